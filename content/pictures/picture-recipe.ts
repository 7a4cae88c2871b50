/** How a picture is encoded. Raise `edition` if a new version of an encoder should encode every file again. */
export interface PictureRecipe {
  edition: number;
  /** 4:4:4 preserves the color of the thin lines in the skyline. The hero gets the best quality. */
  avif: { quality: number; effort: number; chromaSubsampling: '4:4:4' | '4:2:0' };
  webp: { quality: number; effort: number };
  /** 75 is the specification's default quality (section 9). */
  jpg: { quality: number; mozjpeg: true };
}

/** The recipe of one picture: the hero, which is the largest, may have more bytes. */
export function pictureRecipe(name: string): PictureRecipe {
  return {
    edition: 1,
    avif: { quality: name.startsWith('hero') ? 63 : 55, effort: 5, chromaSubsampling: '4:4:4' },
    webp: { quality: 78, effort: 5 },
    jpg: { quality: 75, mozjpeg: true },
  };
}

/**
 * The recipe of pictures uploaded at the desk. Users wait for it: compared with effort 5, AVIF takes a tenth of the time
 * and 10 % more bytes. A camera's JPEG is already 4:2:0.
 */
export const uploadedRecipe: PictureRecipe & {
  /** The maximum size that is stored: the width of the paintings. */
  longestSidePx: number;
} = {
  ...pictureRecipe(''),
  avif: { quality: 55, effort: 1, chromaSubsampling: '4:2:0' },
  longestSidePx: 1600,
};
