import type { ReactNode } from 'react';
import { reviewsSection } from '#content/home.ts';
import { newTabNote, outbound } from '#content/navigation.ts';
import { googleSummary } from '#content/reviews.ts';
import { Icon } from '../ui/icon.tsx';
import { Stars } from '../ui/stars.tsx';
import styles from './home-reviews.module.css';

/** Client reviews: the anchor #testimonials. The carousel is an island passed in by the page. */
export function HomeReviews({ firm, children }: { firm: string; children: ReactNode }) {
  return (
    <section className="section linen" id="testimonials">
      <div className="wrap">
        <div className={styles.head}>
          <h2 className="h2">{reviewsSection.title}</h2>
          <div className={styles.source}>
            <a className={styles.google} href={outbound.googleReviews} target="_blank" rel="noopener">
              <Stars rating={googleSummary.rating} />
              <span className={styles.summary}>{googleSummary.linkText}</span>
              <Icon name="arrow-out" />
              <span className="sr">({newTabNote})</span>
            </a>
            <p className="xs">{googleSummary.sourceLine(firm)}</p>
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
