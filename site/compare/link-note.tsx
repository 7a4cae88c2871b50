import { compareList } from '#content/compare.ts';
import type { Property } from '#domain/listings/property.ts';
import styles from './link-note.module.css';

interface LinkNoteProps {
  /** Ids that the page's address names. */
  linked: string[];
  homes: Property[];
}

/** Why a link that names homes led to the list: too few were ticked, or some are no longer for sale. */
export function LinkNote({ linked, homes }: LinkNoteProps) {
  if (linked.length === 0) return null;
  const missing = linked.filter((id) => !homes.some((home) => home.id === id)).length;
  return (
    <p className={styles.note} role="alert">
      {missing > 0 && `${compareList.gone(missing)} `}
      {compareList.tooFew}
    </p>
  );
}
