type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

/** How many of a file's first bytes are needed to detect its format. */
export const KIND_BYTES = 256;

/**
 * Detects a file's format by its first bytes, not by its name or declared type. HEIC is recognized because phones send it,
 * although it cannot be decoded here.
 */
export function pictureKind(start: Buffer): PictureKind | 'heic' | null {
  const text = start.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'webp';
  return text.slice(4, 8) === 'ftyp' ? heifKind(start) : null;
}

const HEIC_BRAND = /^(hei[cmsx]|hev[cmsx])$/;

/** Reads the brands of an ISO media file: the major brand, then the compatible ones. */
function heifKind(start: Buffer): 'avif' | 'heic' | null {
  const end = Math.min(start.readUInt32BE(0), start.length - 3);
  const brands: string[] = [];
  for (let at = 8; at < end; at += 4) if (at !== 12) brands.push(start.toString('latin1', at, at + 4));
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => HEIC_BRAND.test(brand)) ? 'heic' : null;
}
