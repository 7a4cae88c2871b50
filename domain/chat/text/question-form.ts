import { plainText } from './plain-text.ts';

/**
 * Whether a message is a yes-or-no question: "can I sell as is", "we signed, is it too late?" The last clause that asks
 * decides. Questions with what, how or which, and choices between two things, are not.
 */
export function asksYesOrNo(raw: string): boolean {
  const forms = raw
    .split(/[.?!¿¡;:,]+(?:\s+|$)/)
    .map(clauseForm)
    .filter((form) => form !== null);
  const form = forms.at(-1) ?? (/\?\s*$/.test(raw) ? 'whether' : null);
  return form === 'whether' && !EITHER.test(raw);
}

/**
 * Returns the last question of a message of several sentences: "Who pays the inspector?" after statements about a house.
 * @returns null for a single sentence, or if none is a question
 */
export function findQuestion(raw: string): string | null {
  const sentences = raw.split(/(?<=[.?!])\s+/).filter((sentence) => /\S\s+\S/.test(sentence));
  return sentences.length > 1 ? (sentences.findLast(isQuestion) ?? null) : null;
}

/**
 * The question that a message announces ("thanks, and sorry, one more question, can he sell it") or that follows a reaction to the
 * last answer ("that's nuts. and noda?"); otherwise the message.
 */
export function withoutOpening(raw: string): string {
  const [, question = ''] = ANNOUNCED.exec(raw) ?? [];
  return question.split(/\s+/).length >= MIN_WORDS_ANNOUNCED
    ? question
    : raw.replace(REACTION, '').replace(WELL, '');
}

const ANNOUNCED =
  /^(?:[^.?!]{0,40}[\s,.!])?(?:(?:one|another|a|last|una|otra|la [uú]ltima) )?(?:(?:more|last|quick|other|final) )?(?:question|thing|pregunta|duda|cosa)(?: m[aá]s| r[aá]pida)?\s*[,:.-]\s*(\S.*)$/isu;
const MIN_WORDS_ANNOUNCED = 3;

/** "Ok well what do homes go for" is not about a well. */
const WELL =
  /^(?:(?:ok|okay|oh|yeah|hmm+)[\s,]+)?well,?\s+(?=(?:what|who|when|where|why|how|which|can|could|do|does|did|if|i|we|so|then|ok)\b)/iu;

const REACTION =
  /^(?:(?:oh|wow|whoa|ok|okay|yikes|oof|ouch|hmm+|huh|lol|haha+|nice|great|cool|good|thanks|thx|got it|i see|fair enough|that['’]?s|that is|too|so|pretty|really|way|a lot|crazy|nuts|insane|steep|high|low|much|expensive|pricey|cheap|loud|bad|qu[eé]|uf+|vaya|gracias|muy|car[oa]|est[aá])[\s,]*)+[.!,…]+\s*(?=(?:and|what about|how about|same|y)\b)/iu;

function isQuestion(sentence: string): boolean {
  return /\?\s*$/.test(sentence) || clauseForm(sentence) !== null;
}

function clauseForm(clause: string): 'open' | 'whether' | null {
  const plain = plainText(clause).replace(FILLERS, '');
  if (OPEN.test(plain) || INDIRECT.test(plain)) return 'open';
  return WHETHER.test(plain) || INVERTED.test(plain) ? 'whether' : null;
}

const FILLERS =
  /^(?:(?:and|so|but|ok|okay|also|then|well|hi|hello|hey|just|wait|sorry|please|y|o|pero|entonces|hola|oye|oiga|disculpe|a|de|en|por|para|con|desde|hasta|in|on|at|for|to|from)(?: |$))*/;

const AUXILIARY =
  '(?:is|are|am|was|were|do|does|did|can|could|will|would|should|may|must|might|has|have|had)(?: not)?';

/** Begins with what, how, which; "when I sell" and "where we live" are not questions. */
const OPEN = new RegExp(
  `^(?:what|which|who|whose|whom|why|how|(?:when|where) ${AUXILIARY}|que|cual|cuales|cuant[oa]s?|como|quien|quienes|donde|cuando (?:se|puedo|debo|tengo|pago|recibo|es)|por que)\\b`,
);

/** "Do you know what an escrow is" */
const INDIRECT =
  /\b(?:know|tell me|explain|show me|say|wonder(?:ing)?|saber|dime|digame|expli\w+)\b.* ?\b(?:what|which|who|why|how|when|where|que|cual|cuant[oa]s?|como|cuando|donde)\b/;

/** Begins with a verb. */
const WHETHER = new RegExp(
  `^(?:${AUXILIARY}|any|anyone|need to|allowed to|(?:se |me |nos )?(?:puedo|puede|pueden|podemos|podria|es|son|hay|tengo que|tenemos que|tiene|tienen|debo|debemos|necesito|conviene|vale|existe|sirve|esta|estan|acepta|aceptan|ofrecen|permite|permiten|importa))\\b`,
);

/** "If I sell do I owe tax" */
const INVERTED = new RegExp(
  `\\b${AUXILIARY} (?:i|we|you|he|she|it|they|there|the|my|our|your|their|a|an|any)\\b`,
);

/** "Points or cash?"; "sell it or not" is a single question. */
const EITHER = /\b(?:or (?!not\b|no\b)|o (?!no\b)|versus|vs)\b/i;
