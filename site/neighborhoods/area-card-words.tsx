import { neighborhoodsPage } from '#content/neighborhood-page.ts';
import { formatPrice } from '#domain/neighborhoods/format-price.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import styles from './area-card-words.module.css';

/** A neighborhood's name, tagline and price, below the picture of its card. */
export function AreaCardWords({ area }: { area: Neighborhood }) {
  return (
    <span className={styles.frame}>
      <span className={styles.words}>
        <span className={styles.name}>{area.name}</span>
        <span className={`small ${styles.tagline}`}>{area.tagline}</span>
        <span className={`small ${styles.label}`}>{neighborhoodsPage.medianPrice}</span>
        <span className={styles.price}>{formatPrice(area.medianPrice)}</span>
      </span>
    </span>
  );
}
