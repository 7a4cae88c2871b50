import { withoutAddressesAndNumbers, withoutContactDetails } from './contact-details.ts';

/** Whether a message requests or rules out a channel, beyond asking for a call: "I'd rather text". */
export function mentionsChannel(raw: string): boolean {
  return mentionedChannels(raw).length > 0;
}

/** The channels that a message requests or rules out, in its own words: "by phone, not text". */
function mentionedChannels(raw: string): string[] {
  return withoutAddressesAndNumbers(raw)
    .split(/(?<=[.!?;\n])\s+/)
    .flatMap((sentence) => (ABOUT_OTHERS.test(sentence) ? [] : (sentence.match(CHANNEL_PHRASE) ?? [])))
    .filter((said) => PREFERENCE_WORD.test(said) || REQUESTS_CHANNEL.test(said));
}

/** Whether a message says which language is spoken or not: "no hablo inglés" declines nothing. */
export function mentionsLanguage(raw: string): boolean {
  return raw.search(LANGUAGE) >= 0;
}

/** Whether a message requests a channel, even if it rules out another: "by phone, not text". */
export function requestsChannel(raw: string): boolean {
  return mentionedChannels(raw)
    .flatMap((way) => way.split(/,|\b(?:and|or|but|than|over|y|pero)\b/))
    .some((part) => CHANNEL_WORD.test(part) && !NEGATION.test(part));
}

/** The message without its channels and languages. */
export function withoutChannels(raw: string): string {
  return withoutContactDetails(raw).replace(CHANNEL_PHRASE, ' ').replace(LANGUAGE, ' ');
}

const CHANNEL =
  '(?:texts?|texting|calls?|calling|phone|e-?mails?|e-?mailing|whats ?app|voice ?mails?|messages?|mensajes?|textos?|tel[eé]fono|correos?|llamadas?|llam[ae]\\w*|ll[aá]m[ae]\\w+|escr[ií]b[ae]\\w*)';
/** Expresses a preference for or against a channel. */
const PREFERENCE =
  "(?:only|just|not?|don['’]?t|never|without|prefer\\w*|rather|better|best|easier|easiest|instead|over|than|works?|s[oó]lo|mejor|prefier\\w+|sin|nada de)";
const FILLER =
  '(?:please|the|an?|or|and|to|on|by|via|my|is|are|would|be|do|any|more|phone|voice|numbers?|n[uú]meros?|want|need|mind|give|giving|share|sharing|leave|reach|talk|speak|contact|me|us|too|also|then|first|back|with|it|s|ok|okay|fine|good|great|for|you|can|could|if|possible|el|las?|los|de|por|una?|y|o|nos|mis?|quier\\w+|dar|que|favor|but|pero|m[aá]nd\\w+|env[ií]\\w+)';
const CHANNEL_WORD = new RegExp(`(?<![\\p{L}])${CHANNEL}(?![\\p{L}])`, 'iu');
const NEGATION = /\b(?:not?|don['’]?t|never|without|sin|nada)\b/i;
const PREFERENCE_WORD = new RegExp(`(?<![\\p{L}])${PREFERENCE}(?![\\p{L}])`, 'iu');
const REQUESTS_CHANNEL =
  /\b(?:text|e-?mail|message|whats ?app) (?:me|us)\b|\b(?:by|via|por) (?:phone|text|e-?mail|whats ?app|tel[eé]fono|mensaje|texto|correo)|\bescr[ií]b[ae]n?me\b|\b(?:m[aá]nd|env[ií])\w*me (?:un )?(?:mensaje|texto|correo|whats ?app)|\b(?:text\w*|calls?|calling|e-?mail\w*) (?:is|are|would be) (?:ok|okay|fine|good|great)\b/i;
const CHANNEL_PHRASE = new RegExp(
  `(?<![\\p{L}'’@.])(?:(?:${PREFERENCE}|${FILLER}|${CHANNEL})(?![\\p{L}'’@])[ ,]*)*${CHANNEL}(?![\\p{L}'’@])(?:[ ,]+(?:${PREFERENCE}|${FILLER}|${CHANNEL})(?![\\p{L}'’@]))*`,
  'giu',
);
/** "Can I call you after six?", "they never call back": not about how to contact the visitor. */
const ABOUT_OTHERS =
  /\b(?:can|may|could|should|do|will) (?:i|we) (?:just |also |still )?(?:call|text|e-?mail|reach|phone)\b|\b(?:they|she|he|nobody|no one|nadie)\b.*\b(?:never|not|no|n['’]t|call\w*)\b|\b(?:text|call|e-?mail) (?:her|him|them|avery)\b/i;

const LANGUAGE_NAMES =
  '(english|spanish|portuguese|french|german|italian|chinese|mandarin|cantonese|vietnamese|korean|hindi|arabic|russian|ukrainian|polish|japanese|tagalog|creole|asl|sign language|ingl[eé]s|espa[nñ]ol|castellano|portugu[eé]s|franc[eé]s)';
const LANGUAGE = new RegExp(
  `\\b(?:speaks?|speaking|talks?|fluent in|in|habl[aeo]n?|hablar?|en) ${LANGUAGE_NAMES}(?!\\p{L})|(?<!\\p{L})${LANGUAGE_NAMES}[ -](?:speak\\w+|only|please)\\b`,
  'giu',
);
