/** How a picture is encoded. Raise `edition` when an encoder's new version should make every file anew. */
export interface PictureRecipe {
  edition: number;
  /** 4:4:4, so that the thin lines of the skyline keep their color. The hero is looked at longest. */
  avif: { quality: number; effort: number; chromaSubsampling: '4:4:4' | '4:2:0' };
  webp: { quality: number; effort: number };
  /** 75 is the specification's default quality (section 9). */
  jpg: { quality: number; mozjpeg: true };
}

/** The recipe of one picture: the hero, which is largest, has more bytes to spend. */
export function pictureRecipe(name: string): PictureRecipe {
  return {
    edition: 1,
    avif: { quality: name === 'hero' ? 63 : 55, effort: 5, chromaSubsampling: '4:4:4' },
    webp: { quality: 78, effort: 5 },
    jpg: { quality: 75, mozjpeg: true },
  };
}

/**
 * Of a picture uploaded at the desk. Somebody waits for it: AVIF takes a tenth of the time of effort 5, and a tenth more
 * bytes. A camera's file holds a quarter of the colors already.
 */
export const uploadedRecipe: PictureRecipe & {
  /** The widest and highest it is kept: as wide as the paintings. */
  longestSidePx: number;
} = {
  ...pictureRecipe(''),
  avif: { quality: 55, effort: 1, chromaSubsampling: '4:2:0' },
  longestSidePx: 1600,
};
