/** The size of a master in pixels, and the fingerprint of its content and recipe. */
export interface PictureRecord {
  width: number;
  height: number;
  /** Eight hex digits; part of every file name, so that the files can be cached forever. */
  fingerprint: string;
  alt: string;
}

export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** Pixel widths of the AVIF and WebP files: 1x, 1.5x, 2x and 3x of a third of the master (spec section 9). */
export function pictureWidths({ width }: Pick<PictureRecord, 'width'>): number[] {
  return [1, 1.5, 2, 3].map((density) => Math.max(1, Math.round((width / 3) * density)));
}

/** The maximum width of an original: enough for any fallback and for a link preview. */
const WIDEST_ORIGINAL_PX = 1600;

/** Width of the JPEG, the fallback for browsers without AVIF and WebP. */
export function originalWidth(picture: PictureRecord): number {
  return Math.min(picture.width, WIDEST_ORIGINAL_PX);
}

/** "/pictures/hero-1200.1a2b3c4d.avif" */
export function pictureUrl(
  name: string,
  picture: PictureRecord,
  width: number,
  format: PictureFormat,
): string {
  return `/pictures/${name}-${width}.${picture.fingerprint}.${format}`;
}

/** All addresses of a picture's files. */
export function allPictureUrls(name: string, picture: PictureRecord): string[] {
  const modern = (['avif', 'webp'] as const).flatMap((format) =>
    pictureWidths(picture).map((width) => pictureUrl(name, picture, width, format)),
  );
  return [...modern, pictureUrl(name, picture, originalWidth(picture), 'jpg')];
}
