import { pictureManifest } from '#content/pictures/manifest.ts';
import {
  originalWidth,
  type PictureRecord,
  pictureUrl,
  pictureWidths,
} from '#content/pictures/picture-files.ts';
import { pictures } from '#content/pictures/pictures.ts';
import {
  addressWithoutFocus,
  modernName,
  readUploadedPicture,
  UPLOADED_FOLDER,
} from '#domain/pictures/uploaded-picture.ts';

/** A picture that a record can name. */
export interface SitePicture {
  /** The value stored in the record. */
  name: string;
  /** URL of a small version. */
  thumbnail: string;
  /** URL of the full picture, for articles. */
  address: string;
  /** '' for an uploaded picture: its alt text is entered wherever it is used. */
  alt: string;
}

/** The pictures built into the site. */
export const sitePictures: SitePicture[] = Object.entries(pictureManifest)
  .filter(([name]) => !pictures[name]?.part)
  .map(([name, picture]) => shipped(name, picture));

function shipped(name: string, picture: PictureRecord): SitePicture {
  const [width = picture.width] = pictureWidths(picture);
  return {
    name,
    thumbnail: pictureUrl(name, picture, width, 'webp'),
    address: pictureUrl(name, picture, originalWidth(picture), 'jpg'),
    alt: picture.alt,
  };
}

/** Finds the picture a record names, which may also be an https URL of another site. */
export function pictureNamed(name: string): SitePicture | null {
  if (name === '') return null;
  const uploaded = readUploadedPicture(name);
  if (uploaded) {
    const [width = uploaded.width] = pictureWidths(uploaded);
    const thumbnail = UPLOADED_FOLDER + modernName(uploaded, width, 'webp');
    return { name, thumbnail, address: addressWithoutFocus(name), alt: '' };
  }
  const known = sitePictures.find((picture) => picture.name === name);
  return known ?? (/^https:/.test(name) ? { name, thumbnail: name, address: name, alt: '' } : null);
}
