import type { ReactNode } from 'react';
import { reviewsPage } from '#content/reviews-page.ts';
import { SampleTag } from '../ui/sample-tag.tsx';
import styles from './review-grid.module.css';

interface ReviewsSectionProps {
  hasSamples: boolean;
  children: ReactNode;
}

/**
 * The section with the reviews, which are an island passed in by the page. If any are samples, a note at the end says
 * so.
 */
export function ReviewsSection({ hasSamples, children }: ReviewsSectionProps) {
  return (
    <section className="section linen">
      <div className="wrap">
        <h2 className="sr">{reviewsPage.gridLabel}</h2>
        <div className={styles.grid}>
          {children}
          {hasSamples && (
            <div className={styles.note}>
              <SampleTag>{reviewsPage.sampleTag}</SampleTag>
              <p className="small">{reviewsPage.sampleNote}</p>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
