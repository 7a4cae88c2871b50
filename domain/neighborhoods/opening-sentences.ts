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

/** Letters that end more sentences than names: "Washington, D.C.", "at 7 P.M.", "platted as Section C." */
const LAST_LETTERS = String.raw`(?!D\.C|[AP]\.M)(?<!\b(?:Block|Lot|Phase|Section)\s)`;

/** What the segmenter takes for the end of a sentence when a name follows: "St. Mary", "E. Morehead", "U.S. 74". */
const ABBREVIATED = new RegExp(String.raw`(?<=^|\s)(?:(?:St|Mt|Ft|Dr)\.|${LAST_LETTERS}(?:[A-Z]\.)+)\s*$`);
