import { plainText } from '../text/plain-text.ts';
import type { RecordRequest, Shown } from '../understand/understood.ts';

/**
 * A message without the sentences before its last that ask for nothing: of "oh it's under contract. next newest" the second. They
 * would be read as criteria. Unchanged before anything was shown.
 */
export function withoutRemarks(
  raw: string,
  shown: Shown,
  readRequest: (raw: string, shown: Shown) => RecordRequest,
): string {
  const sentences = raw.split(/(?<=[.!?])\s+/);
  if (sentences.length === 1 || shown.last === 'nothing') return raw;
  const isRemark = (sentence: string) => {
    if (STATES.test(plainText(sentence)) && !sentence.includes('?')) return true;
    const { kinds, items } = readRequest(sentence, shown);
    const pointsAtNone = items[0] !== 'pointed' && items[0] !== 'named';
    return pointsAtNone && kinds.some(({ value, confidence }) => value === 'chat' && confidence >= SURE);
  };
  return sentences.filter((sentence, at) => at === sentences.length - 1 || !isRemark(sentence)).join(' ');
}

/** Confidence from which a sentence asks for nothing. */
const SURE = 0.6;
/** Says something of the item in hand: "oh it is under contract", "that ones on 2 levels"; not "it has to have a yard" */
const STATES =
  /^(?:(?:oh|ok|okay|hm+|ugh|dang|damn|but|ah|well|y|pero|uy|ay) )*(?:(?:it|that|this)(?: (?:1|one))? (?:is|s|was)|thats|its|that ones|es[ea] (?:es|esta)) (?!got|gonna|going)/;
