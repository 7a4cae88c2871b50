/** A text split after a sentence. */
export interface CutText {
  opening: string;
  /** '' if the opening is the whole text. */
  rest: string;
}

/** Splits a text after its first `count` sentences, for places that cannot show all of it. */
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

/** Abbreviations that usually end a sentence: "Washington, D.C.", "at 7 P.M.", "platted as Section C." */
const LAST_LETTERS = String.raw`(?!D\.C|[AP]\.M)(?<!\b(?:Block|Lot|Phase|Section)\s)`;

/**
 * Abbreviations before a name that the segmenter takes for the end of a sentence: "St. Mary", "E. Morehead", "U.S. 74".
 */
const ABBREVIATED = new RegExp(String.raw`(?<=^|\s)(?:(?:St|Mt|Ft|Dr)\.|${LAST_LETTERS}(?:[A-Z]\.)+)\s*$`);
