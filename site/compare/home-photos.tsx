import type { ReactNode } from 'react';
import { compareList } from '#content/compare.ts';
import type { Property } from '#domain/listings/property.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './home-photos.module.css';
import { HomePicture, photoAlt, photosOf } from './home-picture.tsx';

interface HomePhotosProps {
  home: Property;
  sizes: string;
  /** Shape of the frame. */
  className?: string | undefined;
  priority: boolean;
  /** Content on top of the pictures. */
  children: ReactNode;
}

/** All photos of a home in order, one visible at a time: visitors swipe or use the arrow keys. */
export function HomePhotos({ home, sizes, className = '', priority, children }: HomePhotosProps) {
  const photos = photosOf(home);
  if (photos.length < 2) {
    return (
      <HomePicture home={home} sizes={sizes} className={className} priority={priority}>
        {children}
      </HomePicture>
    );
  }
  return (
    <div className={styles.place}>
      <ul
        className={`${styles.strip} ${className}`}
        aria-label={compareList.photosOf(home.address)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard.
        tabIndex={0}
      >
        {photos.map((source, index) => (
          <li key={source}>
            <Picture
              source={source}
              sizes={sizes}
              alt={photoAlt(home, source)}
              priority={priority && index === 0}
              className={styles.photo}
            />
          </li>
        ))}
      </ul>
      {children}
      <span className={styles.count} aria-hidden="true">
        {compareList.photoCount(photos.length)}
      </span>
    </div>
  );
}
