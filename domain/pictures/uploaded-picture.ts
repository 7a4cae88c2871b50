/** A picture uploaded at the desk. The address by which records name it holds everything needed to display it. */
export interface UploadedPicture {
  /** A hash of the uploaded file: the same file has the same id. */
  id: string;
  /** In pixels. */
  width: number;
  height: number;
  focalPoint: FocalPoint;
}

/** The point that every crop keeps visible: percent from the left and from the top. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** The focal point of a picture if nobody chose one. */
export const MIDDLE: FocalPoint = { x: 50, y: 50 };

/** Focal points are rounded to this step, so that a style sheet can list them all. */
export const FOCAL_STEP = 10;

/** Where uploaded pictures are served. */
export const UPLOADED_FOLDER = '/pictures/uploaded/';

const ADDRESS =
  /^\/pictures\/uploaded\/([0-9a-f]{32})-([1-9]\d{0,4})x([1-9]\d{0,4})\.jpg(?:#(\d{1,3}),(\d{1,3}))?$/;

/** Parses an address such as "/pictures/uploaded/{id}-1600x1200.jpg#60,70"; null for any other picture name. */
export function readUploadedPicture(source: string): UploadedPicture | null {
  const [, id, width, height, x, y] = ADDRESS.exec(source) ?? [];
  if (!id) return null;
  const focalPoint =
    x === undefined ? MIDDLE : { x: roundToFocalStep(Number(x)), y: roundToFocalStep(Number(y)) };
  return { id, width: Number(width), height: Number(height), focalPoint };
}

/** The distinct ids of the pictures whose addresses occur in a text. */
export function picturesNamedIn(text: string): string[] {
  return [...new Set([...text.matchAll(NAMED)].map(([, id = '']) => id))];
}

const NAMED = new RegExp(`${UPLOADED_FOLDER}([0-9a-f]{32})`, 'g');

/** The address by which a record names an uploaded picture. */
export function uploadedPictureAddress({ focalPoint, ...picture }: UploadedPicture): string {
  const { x, y } = { x: roundToFocalStep(focalPoint.x), y: roundToFocalStep(focalPoint.y) };
  const isMiddle = x === MIDDLE.x && y === MIDDLE.y;
  return UPLOADED_FOLDER + originalName(picture) + (isMiddle ? '' : `#${x},${y}`);
}

/** The address without the focal point: the same for every use of a picture. */
export function addressWithoutFocus(source: string): string {
  return source.replace(/#.*/, '');
}

/** The alt text of a picture, if it has one. */
export function altOf(source: string, alts: Record<string, string> | undefined): string | undefined {
  return alts?.[addressWithoutFocus(source)];
}

/** The file name of the JPEG fallback for browsers without modern formats. */
export function originalName({ id, width, height }: Omit<UploadedPicture, 'focalPoint'>): string {
  return `${id}-${width}x${height}.jpg`;
}

/** The file name of a picture in one width. */
export function modernName(
  { id }: Pick<UploadedPicture, 'id'>,
  width: number,
  format: 'avif' | 'webp',
): string {
  return `${id}-${width}.${format}`;
}

/** Whether an uploaded picture has no alt text. */
export function lacksAlt(source: string, alt: string | undefined): boolean {
  return readUploadedPicture(source) !== null && !alt?.trim();
}

/** Whether an uploaded picture in an article's HTML has no alt text. */
export function articleLacksAlt(html: string): boolean {
  return [...html.matchAll(/<img\b[^>]*>/g)].some(([image]) => {
    const source = /\bsrc="([^"]*)"/.exec(image)?.[1] ?? '';
    return lacksAlt(source, /\balt="([^"]*)"/.exec(image)?.[1]);
  });
}

function roundToFocalStep(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent / FOCAL_STEP) * FOCAL_STEP));
}
