import { neighborhoodsPage } from '#content/neighborhood-page.ts';
import { formatPrice } from '#domain/neighborhoods/format-price.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './area-card.module.css';

interface AreaCardProps {
  area: Neighborhood;
  /** Width of the picture's slot, for Picture's `sizes`. */
  sizes: string;
  /** Shape of the picture. */
  pictureClass: string | undefined;
}

/** A neighborhood's picture, name and price; the whole card links to its page. */
export function AreaCard({ area, sizes, pictureClass }: AreaCardProps) {
  return (
    <a className={styles.card} href={`/neighborhoods/${area.slug}`}>
      <Picture source={area.image} alt="" sizes={sizes} className={pictureClass} />
      <span className={styles.words}>
        <span className={styles.name}>{area.name}</span>
        <span className={styles.price}>{formatPrice(area.medianPrice)}</span>
        <span className={`small ${styles.tagline}`}>{area.tagline}</span>
        <span className={`small ${styles.what}`}>{neighborhoodsPage.medianPrice}</span>
      </span>
    </a>
  );
}
