/** A picture that was uploaded at the desk. Everything needed to show it stands in the address by which records name it. */
export interface UploadedPicture {
  /** Made of the uploaded file: the same file again is the same picture. */
  id: string;
  /** In pixels. */
  width: number;
  height: number;
  focalPoint: FocalPoint;
}

/** What every crop keeps: percent from the left and from the top. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** The focal point of a picture for which nobody chose another. */
export const MIDDLE: FocalPoint = { x: 50, y: 50 };

/** Focal points are kept in such steps, so that a style sheet can name them all. */
export const FOCAL_STEP = 10;

/** Where uploaded pictures are served. */
export const UPLOADED_FOLDER = '/pictures/uploaded/';

const ADDRESS =
  /^\/pictures\/uploaded\/([0-9a-f]{32})-([1-9]\d{0,4})x([1-9]\d{0,4})\.jpg(?:#(\d{1,3}),(\d{1,3}))?$/;

/** Reads an address such as "/pictures/uploaded/{id}-1600x1200.jpg#60,70"; null for any other name of a picture. */
export function readUploadedPicture(source: string): UploadedPicture | null {
  const [, id, width, height, x, y] = ADDRESS.exec(source) ?? [];
  if (!id) return null;
  const focalPoint = x === undefined ? MIDDLE : { x: onStep(Number(x)), y: onStep(Number(y)) };
  return { id, width: Number(width), height: Number(height), focalPoint };
}

/** The ids of the pictures whose addresses stand in a text, each once. */
export function picturesNamedIn(text: string): string[] {
  return [...new Set([...text.matchAll(NAMED)].map(([, id = '']) => id))];
}

const NAMED = new RegExp(`${UPLOADED_FOLDER}([0-9a-f]{32})`, 'g');

/** The address by which a record names an uploaded picture. */
export function uploadedPictureAddress({ focalPoint, ...picture }: UploadedPicture): string {
  const { x, y } = { x: onStep(focalPoint.x), y: onStep(focalPoint.y) };
  const isMiddle = x === MIDDLE.x && y === MIDDLE.y;
  return UPLOADED_FOLDER + originalName(picture) + (isMiddle ? '' : `#${x},${y}`);
}

/** The address without the focal point: the same for every use of a picture. */
export function addressWithoutFocus(source: string): string {
  return source.replace(/#.*/, '');
}

/** What a picture shows, where somebody said so. */
export function altOf(source: string, alts: Record<string, string> | undefined): string | undefined {
  return alts?.[addressWithoutFocus(source)];
}

/** The name of the JPEG that stands in where the modern formats fail. */
export function originalName({ id, width, height }: Omit<UploadedPicture, 'focalPoint'>): string {
  return `${id}-${width}x${height}.jpg`;
}

/** The name of a picture's file of one width. */
export function modernName(
  { id }: Pick<UploadedPicture, 'id'>,
  width: number,
  format: 'avif' | 'webp',
): string {
  return `${id}-${width}.${format}`;
}

/** Whether a picture that was uploaded is left without words for people who cannot see it. */
export function lacksWords(source: string, alt: string | undefined): boolean {
  return readUploadedPicture(source) !== null && !alt?.trim();
}

/** The same for the pictures in an article's HTML. */
export function articleLacksWords(html: string): boolean {
  return [...html.matchAll(/<img\b[^>]*>/g)].some(([image]) => {
    const source = /\bsrc="([^"]*)"/.exec(image)?.[1] ?? '';
    return lacksWords(source, /\balt="([^"]*)"/.exec(image)?.[1]);
  });
}

function onStep(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent / FOCAL_STEP) * FOCAL_STEP));
}
