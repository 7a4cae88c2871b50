import { reviewsPage } from '#content/reviews-page.ts';
import type { Review } from '#domain/reviews/review.ts';
import { ReviewCard } from '../reviews/review-card.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';
import styles from './review-grid.module.css';

/** Every review at once, two abreast; long ones open in place. Sample texts say so at the end as well. */
export function ReviewGrid({ reviews }: { reviews: readonly Review[] }) {
  return (
    <div className={styles.grid}>
      <ul className={styles.reviews}>
        {reviews.map((review) => (
          <li key={review.id} className={styles.review}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {reviews.some(({ isSample }) => isSample) && (
        <div className={styles.note}>
          <SampleTag>{reviewsPage.sampleTag}</SampleTag>
          <p className="small">{reviewsPage.sampleNote}</p>
        </div>
      )}
    </div>
  );
}
