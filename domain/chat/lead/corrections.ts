import { editDistance } from '../text/edit-distance.ts';
import type { LeadDetails } from './lead-talk.ts';
import { isNonNameWord } from './non-name-words.ts';
import { phrasePattern } from './phrase-pattern.ts';

/** The details without those a plain text retracts or calls wrong. They are requested again and never sent. */
export function withoutRetracted(details: LeadDetails, plain: string): LeadDetails {
  const denied = [...plain.matchAll(DENIED)].flatMap(([text]) => text.match(FIELDS) ?? []).flatMap(fieldsOf);
  return { ...details, ...Object.fromEntries(denied.map((field) => [field, ''])) };
}

/** The details reduced to one channel if the visitor wants only that one; otherwise the same object. */
export function limitedToWantedChannel(details: LeadDetails, plain: string): LeadDetails {
  if (details.email && WITHOUT_CALLS.test(plain)) return { ...details, phone: '' };
  return details.phone && WITHOUT_EMAIL.test(plain) ? { ...details, email: '' } : details;
}

/** The details as corrected by a message: "with a C, Carl", "0124 at the end". */
export function correctedDetails(details: LeadDetails, raw: string): LeadDetails {
  if (raw.includes('?')) return details;
  const phone = correctedNumber(details.phone, raw);
  if (phone !== details.phone) return { ...details, phone };
  if (CORRECTS_NAME.test(raw)) {
    const [, letter = ''] = LETTER.exec(raw) ?? [];
    for (const field of ['firstName', 'lastName'] as const) {
      const name = similarName(details[field], raw, letter);
      if (name) return { ...details, [field]: name };
    }
  }
  const email = correctedEmail(details, raw);
  return email === details.email ? details : { ...details, email };
}

