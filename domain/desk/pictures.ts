/** A picture that was uploaded, as the desk sees it. */
export interface DeskPicture {
  id: string;
  /** What the file was called. */
  name: string;
  /** What records name it by; a focal point may follow. */
  address: string;
  /** In pixels. */
  width: number;
  height: number;
  at: string;
}

/** The largest file that is taken. */
export const MOST_PICTURE_BYTES = 30 * 1_024 * 1_024;
