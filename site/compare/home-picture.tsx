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
  /** Empty where the text beside it says the same. */
  alt?: '';
  priority?: boolean;
  /** What lies on the picture. */
  children?: ReactNode;
}

/** Stands in where neither the listing nor its neighborhood has a picture. */
const ANY_HOME: PictureName = 'porch-light';

/**
 * A listing's first picture of this site's own; else a painting as a labelled stand-in. Pictures of other servers are
 * never linked: an MLS wants them copied, and the content security policy allows none.
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
        alt={alt ?? (isPhotograph ? photographWords(home, source) : undefined)}
      />
      {children}
      {!isPhotograph && <span className={styles.illustration}>{compareList.illustration}</span>}
    </div>
  );
}

/** Whether a listing is shown by a painting. */
export function isIllustrated(home: Property): boolean {
  return isPainting(pictureOf(home));
}

/** What a photograph of a home shows. */
export function photographWords({ address, imageAlts }: Property, source: string): string {
  return altOf(source, imageAlts) || compareList.photographOf(address);
}

/** The photographs that this site has of a home. */
export function photographsOf({ images }: Property): string[] {
  return images.filter((image) => image.startsWith('/'));
}

function pictureOf(home: Property): string {
  return home.images.find((image) => isPainting(image) || image.startsWith('/')) ?? standIn(home);
}

function standIn({ neighborhoodSlug }: Property): string {
  return neighborhoodSlug !== null && isPainting(neighborhoodSlug) ? neighborhoodSlug : ANY_HOME;
}

function isPainting(source: string): boolean {
  return Object.hasOwn(pictureManifest, source);
}
