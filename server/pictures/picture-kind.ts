export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

/** As many of a file's first bytes as tell its kind. */
export const KIND_BYTES = 256;

/**
 * What a file is by its first bytes; what its name or its sender says counts for nothing. HEIC is told apart because its
 * HEVC cannot be read here, and phones send it.
 */
export function pictureKind(start: Buffer): PictureKind | 'heic' | null {
  const text = start.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'webp';
  return text.slice(4, 8) === 'ftyp' ? heifKind(start) : null;
}

const HEIC_BRAND = /^(hei[cmsx]|hev[cmsx])$/;

/** The brands of an ISO media file: its own, then those it is compatible with. */
function heifKind(start: Buffer): 'avif' | 'heic' | null {
  const end = Math.min(start.readUInt32BE(0), start.length - 3);
  const brands: string[] = [];
  for (let at = 8; at < end; at += 4) if (at !== 12) brands.push(start.toString('latin1', at, at + 4));
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => HEIC_BRAND.test(brand)) ? 'heic' : null;
}
