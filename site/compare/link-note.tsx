import { compareList } from '#content/compare.ts';
import { MIN_COMPARED } from '#domain/comparison/property-comparison.ts';
import type { Property } from '#domain/listings/property.ts';
import { homesByIds } from './compare-place.ts';
import styles from './link-note.module.css';

interface LinkNoteProps {
  /** Ids in the page's address. */
  linked: string[];
  homes: Property[];
}

/** Explains why a link with homes shows the list: too few are checked, or some are no longer for sale. */
export function LinkNote({ linked, homes }: LinkNoteProps) {
  const listed = homesByIds(linked, homes).length;
  // A comparison that the visitor cleared needs no explanation.
  if (linked.length === 0 || listed >= MIN_COMPARED) return null;
  const missing = linked.length - listed;
  return (
    <p className={styles.note} role="alert">
      {missing > 0 && `${compareList.gone(missing)} `}
      {compareList.tooFew}
    </p>
  );
}
