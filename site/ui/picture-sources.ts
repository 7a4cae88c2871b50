import { type PictureName, pictureManifest } from '#content/pictures/manifest.ts';
import {
  originalWidth,
  type PictureFormat,
  type PictureRecord,
  pictureUrl,
  pictureWidths,
} from '#content/pictures/picture-files.ts';
import {
  addressWithoutFocus,
  modernName,
  readUploadedPicture,
  UPLOADED_FOLDER,
  type UploadedPicture,
} from '#domain/pictures/uploaded-picture.ts';

/** The data for a <picture> element. A picture from another server has only an original. */
export interface PictureSources {
  /** One srcset for each modern format, best first. */
  modern: { type: string; srcSet: string }[];
  original: string;
  /** Size in pixels, which reserves the space before loading. */
  width: number;
  height: number;
  alt: string;
  /** Classes of its focal point and its sky color; photos have no sky, and those from other servers neither. */
  focalClass: string;
  skyClass: string;
}

/** Photos from other servers are assumed to be 3:2, like most listing photos; the slot crops them anyway. */
const FOREIGN_SIZE = { width: 1200, height: 800 };

/** Resolves a picture name of content/pictures, the address of an uploaded picture, or an absolute https address. */
export function pictureSources(source: string): PictureSources {
  const uploaded = readUploadedPicture(source);
  if (uploaded) return uploadedSources(source, uploaded);
  if (!isPictureName(source)) {
    return { modern: [], original: source, ...FOREIGN_SIZE, alt: '', focalClass: '', skyClass: '' };
  }
  const record = pictureManifest[source];
  return {
    modern: (['avif', 'webp'] as const).map((format) => ({
      type: `image/${format}`,
      srcSet: srcSet(source, record, format),
    })),
    original: pictureUrl(source, record, originalWidth(record), 'jpg'),
    width: record.width,
    height: record.height,
    alt: record.alt,
    focalClass: `focal-${source}`,
    skyClass: `sky-${source}`,
  };
}

function uploadedSources(source: string, picture: UploadedPicture): PictureSources {
  const { width, height, focalPoint } = picture;
  return {
    modern: (['avif', 'webp'] as const).map((format) => ({
      type: `image/${format}`,
      srcSet: pictureWidths(picture)
        .map((pixels) => `${UPLOADED_FOLDER}${modernName(picture, pixels, format)} ${pixels}w`)
        .join(', '),
    })),
    original: addressWithoutFocus(source),
    width,
    height,
    // The alt text is in the record that shows it.
    alt: '',
    focalClass: `focus focus-x-${focalPoint.x} focus-y-${focalPoint.y}`,
    skyClass: '',
  };
}

function isPictureName(source: string): source is PictureName {
  return Object.hasOwn(pictureManifest, source);
}

function srcSet(name: string, record: PictureRecord, format: PictureFormat): string {
  return pictureWidths(record)
    .map((width) => `${pictureUrl(name, record, width, format)} ${width}w`)
    .join(', ');
}
