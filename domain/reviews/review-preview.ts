/** Characters of a long review that are shown before "Read More" (spec, section 9). */
export const REVIEW_PREVIEW_LENGTH = 350;
export const CAROUSEL_PREVIEW_LENGTH = 120;

/** An expanded review longer than this scrolls in its own area (spec, section 4). */
const SCROLLS_ABOVE_LENGTH = 500;

/** A review split at "Read More". `rest` is '' if all of it is shown. */
export interface ReviewPreview {
  start: string;
  rest: string;
  /** Whether the expanded text scrolls inside its card. */
  scrolls: boolean;
}

/**
 * Splits a review after at most `limit` characters, at the end of a word; a word longer than half of that may be
 * split. `start + rest` is the whole text.
 */
export function previewReview(text: string, limit: number = REVIEW_PREVIEW_LENGTH): ReviewPreview {
  const scrolls = text.length > SCROLLS_ABOVE_LENGTH;
  if (text.length <= limit) return { start: text, rest: '', scrolls };
  const wordEnd = text.slice(0, limit + 1).search(/\s+\S*$/);
  // Chinese and Japanese have no spaces between words.
  const cut = wordEnd > limit / 2 ? wordEnd : limit;
  // "paint,…" would look like a typo, and a lone surrogate cannot be encoded in UTF-8.
  const start = text.slice(0, cut).replace(/[\s,;:\ud800-\udbff]+$/, '');
  return { start, rest: text.slice(start.length), scrolls };
}
