import { pictureManifest } from '#content/pictures/manifest.ts';
import { type PictureRecord, pictureUrl, pictureWidths } from '#content/pictures/picture-files.ts';

/** A picture that a record can name. */
export interface SitePicture {
  /** What the record holds. */
  name: string;
  /** Where it is seen at a modest size. */
  address: string;
  alt: string;
}

/** Those that come with the site. */
export const sitePictures: SitePicture[] = Object.entries(pictureManifest).map(([name, picture]) =>
  shipped(name, picture),
);

function shipped(name: string, picture: PictureRecord): SitePicture {
  const [width = picture.width] = pictureWidths(picture);
  return { name, address: pictureUrl(name, picture, width, 'webp'), alt: picture.alt };
}

/** The picture a record names; one of another site is its address. */
export function pictureNamed(name: string): SitePicture | null {
  if (name === '') return null;
  const known = sitePictures.find((picture) => picture.name === name);
  return known ?? (/^https:/.test(name) ? { name, address: name, alt: '' } : null);
}
