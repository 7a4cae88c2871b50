/**
 * The questions a message asks one after the other, the first of them in any form: "price in Dilworth and what is it like". A
 * message of several sentences that are no questions stays whole.
 */
export function questionsIn(message: string): string[] {
  const parts = message.trim().split(BETWEEN);
  const [first = '', ...others] = parts;
  const isOne = /\S\s+\S/.test(first) && !/[.!]\s/.test(first);
  if (parts.every((part) => SORTS.test(part))) return [message];
  return parts.length <= MOST && isOne && others.every((part) => QUESTION.test(part)) ? parts : [message];
}

/** "Which are houses and which are condos?" is one question. */
const SORTS = /^which (?:ones |of (?:them|those|these) )?are\b/i;

const MOST = 3;

const OPENING =
  "(?:what|which|who|where|when|why|how|(?:is|are)(?! (?:not|no|at|under|over|below|above|more|less|within|between|around|about|near|close|priced|built)\\b)|do|does|(?:can|could|may)(?=\\s+(?:i|we|you|they|he|she|it|the|my|our|an?|one|any\\w*|some\\w*)\\b)|tell|show|give|(?:a )?qu[eé]|cu[aá]l(?:es)?|qui[eé]n|cu[aá]ndo|d[oó]nde|cu[aá]nt[oa]s?|c[oó]mo|hay|es|tiene|puedo)(?:'s|'re)?(?![\\p{L}'])";

/** A question mark, or "and" before the opening of another question. */
const BETWEEN = new RegExp(`(?<=\\?)\\s+(?:(?:and|also|y) )*|,?\\s+(?:and|y)\\s+(?=${OPENING})`, 'iu');

/** Three words at least: "what is it" may stand alone, "is it" does not. */
const QUESTION = new RegExp(`^[¿\\s]*${OPENING}(?:\\s+\\S+){2}`, 'iu');

/** Where a message first takes one of several and then asks something of it, both parts: "the brick one. does it have a dock" */
export function pickedThenAsked(message: string): [pick: string, question: string] | null {
  const { pick = '', question = '' } = PICKED.exec(message.trim())?.groups ?? {};
  return pick === '' || pick.split(/\s+/).length > MOST_WORDS_PICKED ? null : [pick, question];
}

const MOST_WORDS_PICKED = 9;

/** "Tell me about the first one" is a question of its own. */
const PICKED =
  /^(?<pick>(?!(?:tell|show|give|what|which|where|when|who|why|how|is|are|do|does|can|could)\b)[^,.;?!]*\b(?:whichever|which ever|(?:the|that|this)\b[^,.;?!]*\b(?:one|1|house|home|condo|place|townhouse|loft))\b[^,.;?!]*)[,.;!]+\s+(?:(?:and|so|but|ok)\s+)*(?<question>(?:(?:how|what|who|when|where|why|which)(?:'s)?|whats|does|do|is|are|was|has|had|can|could|tell me|any)\b\s.+)$/iu;
