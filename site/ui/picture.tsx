import { pictureUnavailable } from '#content/pictures/pictures.ts';
import styles from './picture.module.css';
import { pictureSources } from './picture-sources.ts';

interface PictureProps {
  /** A name in content/pictures, the address of an uploaded picture, or an absolute https address. */
  source: string;
  /** Width of the slot in CSS pixels as the `sizes` attribute takes it. A crop to a taller shape needs more. */
  sizes: string;
  /** Leave out for the picture's own words; empty where the text beside it says the same. */
  alt?: string | undefined;
  /** For the one picture that a page opens with: never lazy, never faded. */
  priority?: boolean;
  /** Shape of the frame, for example an aspect ratio. `.frame img` reaches the image. */
  className?: string | undefined;
}

/**
 * A picture in its best format and size that takes its room before it loads. Without JavaScript it simply appears;
 * picture-states.ts adds the fade, the fallback and the words for a picture that is not available.
 */
export function Picture({ source, sizes, alt, priority = false, className = '' }: PictureProps) {
  const { modern, original, width, height, focalClass, skyClass, ...own } = pictureSources(source);
  return (
    <span className={`${styles.frame} ${skyClass || styles.foreign} ${className}`} data-picture="">
      <picture>
        {modern.map((format) => (
          <source key={format.type} {...format} sizes={sizes} />
        ))}
        <img
          className={`${styles.image} ${focalClass}`}
          alt={alt ?? own.alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          // Every other picture gives way to the page's words, fonts and scripts.
          fetchPriority={priority ? 'high' : 'low'}
          decoding="async"
          src={original}
        />
      </picture>
      <span className={styles.unavailable}>{pictureUnavailable}</span>
    </span>
  );
}
