import { pictureUnavailable } from '#content/pictures/pictures.ts';
import styles from './picture.module.css';
import { pictureSources } from './picture-sources.ts';

interface PictureProps {
  /** A name in content/pictures, the address of an uploaded picture, or an absolute https address. */
  source: string;
  /** Width of the slot in CSS pixels for the `sizes` attribute. A crop to a taller shape needs more. */
  sizes: string;
  /** Omit for the picture's own alt text; empty if the text beside it says the same. */
  alt?: string | undefined;
  /** For the first picture of a page: never lazy, never faded in. */
  priority?: boolean;
  /** What screens that match the media query show instead, such as a part of the picture; its focal point is the same. */
  tall?: { source: string; sizes: string; media: string };
  /** Shape of the frame, such as an aspect ratio. `.frame img` selects the image. */
  className?: string | undefined;
}

/**
 * A picture in the best format and size, which reserves its space. Works without JavaScript; picture-states.ts adds the
 * fade, the fallback and the text for an unavailable picture.
 */
export function Picture({ source, sizes, alt, priority = false, tall, className = '' }: PictureProps) {
  const { modern, original, width, height, focalClass, skyClass, ...own } = pictureSources(source);
  return (
    <span className={`${styles.frame} ${skyClass || styles.foreign} ${className}`} data-picture="">
      <picture>
        {tall &&
          pictureSources(tall.source).modern.map((format) => (
            <source key={format.type} {...format} sizes={tall.sizes} media={tall.media} />
          ))}
        {modern.map((format) => (
          <source key={format.type} {...format} sizes={sizes} />
        ))}
        <img
          className={`${styles.image} ${focalClass}`}
          alt={alt ?? own.alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          // All other pictures have a lower priority than the page's text, fonts and scripts.
          fetchPriority={priority ? 'high' : 'low'}
          decoding="async"
          src={original}
        />
      </picture>
      <span className={styles.unavailable}>{pictureUnavailable}</span>
    </span>
  );
}
