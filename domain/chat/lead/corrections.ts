import { editDistance } from '../text/edit-distance.ts';
import type { LeadDetails } from './lead-talk.ts';
import { isNoName } from './no-names.ts';

/** Details as a message puts them right: "with a C, Carl", "0124 at the end". */
export function corrected(details: LeadDetails, raw: string): LeadDetails {
  if (raw.includes('?')) return details;
  const phone = correctedNumber(details.phone, raw);
  if (phone !== details.phone) return { ...details, phone };
  const [, letter = ''] = LETTER.exec(raw) ?? [];
  const isOfName = PUTS_NAME_RIGHT.test(raw);
  const fields = ['firstName', 'lastName'] as const;
  const near = isOfName ? (name: string) => nearName(name, raw, letter) : () => null;
  for (const rightOf of [near, letter ? (name: string) => respelled(name, letter) : () => null])
    for (const field of fields) {
      const name = rightOf(details[field]);
      if (name) return { ...details, [field]: name };
    }
  const email = correctedEmail(details, raw);
  return email === details.email ? details : { ...details, email };
}

/** A name alone, or with words that say how it is written. */
const PUTS_NAME_RIGHT =
  /^\W*(?:(?:no|it['’]?s|is|my|name|last|es)\W+)*\p{Lu}\p{L}+\W*$|\b(?:actually|sorry|oops|typo|mistake|correct\w*|misspel\w*|spel\w+|meant?|perd[oó]n|quise decir|se escribe|with|con)(?!\p{L})/iu;
const LETTER = /\b(?:with|starts with|con) (?:an? )?([a-z])\b(?!['’])/i;
/** A short name is near too many words. */
const mistakesIn = (name: string) => (name.length < 4 ? 1 : 2);
const LEAST_LETTERS = 3;

/** A name in the message that is nearly the one given: with a capital, or with the letter that is told. */
function nearName(given: string, raw: string, letter: string): string | null {
  if (given.length < LEAST_LETTERS) return null;
  const most = mistakesIn(given);
  const words = raw.match(/(?<!\p{L})\p{L}\p{Ll}{2,}/gu) ?? [];
  const isNear = (word: string) => {
    const small = word.toLowerCase();
    const isMeant = word[0] !== small[0] || (letter !== '' && small.includes(letter.toLowerCase()));
    return (
      isMeant && word !== given && !isNoName(word) && editDistance(small, given.toLowerCase(), most) <= most
    );
  };
  const word = words.find(isNear);
  const isCapital = given[0] !== given[0]?.toLowerCase();
  return word ? (isCapital ? word.slice(0, 1).toUpperCase() : word.slice(0, 1)) + word.slice(1) : null;
}

/** Letters that sound alike. */
const ALIKE = ['ckq', 'csz', 'gj', 'iey', 'fv', 'td', 'bv'];

/** A name with the first letter that sounds like another in its place. */
function respelled(name: string, letter: string): string | null {
  const wanted = letter.toLowerCase();
  if (name.toLowerCase().includes(wanted)) return null;
  const sounds = ALIKE.filter((letters) => letters.includes(wanted)).join('');
  const at = [...name.toLowerCase()].findIndex((one) => one !== wanted && sounds.includes(one));
  if (at < 0) return null;
  const isCapital = name[at] !== name[at]?.toLowerCase();
  return `${name.slice(0, at)}${isCapital ? wanted.toUpperCase() : wanted}${name.slice(at + 1)}`;
}

/** "It's samporter, not sam.porter": a whole part of the address, or its beginning or end. */
function correctedEmail({ email, firstName, lastName }: LeadDetails, raw: string): string {
  const [, right = '', wrong = ''] = PART_INSTEAD.exec(raw) ?? [];
  const isName = [firstName, lastName].some((name) => name.toLowerCase() === wrong.toLowerCase());
  if (wrong === '' || isName) return email;
  const part = new RegExp(`(?<![a-z0-9](?=[a-z0-9]))${RegExp.escape(wrong)}(?![a-z0-9])`, 'i');
  return email.replace(part, right.toLowerCase());
}

const PART_INSTEAD = /(?<![\w.+-])([\w.+-]*\w),? (?:and )?not ([\w.+-]*\w)/;

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

/** A number with other last digits, written as it was. */
function withEnd(phone: string, end: string): string {
  const digits = [...end];
  return [...phone]
    .toReversed()
    .map((one) => (/\d/.test(one) ? (digits.pop() ?? one) : one))
    .toReversed()
    .join('');
}
