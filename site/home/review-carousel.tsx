import { useState } from 'react';
import { reviewsSection as words } from '#content/home.ts';
import type { Review } from '#domain/reviews/review.ts';
import { CAROUSEL_PREVIEW_LENGTH } from '#domain/reviews/review-preview.ts';
import { ReviewCard } from '../reviews/review-card.tsx';
import { RoundButton } from '../ui/round-button.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './review-carousel.module.css';

/** Reviews on one page (spec, section 9). */
const PER_PAGE = 3;

/**
 * Reviews, three at a time, round and round; nothing moves by itself. The server sends all of them for readers
 * without scripts; for the others the style sheet holds back what the first page does not show.
 */
export function ReviewCarousel({ reviews }: { reviews: Review[] }) {
  const hydrated = useHydrated();
  const [page, setPage] = useState(0);
  const pages = Math.ceil(reviews.length / PER_PAGE);
  const turn = (by: number) => setPage((page + by + pages) % pages);
  const present = hydrated ? reviews.slice(page * PER_PAGE, (page + 1) * PER_PAGE) : reviews;
  return (
    <>
      <ul className={styles.cards} aria-label={words.list} aria-live="polite">
        {present.map((review, index) => (
          <li key={review.id} className={index < PER_PAGE ? styles.card : `${styles.card} ${styles.later}`}>
            <ReviewCard review={review} limit={CAROUSEL_PREVIEW_LENGTH} />
          </li>
        ))}
      </ul>
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
