import type { Review } from '#domain/reviews/review.ts';
import { reviewAnchor } from '#domain/reviews/review-anchor.ts';
import { ReviewCard } from '../reviews/review-card.tsx';
import styles from './review-grid.module.css';

/** All reviews in two columns; long ones expand in place. */
export function ReviewGrid({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className={styles.reviews}>
      {reviews.map((review) => (
        <li key={review.id} id={reviewAnchor(review.id)} className={styles.review}>
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  );
}
