import type { ReactNode } from 'react';
import { compareList } from '#content/compare.ts';
import { type PictureName, pictureManifest } from '#content/pictures/manifest.ts';
import type { Property } from '#domain/listings/property.ts';
import { altOf } from '#domain/pictures/uploaded-picture.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './home-picture.module.css';

interface HomePictureProps {
  home: Property;
  sizes: string;
  /** Shape of the frame. */
  className?: string | undefined;
  /** Empty if the text beside it says the same. */
  alt?: '';
  priority?: boolean;
  /** Content on top of the picture. */
  children?: ReactNode;
}

/** The fallback if neither the listing nor its neighborhood has a picture. */
const FALLBACK_PICTURE: PictureName = 'porch-light';

/**
 * A listing's first photo hosted on this site, else a painting labeled as an illustration. Pictures on other servers
 * are never linked: an MLS requires copies, and the content security policy forbids them.
 */
export function HomePicture({ home, sizes, className, alt, priority = false, children }: HomePictureProps) {
  const source = pictureOf(home);
  const isPhotograph = !isPainting(source);
  return (
    <div className={styles.place}>
      <Picture
        source={source}
        sizes={sizes}
        className={className}
        priority={priority}
        alt={alt ?? (isPhotograph ? photoAlt(home, source) : undefined)}
      />
      {children}
      {!isPhotograph && <span className={styles.illustration}>{compareList.illustration}</span>}
    </div>
  );
}

/** Whether a listing is shown with a painting. */
export function isIllustrated(home: Property): boolean {
  return isPainting(pictureOf(home));
}

/** The alt text of a home's photo. */
export function photoAlt({ address, imageAlts }: Property, source: string): string {
  return altOf(source, imageAlts) || compareList.photographOf(address);
}

/** The photos of a home that this site hosts. */
export function photosOf({ images }: Property): string[] {
  return images.filter((image) => image.startsWith('/'));
}

function pictureOf(home: Property): string {
  return photosOf(home)[0] ?? home.images.find(isPainting) ?? standIn(home);
}

function standIn({ neighborhoodSlug }: Property): string {
  return neighborhoodSlug !== null && isPainting(neighborhoodSlug) ? neighborhoodSlug : FALLBACK_PICTURE;
}

function isPainting(source: string): boolean {
  return Object.hasOwn(pictureManifest, source);
}
