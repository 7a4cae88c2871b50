import { googleSummary } from '#content/reviews.ts';
import { reviewsPage } from '#content/reviews-page.ts';
import { Stars } from '../ui/stars.tsx';
import styles from './google-rating.module.css';

const words = reviewsPage.summary;

/** The Google rating and its number of reviews, with source and date. */
export function GoogleRating({ firm }: { firm: string }) {
  return (
    <div className={styles.rating}>
      <p className="label">{words.label}</p>
      <p className={styles.figure}>
        <span className={styles.number}>{googleSummary.ratingText}</span> {words.outOf}
      </p>
      <Stars rating={googleSummary.rating} />
      <p className={styles.count}>{words.basedOn(googleSummary.count)}</p>
      <p className="xs">{googleSummary.sourceLine(firm)}</p>
    </div>
  );
}
