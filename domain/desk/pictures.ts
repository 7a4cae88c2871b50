/** An uploaded picture. */
export interface DeskPicture {
  id: string;
  /** The original file name. */
  name: string;
  /** The path by which records refer to it; a focal point may follow. */
  address: string;
  /** In pixels. */
  width: number;
  height: number;
  at: string;
}

/** Maximum size of an uploaded file. */
export const MOST_PICTURE_BYTES = 30 * 1_024 * 1_024;
