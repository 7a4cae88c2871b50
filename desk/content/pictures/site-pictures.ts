import { pictureManifest } from '#content/pictures/manifest.ts';
import {
  originalWidth,
  type PictureRecord,
  pictureUrl,
  pictureWidths,
} from '#content/pictures/picture-files.ts';
import {
  addressWithoutFocus,
  modernName,
  readUploadedPicture,
  UPLOADED_FOLDER,
} from '#domain/pictures/uploaded-picture.ts';

/** A picture that a record can name. */
export interface SitePicture {
  /** What the record holds. */
  name: string;
  /** Where it is seen at a modest size. */
  thumbnail: string;
  /** Where it is seen whole, for the text of an article. */
  address: string;
  /** '' of one that was uploaded: each place where it stands says what it shows. */
  alt: string;
}

/** Those that come with the site. */
export const sitePictures: SitePicture[] = Object.entries(pictureManifest).map(([name, picture]) =>
  shipped(name, picture),
);

function shipped(name: string, picture: PictureRecord): SitePicture {
  const [width = picture.width] = pictureWidths(picture);
  return {
    name,
    thumbnail: pictureUrl(name, picture, width, 'webp'),
    address: pictureUrl(name, picture, originalWidth(picture), 'jpg'),
    alt: picture.alt,
  };
}

/** The picture a record names; one of another site is its address. */
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
