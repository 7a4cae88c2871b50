import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './area-card.module.css';
import { AreaCardWords } from './area-card-words.tsx';

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
      <AreaCardWords area={area} />
    </a>
  );
}
