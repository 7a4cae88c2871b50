import { useEffect, useState } from 'react';
import { reviewsSection as words } from '#content/home.ts';
import type { Review } from '#domain/reviews/review.ts';
import { reviewAnchor } from '#domain/reviews/review-anchor.ts';
import { CAROUSEL_PREVIEW_LENGTH } from '#domain/reviews/review-preview.ts';
import { ReviewCard } from '../reviews/review-card.tsx';
import { RoundButton } from '../ui/round-button.tsx';
import styles from './review-carousel.module.css';

/** Reviews on one page (spec, section 9). */
const PER_PAGE = 3;

/**
 * Reviews, three at a time, in a loop; nothing moves by itself. All pages overlap in a space as tall as the tallest, so
 * that turning pages moves nothing below; without JavaScript they are listed one after another.
 */
export function ReviewCarousel({ reviews }: { reviews: Review[] }) {
  const [page, setPage] = useState(0);
  const pages = Math.ceil(reviews.length / PER_PAGE);
  // The desk's preview and its link to the site name a review in the fragment.
  useEffect(() => {
    const named = reviews.findIndex(({ id }) => location.hash === `#${reviewAnchor(id)}`);
    if (named >= 0) setPage(Math.floor(named / PER_PAGE));
  }, [reviews]);
  const turn = (by: number) => setPage((page + by + pages) % pages);
  return (
    <>
      <div className={styles.pages} aria-live="polite">
        {Array.from({ length: pages }, (_, index) => (
          <ul
            key={index}
            className={`${styles.cards} ${index === page ? '' : styles.away}`}
            aria-label={words.list}
          >
            {reviews.slice(index * PER_PAGE, (index + 1) * PER_PAGE).map((review) => (
              <li key={review.id} id={reviewAnchor(review.id)} className={styles.card}>
                <ReviewCard review={review} limit={CAROUSEL_PREVIEW_LENGTH} />
              </li>
            ))}
          </ul>
        ))}
      </div>
      {pages > 1 && (
        <div className={`screen-only ${styles.foot}`}>
          <RoundButton icon="arrow-left" label={words.previous} onClick={() => turn(-1)} />
          <RoundButton icon="arrow-right" label={words.next} onClick={() => turn(1)} />
          <ul className={styles.dots}>
            {Array.from({ length: pages }, (_, index) => (
              <li key={index}>
                <button
                  type="button"
                  className={styles.dot}
                  aria-label={words.page(index + 1)}
                  aria-current={index === page}
                  onClick={() => setPage(index)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
