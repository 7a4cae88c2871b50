/**
 * The questions a message asks one after the other, the first of them in any form: "price in Dilworth and what is it like". A
 * message of several sentences that are no questions stays whole.
 */
export function questionsIn(message: string): string[] {
  const parts = message.trim().split(BETWEEN);
  const [first = '', ...others] = parts;
  const isOne = /\S\s+\S/.test(first) && !/[.!]\s/.test(first);
  return parts.length <= MOST && isOne && others.every((part) => QUESTION.test(part)) ? parts : [message];
}

const MOST = 3;

const OPENING =
  "(?:what|which|who|where|when|why|how|(?:is|are)(?! (?:not|no|at|under|over|below|above|more|less|within|between|around|about|near|close|priced|built)\\b)|do|does|can|could|may|tell|show|give|(?:a )?qu[eé]|cu[aá]l(?:es)?|qui[eé]n|cu[aá]ndo|d[oó]nde|cu[aá]nt[oa]s?|c[oó]mo|hay|es|tiene|puedo)(?:'s|'re)?(?![\\p{L}'])";

/** A question mark, or "and" before the opening of another question. */
const BETWEEN = new RegExp(`(?<=\\?)\\s+(?:(?:and|also|y) )*|,?\\s+(?:and|y)\\s+(?=${OPENING})`, 'iu');

/** Three words at least: "what is it" may stand alone, "is it" does not. */
const QUESTION = new RegExp(`^[¿\\s]*${OPENING}(?:\\s+\\S+){2}`, 'iu');
