import type { RecordRequest } from '../understand/understood.ts';
import type { Values } from '../values/read-values.ts';

/**
 * Whether a message sets two side by side without a figure: "the difference between _ and _", "is it the same as _", but not "the
 * difference in age".
 */
export function comparesAsWhole(
  { text, attributes, order, comparative }: Values,
  request: RecordRequest | null,
): boolean {
  // the price is the usual guess
  const isRead = request?.facts.some(({ fact }) => fact !== 'price') ?? false;
  const namesFact = isRead || attributes.length > 0 || (order ?? comparative) !== null;
  return asksWhatIsLost(text) || (!namesFact && AS_WHOLE.test(text) && !HOW_MUCH.test(text));
}

/** "What would I give up with the cheaper one" @param text plain text */
export function asksWhatIsLost(text: string): boolean {
  return GIVES_UP.test(text);
}

const GIVES_UP =
  /\b(?:giv(?:e|ing) up|trade ?offs?|(?:lose|losing|sacrific\w+) (?:if|by|with|going|from)|renunci\w+|sacrific\w+)\b/;
const AS_WHOLE =
  /\b(?:differen(?:ce|t)|compare[sd]?|same as|stacks? up|diferencia|compara\w*|igual que)\b.*\b(?:between|from|as|to|with|entre|que|con|de|a)\b/;
export const HOW_MUCH = /\b(?:how (?:much|many|far)|by|cuant[oa]s?|more|less|mas|menos)\b/;
