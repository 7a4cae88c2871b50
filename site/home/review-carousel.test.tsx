import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { homeReviews } from '#content/reviews.ts';
import { ReviewCarousel } from './review-carousel.tsx';

const html = (count: number) =>
  renderToStaticMarkup(<ReviewCarousel reviews={homeReviews.slice(0, count)} />);

test('arrows and dots are shown only if there is more than one page', () => {
  expect(html(3)).not.toMatch(/aria-label="(Page|Next|Previous)/);
  expect(html(4).match(/aria-label="Page \d"/g)).toEqual(['aria-label="Page 1"', 'aria-label="Page 2"']);
  expect(html(4)).toContain('aria-label="Next testimonials"');
});
