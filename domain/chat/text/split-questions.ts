/**
 * Splits a message into its questions: interrogative sentences, and clauses joined by "and" or a comma if they have the form of
 * a question. Each result includes the statements of the message. The first may be a noun phrase: "price in Dilworth and what is
 * it like". A message with one question, or more than three, is not split.
 */
export function splitQuestions(message: string): string[] {
  const clauses = message.trim().replace(GREETING, '').split(SENTENCES).flatMap(clausesOf);
  const asked = clauses.filter(({ isAsked }) => isAsked);
  if (asked.length < 2 || asked.length > MAX_QUESTIONS || asked.every(({ text }) => ENUMERATION.test(text)))
    return [message];
  return asked.map((question) =>
    clauses
      .filter((clause) => clause === question || !clause.isAsked)
      .map(({ text }) => text)
      .join(' '),
  );
}

interface Clause {
  text: string;
  isAsked: boolean;
}

/** Splits a sentence into joined questions, if it has any. @param place index of the sentence in its message */
function clausesOf(sentence: string, place: number): Clause[] {
  const [first = '', ...others] = CONDITIONAL.test(sentence) ? [sentence] : sentence.split(CLAUSES);
  const isTitled = place === 0 && isTitle(first) && !sentence.startsWith(`${first},`);
  const isAlone = (isTitled || isQuestion(first)) && !SHARES_REST.test(first);
  const isJoined = others.length > 0 && others.every(isQuestion) && isAlone;
  return isJoined
    ? [first, ...others].map((text) => ({ text, isAsked: true }))
    : [{ text: sentence, isAsked: isQuestion(sentence) }];
}

/** "Which are houses and which are condos?" is one question. */
const ENUMERATION = /^which (?:ones |of (?:them|those|these) )?are\b/i;

const MAX_QUESTIONS = 3;

/** Whether a part has a question mark or opens like a question, and at least three words: "what is it", but not "is it". */
function isQuestion(part: string): boolean {
  return (/\?$/.test(part) || OPENS.test(part)) && LONG_ENOUGH.test(part) && !STATEMENT.test(part);
}

/** "Price in Dilworth", but not "I live in Toronto" */
function isTitle(part: string): boolean {
  return /\S\s+\S/.test(part) && !STATEMENT.test(part);
}

/** "How walkable", of "how walkable and how expensive is Dilworth" */
const SHARES_REST = /^¿?(?:how|qu[eé] tan)\s+\S+$/i;

const LONG_ENOUGH = /^(?:who|how|qui[eé]n)\s\S|\S\s+\S+\s+\S/i;
const GREETING = /^(?:hi|hello|hey|hola|buen[oa]s(?: (?:d[ií]as|tardes|noches))?)\b[,.!]*\s+/i;
const JOINS = '(?:(?:ok|okay|so|but|and|y|pero) )*';

/** A statement or condition: "we sold it", "if they refuse". */
const STATEMENT = new RegExp(
  `^${JOINS}(?:i|we|my|our|he|she|they|it|there|this|that|if|when (?:i|we|you|he|she|it|they|the|my|our|your)|since|because|or|(?:i|we|he|she|it|they|there|that)'\\w+|im|ive|just|got|yo|mis?|nuestr[oa]s?|tengo|tenemos|soy|somos|estoy|estamos|si|o)\\b(?!.*\\?$)`,
  'i',
);

/** "What if he sells it, do I have to leave" */
const CONDITIONAL = new RegExp(`^${JOINS}(?:what if|if|si|qu[eé] pasa si)\\b`, 'i');

const QUESTION_WORD =
  'what|whats|which|whos?e?|where|when|why|how|hows|any|(?:(?:a|de|en|con|por|para) )?qu[eé]|cu[aá]l(?:es)?|qui[eé]n(?:es)?|cu[aá]ndo|d[oó]nde|cu[aá]nt[oa]s?|c[oó]mo';
/** What follows a verb that opens a question: "can I", but not "can opener". */
const SUBJECT =
  '(?=\\s+(?:i|we|you|they|he|she|it|the|th[ei]se?|that|this|my|our|your|an?|one|any\\w*|some\\w*|most|all|there|sellers?|buyers?)\\b)';
const VERB = `(?:is|are)(?! (?:not|no|at|under|over|below|above|more|less|within|between|around|about|near|close|priced|built)\\b)|do|does|(?:am|was|were|did|can|could|may|will|would|should|must)${SUBJECT}|tell|show|give|hay|es|tiene|puedo|podemos`;
const END = "(?:'s|'re)?(?![\\p{L}'])";
const OPENS = new RegExp(
  `^[¿\\s]*(?:(?:roughly|about|so|ok|but|then|also|and) )*(?:${QUESTION_WORD}|${VERB})${END}`,
  'iu',
);

const SENTENCES = /(?<=[.?!])\s+(?:(?:and|also|so|y|plus)\s+)*/i;
/** "And" before the opening of another question, or a comma before a question word. */
const CLAUSES = new RegExp(
  `,?\\s+(?:and|y|&|plus|also)\\s+(?:also\\s+)?(?=(?:${QUESTION_WORD}|${VERB})${END})|,\\s+(?=(?:${QUESTION_WORD})${END})`,
  'iu',
);
