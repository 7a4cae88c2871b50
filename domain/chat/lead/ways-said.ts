import { withoutNumbers, withoutReach } from './contact-reach.ts';

/** The ways of being reached that a message asks for or rules out, in its own words: "by phone, not text". */
export function waysSaid(raw: string): string[] {
  return withoutNumbers(raw)
    .split(/(?<=[.!?;\n])\s+/)
    .flatMap((sentence) =>
      IS_OF_OTHERS.test(sentence)
        ? []
        : [...sentence.matchAll(WORDS_OF_WAYS)].map(([found]) => wayOf(found)).filter(Boolean),
    );
}

/** The languages that a message wants to be spoken with: "somebody who speaks Spanish". */
export function languagesSaid(raw: string): string[] {
  return [...raw.matchAll(LANGUAGE)].map(([, after, before]) => after ?? before ?? '');
}

/** Whether a message asks for a way, whatever it rules out: "by phone, not text". */
export function wantsWay(raw: string): boolean {
  return waysSaid(raw)
    .flatMap((way) => way.split(/,|\b(?:and|or|but|than|over|y|pero)\b/))
    .some((part) => A_WAY.test(part) && !NOT.test(part));
}

/** A message without all that says by which way, and in which language. */
export function withoutWays(raw: string): string {
  return withoutReach(raw).replace(WORDS_OF_WAYS, ' ').replace(LANGUAGE, ' ');
}

/** "My phone is" tells no wish, and "call me" no way: it asks for a person. */
function wayOf(found: string): string {
  const said = found.replace(AROUND, '');
  return PREFERS.test(said) || ASKS_FOR_IT.test(said) ? said : '';
}

const WAY =
  '(?:texts?|texting|calls?|calling|phone|e-?mails?|e-?mailing|whats ?app|voice ?mails?|messages?|mensajes?|textos?|tel[eé]fono|correos?|llamadas?|llam[ae]\\w*|ll[aá]m[ae]\\w+|escr[ií]b[ae]\\w*)';
/** What is thought of a way. */
const LIKES =
  "(?:only|just|not?|don['’]?t|never|without|prefer\\w*|rather|better|best|easier|easiest|instead|over|than|works?|s[oó]lo|mejor|prefier\\w+|sin|nada de)";
const SMALL =
  '(?:please|the|an?|or|and|to|on|by|via|my|is|are|would|be|do|any|more|phone|voice|leave|want|need|mind|reach|talk|speak|contact|me|us|too|also|then|first|back|with|it|s|ok|okay|fine|good|great|for|you|can|could|if|possible|el|las?|los|de|por|una?|y|o|no|me|nos|que|favor|but|pero|m[aá]nd\\w+|env[ií]\\w+)';
const A_WAY = new RegExp(`(?<![\\p{L}])${WAY}(?![\\p{L}])`, 'iu');
const NOT = /\b(?:not?|don['’]?t|never|without|sin|nada)\b/i;
const PREFERS = new RegExp(`(?<![\\p{L}])${LIKES}(?![\\p{L}])`, 'iu');
const ASKS_FOR_IT =
  /\b(?:text|e-?mail|message|whats ?app) (?:me|us)\b|\b(?:by|via|por) (?:phone|text|e-?mail|whats ?app|tel[eé]fono|mensaje|texto|correo)|\bescr[ií]b[ae]n?me\b|\b(?:m[aá]nd|env[ií])\w*me (?:un )?(?:mensaje|texto|correo|whats ?app)|\b(?:text\w*|calls?|calling|e-?mail\w*) (?:is|are|would be) (?:ok|okay|fine|good|great)\b/i;
const WORDS_OF_WAYS = new RegExp(
  `(?<![\\p{L}'’@.])(?:(?:${LIKES}|${SMALL}|${WAY})(?![\\p{L}'’@])[ ,]*)*${WAY}(?![\\p{L}'’@])(?:[ ,]+(?:${LIKES}|${SMALL}|${WAY})(?![\\p{L}'’@]))*`,
  'giu',
);
/** Small words at the ends, but for "by phone". */
const AROUND =
  /^(?:(?:the|an?|or|and|to|on|my|is|are|would|be|any|with|it|for|you|can|could|if|also|then|but|pero|y|o|que|el|las?|los|de)\b[ ,]*)+|(?:[ ,]+(?:the|an?|or|and|to|on|by|via|my|is|are|would|be|do|any|more|with|it|for|you|can|could|if|but|pero|y|o|que|el|las?|los|de|por|por favor|no))+$/giu;
/** "Can I call you after six?", "they never call back": nobody says how to be reached. */
const IS_OF_OTHERS =
  /\b(?:can|may|could|should|do|will) (?:i|we) (?:just |also |still )?(?:call|text|e-?mail|reach|phone)\b|\b(?:they|she|he|nobody|no one|nadie)\b.*\b(?:never|not|no|n['’]t|call\w*)\b|\b(?:text|call|e-?mail) (?:her|him|them|avery)\b/i;

const NAMES =
  '(english|spanish|portuguese|french|german|italian|chinese|mandarin|cantonese|vietnamese|korean|hindi|arabic|russian|ukrainian|polish|japanese|tagalog|creole|asl|sign language|ingl[eé]s|espa[nñ]ol|castellano|portugu[eé]s|franc[eé]s)';
const LANGUAGE = new RegExp(
  `\\b(?:speaks?|speaking|talks?|fluent in|in|habl[ae]n?|hablar?|en) ${NAMES}(?!\\p{L})|(?<!\\p{L})${NAMES}[ -](?:speak\\w+|only|please)\\b`,
  'giu',
);
