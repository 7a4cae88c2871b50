import { compareNotes } from '#content/compare.ts';
import { listingTime } from '#domain/listings/listing-time.ts';
import type { Property } from '#domain/listings/property.ts';
import { isIllustrated } from './home-picture.tsx';
import styles from './listing-notes.module.css';

interface ListingNotesProps {
  homes: Property[];
  /** Mentions that tours can be requested. */
  withTour?: boolean;
}

/** The notices required beside listings (IDX display rules): samples, disclaimer, source and time. */
export function ListingNotes({ homes, withTour = false }: ListingNotesProps) {
  const sources = [...new Set(homes.flatMap(({ source }) => source ?? []))].join(', ');
  const updated = listingTime(homes.map(({ updatedAt }) => updatedAt).reduce(later, ''));
  return (
    <p className={`xs ${styles.notes}`}>
      {[
        withTour && compareNotes.tour,
        homes.some(({ isSample }) => isSample) && compareNotes.sample,
        homes.some(isIllustrated) && compareNotes.illustrations,
        compareNotes.disclaimer,
        sources && compareNotes.source(sources),
        updated && compareNotes.updated(updated),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}

/** ISO times sort as text. */
function later(one: string, other: string): string {
  return one > other ? one : other;
}
