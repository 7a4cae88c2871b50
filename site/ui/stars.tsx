import { reviewCard } from '#content/review-card.ts';
import styles from './stars.module.css';

const STAR = 'M8 1.2l2 4.5 4.9.5-3.7 3.2 1.1 4.8L8 11.7l-4.3 2.5 1.1-4.8L1.1 6.2 6 5.7z';

/**
 * A rating as five stars, read out as one sentence.
 * @param props.rating 1 to 5; half a star is not drawn
 */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={reviewCard.stars(rating)}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg
          key={star}
          className={star <= rating ? styles.full : styles.empty}
          viewBox="0 0 16 16"
          aria-hidden="true"
        >
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}
