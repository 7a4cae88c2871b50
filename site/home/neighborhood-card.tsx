import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { AreaCardWords } from '../neighborhoods/area-card-words.tsx';
import mosaic from '../ui/mosaic.module.css';
import { Picture } from '../ui/picture.tsx';
import styles from './neighborhood-card.module.css';

interface NeighborhoodCardProps {
  area: Neighborhood;
  popoverId: string;
}

/** A neighborhood in the mosaic: the whole card is the button that opens its popover. */
export function NeighborhoodCard({ area, popoverId }: NeighborhoodCardProps) {
  // The native way to open a dialog; React does not know these two attributes yet.
  const opens = { command: 'show-modal', commandfor: popoverId };
  return (
    <button type="button" className={styles.card} aria-haspopup="dialog" aria-expanded="false" {...opens}>
      <Picture
        source={area.image}
        alt=""
        sizes="(min-width: 1440px) 720px, (min-width: 1024px) 50vw, (min-width: 560px) 48vw, 100vw"
        className={`${mosaic.picture} ${styles.picture}`}
      />
      <AreaCardWords area={area} />
    </button>
  );
}
