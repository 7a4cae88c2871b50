/** Characters of a long review that are shown before "Read More" (spec, section 9). */
export const REVIEW_PREVIEW_LENGTH = 350;
export const CAROUSEL_PREVIEW_LENGTH = 120;

/** An opened review longer than this gets a scroll area of its own (spec, section 4). */
const SCROLLS_ABOVE_LENGTH = 500;

/** A review cut in two where "Read More" stands. `rest` is '' when all of it is shown. */
export interface ReviewPreview {
  start: string;
  rest: string;
  /** Whether the whole text, once opened, scrolls inside its card. */
  scrolls: boolean;
}

/**
 * Cuts a review after at most `limit` characters, at the end of a word; a first word longer than that is cut.
 * `start + rest` is the whole text.
 */
export function previewReview(text: string, limit: number = REVIEW_PREVIEW_LENGTH): ReviewPreview {
  const scrolls = text.length > SCROLLS_ABOVE_LENGTH;
  if (text.length <= limit) return { start: text, rest: '', scrolls };
  const wordEnd = text.slice(0, limit + 1).search(/\s+\S*$/);
  const cut = wordEnd > 0 ? wordEnd : limit;
  // "paint,…" reads as a slip of the pen, and half an emoji would not survive the way to the browser.
  const start = text.slice(0, cut).replace(/[\s,;:\ud800-\udbff]+$/, '');
  return { start, rest: text.slice(start.length), scrolls };
}