/** A bare name, or one with words on its spelling. */
const CORRECTS_NAME =
  /^\W*(?:(?:no|it['’]?s|is|my|name|last|es)\W+)*\p{Lu}\p{L}+\W*$|\b(?:actually|sorry|oops|typo|mistake|correct\w*|misspel\w*|spel\w+|meant?|perd[oó]n|quise decir|se escribe|with|con)(?!\p{L})/iu;
const LETTER = /\b(?:with|starts with|con) (?:an? )?([a-z])\b(?!['’])/i;
/** Shorter names resemble too many words. */
const mistakesIn = (name: string) => (name.length < 4 ? 1 : 2);
const MIN_LETTERS = 3;

/** A name in the message close to the given one: capitalized, or with the letter spelled out. */
function similarName(given: string, raw: string, letter: string): string | null {
  if (given.length < MIN_LETTERS) return null;
  const most = mistakesIn(given);
  const words = raw.match(/(?<!\p{L})\p{L}\p{Ll}{2,}/gu) ?? [];
  const isNear = (word: string) => {
    const small = word.toLowerCase();
    const isMeant = word[0] !== small[0] || (letter !== '' && small.includes(letter.toLowerCase()));
    return (
      isMeant &&
      word !== given &&
      !isNonNameWord(word) &&
      editDistance(small, given.toLowerCase(), most) <= most
    );
  };
  const word = words.find(isNear);
  const isCapital = given[0] !== given[0]?.toLowerCase();
  return word ? (isCapital ? word.slice(0, 1).toUpperCase() : word.slice(0, 1)) + word.slice(1) : null;
}

/** "It's samporter, not sam.porter" replaces a part of the address, or its beginning or end. */
function correctedEmail({ email, firstName, lastName }: LeadDetails, raw: string): string {
  const [, right = '', wrong = ''] = PART_INSTEAD.exec(raw) ?? [];
  const isName = [firstName, lastName].some((name) => name.toLowerCase() === wrong.toLowerCase());
  if (wrong === '' || isName) return email;
  const part = new RegExp(`(?<![a-z0-9](?=[a-z0-9]))${RegExp.escape(wrong)}(?![a-z0-9])`, 'i');
  return email.replace(part, right.toLowerCase());
}

const PART_INSTEAD = /(?<![\w.+-])([\w.+-]*\w),? (?:and )?not (?:just |only )?([\w.+-]*\w)/;

const INSTEAD =
  /\b(?<right>\d{2,7})\b,? (?:and )?not (?<wrong>\d{2,7})\b|\bn(?:ot|o) (?:es )?(?<wrong>\d{2,7})\b,? (?:but|it['’]?s|it is|sino|es) (?<right>\d{2,7})\b/i;
const AT_END =
  /(?<![\wÀ-ÿ])(?:end(?:s|ing)?(?: (?:in|with|on))?|last \w+(?: digits?)?(?: (?:is|are|should be|is actually|are actually))?|(?:termina|acaba)n?(?: (?:en|con))?|[uú]ltim[oa]s(?: \w+)?(?: d[ií]gitos| n[uú]meros)?(?: (?:son|es))?) (\d{2,7})\b|\b(\d{2,7}) (?:at the end|al final)\b/i;

function correctedNumber(phone: string, raw: string): string {
  const { right = '', wrong = '' } = INSTEAD.exec(raw)?.groups ?? {};
  if (wrong && phone.includes(wrong)) return phone.replace(wrong, right);
  const [, after, before] = AT_END.exec(raw) ?? [];
  const end = after ?? before ?? '';
  return end && phone ? withEnd(phone, end) : phone;
}

/** The number with other last digits, in the same format. */
function withEnd(phone: string, end: string): string {
  const digits = [...end];
  return [...phone]
    .toReversed()
    .map((one) => (/\d/.test(one) ? (digits.pop() ?? one) : one))
    .toReversed()
    .join('');
}

type Field = keyof LeadDetails;

function fieldsOf(text: string): Field[] {
  if (OF_LAST_NAME.test(text)) return ['lastName'];
  if (OF_FIRST_NAME.test(text)) return ['firstName'];
  if (OF_NAME.test(text)) return ['firstName', 'lastName'];
  return [OF_EMAIL.test(text) ? 'email' : 'phone'];
}

const OF_LAST_NAME = /last ?name|surname|apellido/;
const OF_FIRST_NAME = /first ?name/;
const OF_NAME = /name|nombre/;
const OF_EMAIL = /mail|correo/;

const FIELD =
  '(?:(?:(?:cell|mobile|home|work|full|first|last|phone) ?)?(?:names?|numbers?|phones?)|surname|cell|mobile|e ?mails?(?: address(?:es)?)?|nombre|apellidos?|correos?|telefonos?|numeros?|celular)';
const FIELDS = new RegExp(FIELD, 'g');
const OWN = '(?:my|our|the|that|mi|mis|el|los|ese)';
/** "Remove my number", "don't use the phone", but not "don't forget my email" or "don't use my phone for ads". */
const RETRACTS = `(?<!\\b(?:not|never) |\\bno (?=borr|quit|elimin|olvid))(?:remove|delete|erase|drop|scrap|forget|skip|without|sin|leave out|take (?:off|out|down|away|back)|do not use|never use|borr\\w+|quit\\w+|elimin\\w+|olvid\\w+|no us\\w+) ${OWN} ${FIELD}(?: (?:and|or|y|o) ${OWN} ${FIELD})*(?! (?:for|to|para) )`;
const WRONG = '(?:wrong|incorrect\\w*|not (?:right|correct)|misspel\\w+|mistyped|outdated|mal|equivocad\\w+)';
const MISTAKE = '(?:typo|mistake|error)';
const CORRECTS = '(?:change|fix|correct|update|edit|cambi\\w+|correg\\w+|corrij\\w+)';
const DENIED = new RegExp(
  [
    RETRACTS,
    `${FIELD}(?: (?:i gave|you have|is|was|are|looks?|seems?|got|esta|estan|es|son|all|still|also))* ${WRONG}`,
    `${FIELD} (?:has|had|tiene|hay) (?:an? |una? )?${MISTAKE}`,
    `(?:wrong|incorrect|misspel\\w+|mistyped|${MISTAKE} (?:in|on|with|en))(?: ${OWN})? ${FIELD}`,
    `(?:not|no es|${CORRECTS}) ${OWN} ${FIELD}`,
  ]
    .map((source) => `(?:${source})(?![a-z0-9])`)
    .join('|'),
  'g',
);

const WITHOUT_CALLS = phrasePattern([
  '^(no|without|sin|please no)( (more|any))* (phone( number)?|calls?|calling|texts?|texting|llamadas?|telefono)( (please|thanks|thank you|needed|por favor|gracias))*$',
  '^(please )?(just|only|solo) (by |por |el )?(email|e mail|correo)( me)?( (please|thanks|is fine|por favor|gracias))*$',
  '^email (only|is fine|please)( please)?$',
  '^no (phone|calls?|texts?) (just|only) e ?mail( me)?( please)?$',
]);

const WITHOUT_EMAIL = phrasePattern([
  '^no (email|e mail|correo)s?( please)?( (just|only) (a )?(call|text|phone)( me)?)?( (please|thanks|gracias))*$',
  '^(please )?(just|only|solo) (a |by |por )?(call|text|phone|telefono)( me)?( (please|thanks|gracias))*$',
]);
