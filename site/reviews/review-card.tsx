import { reviewCard } from '#content/review-card.ts';
import type { Review } from '#domain/reviews/review.ts';
import { Icon } from '../ui/icon.tsx';
import { Stars } from '../ui/stars.tsx';
import styles from './review-card.module.css';
import { ReviewText } from './review-text.tsx';

interface ReviewCardProps {
  review: Review;
  /** Characters shown before "Read More"; 350 by default. */
  limit?: number;
}

/** Stars, quote and author. A Google review has a badge (spec, section 2); a sample is labeled. */
export function ReviewCard({ review, limit }: ReviewCardProps) {
  const { content, isSample, location, name, rating, source } = review;
  return (
    <figure className={styles.card}>
      <div className={styles.top}>
        <Stars rating={rating} />
        {source === 'google' && (
          <span className={styles.verified}>
            <Icon name="check" /> {reviewCard.verified}
          </span>
        )}
      </div>
      <ReviewText text={content} author={name} limit={limit} />
      <figcaption className={styles.author}>
        <b className={styles.name}>{name}</b>
        <span className={styles.place}>
          {location}
          {isSample && ` · ${reviewCard.sampleTag}`}
        </span>
      </figcaption>
    </figure>
  );
}
