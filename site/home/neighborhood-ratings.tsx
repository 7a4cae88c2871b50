import { neighborhoodPopover as words } from '#content/home.ts';
import { newTabNote } from '#content/navigation.ts';
import { crimeRecordOf, type PublicRecord, schoolRecord } from '#content/neighborhood-page.ts';
import { cardRatings } from '#domain/neighborhoods/card-ratings.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { SampleTag } from '../ui/sample-tag.tsx';
import styles from './neighborhood-ratings.module.css';

/**
 * Crime and school rating: always samples, whoever publishes the other figures, each beside a link to the public record.
 */
export function NeighborhoodRatings({ area }: { area: Neighborhood }) {
  const { crimeRating, schoolRating } = cardRatings(area);
  return (
    <dl className={styles.ratings}>
      <Rating label={words.crimeRating} value={crimeRating} record={crimeRecordOf(area.slug)} />
      <Rating label={words.schoolRating} value={schoolRating} record={schoolRecord} />
    </dl>
  );
}

interface RatingProps {
  label: string;
  value: string;
  record: PublicRecord | undefined;
}

function Rating({ label, value, record }: RatingProps) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {value} <SampleTag>{words.sampleTag}</SampleTag>
      </dd>
      {record && (
        <dd>
          <a className={styles.record} href={record.link} target="_blank" rel="noopener">
            {record.name}
            <span className="sr"> ({newTabNote})</span>
          </a>
        </dd>
      )}
    </div>
  );
}
