import type { ReactNode } from 'react';
import { reviewsPage } from '#content/reviews-page.ts';

/** The band that holds the reviews. The grid is an island, given by the page. */
export function ReviewsSection({ children }: { children: ReactNode }) {
  return (
    <section className="section linen">
      <div className="wrap">
        <h2 className="sr">{reviewsPage.gridLabel}</h2>
        {children}
      </div>
    </section>
  );
}
