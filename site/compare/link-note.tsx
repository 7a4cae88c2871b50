import { compareList } from '#content/compare.ts';
import { MIN_COMPARED } from '#domain/comparison/property-comparison.ts';
import type { Property } from '#domain/listings/property.ts';
import { homesNamed } from './compare-place.ts';
import styles from './link-note.module.css';

interface LinkNoteProps {
  /** Ids that the page's address names. */
  linked: string[];
  homes: Property[];
}

/** Why a link that names homes led to the list: too few were ticked, or some are no longer for sale. */
export function LinkNote({ linked, homes }: LinkNoteProps) {
  const listed = homesNamed(linked, homes).length;
  // A comparison that was shown and cleared needs no reason.
  if (linked.length === 0 || listed >= MIN_COMPARED) return null;
  const missing = linked.length - listed;
  return (
    <p className={styles.note} role="alert">
      {missing > 0 && `${compareList.gone(missing)} `}
      {compareList.tooFew}
    </p>
  );
}
