import { explorer } from '#content/home.ts';
import { formatPrice } from '#domain/neighborhoods/format-price.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import type { MosaicSpan } from '../ui/mosaic.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './neighborhood-card.module.css';

interface NeighborhoodCardProps {
  area: Neighborhood;
  shape: MosaicSpan;
  popoverId: string;
}

/** A neighborhood in the mosaic: the whole card is the button that opens its popover. */
export function NeighborhoodCard({ area, shape, popoverId }: NeighborhoodCardProps) {
  // The native way to open a dialog; React does not know these two attributes yet.
  const opens = { command: 'show-modal', commandfor: popoverId };
  return (
    <button
      type="button"
      className={`${styles.card} ${shape === 'narrow' ? styles.narrow : ''}`}
      aria-haspopup="dialog"
      aria-expanded="false"
      {...opens}
    >
      <Picture
        source={area.image}
        alt=""
        sizes="(min-width: 1440px) 720px, (min-width: 1024px) 50vw, (min-width: 560px) 48vw, 100vw"
        className={styles.picture}
      />
      <span className={styles.words}>
        <span className={styles.name}>{area.name}</span>
        <span className={`small ${styles.tagline}`}>{area.tagline}</span>
        <span className={`small ${styles.priceLabel}`}>{explorer.medianPrice}</span>
        <span className={styles.price}>{formatPrice(area.medianPrice)}</span>
      </span>
    </button>
  );
}
