/** A text cut in two after a sentence. */
export interface CutText {
  opening: string;
  /** '' when the opening is all of it. */
  rest: string;
}

/** Cuts a text after its first `count` sentences, for places that have no room for all of it. */
export function openingSentences(text: string, count: number): CutText {
  let opening = '';
  let sentences = 0;
  for (const { segment } of SENTENCES.segment(text)) {
    opening += segment;
    if (!ABBREVIATED.test(opening)) sentences += 1;
    if (sentences === count) break;
  }
  return { opening: opening.trim(), rest: text.slice(opening.length).trim() };
}

const SENTENCES = new Intl.Segmenter('en-US', { granularity: 'sentence' });

/** What the segmenter takes for the end of a sentence when a name follows: "St. Mary", "E. Morehead". */
const ABBREVIATED = /\b(?:St|Mt|Ft|Dr|Ave|Blvd|Rd|[A-Z])\.\s*$/;
