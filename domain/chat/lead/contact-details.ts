import type { LeadDetails } from './lead-talk.ts';

const EMAIL = /[^\s<>()[\],;:"]+@[^\s<>()[\],;:"]+\.[^\s<>()[\],;:".]{2,}/;
const PHONE = /(?<![\w@.-])\+?\(?\d[\d\s().-]{5,18}\d(?![\w@])/;

/** An e-mail address or a phone number in a message; '' where there is none. */
export function reachIn(raw: string): Pick<LeadDetails, 'email' | 'phone'> {
  const email = EMAIL.exec(raw)?.[0].replace(/[.?!]+$/, '') ?? '';
  const phone = PHONE.exec(raw.replace(email, ' '))?.[0].trim() ?? '';
  const digits = phone.replace(/\D/g, '').length;
  return { email, phone: digits >= 7 && digits <= 15 ? phone : '' };
}

/** The message without addresses and numbers, so that neither is read as anything else. */
export function withoutReach(raw: string): string {
  const { email, phone } = reachIn(raw);
  return raw.replace(email || /(?!)/, ' ').replace(phone || /(?!)/, ' ');
}

const INTRODUCTIONS =
  /^.*?\b(?:my (?:full )?name is|my name's|i am called|i'm|i’m|i am|this is|it's|it is|call me|name:?|mi nombre es|me llamo|soy)\s+/i;
const NAME_PART = /^[\p{L}][\p{L}\p{M}'’.-]*$/u;
const LONGEST_NAME_WORDS = 4;

/** First and last name, when a message is one; null when it reads like something else. */
export function nameIn(raw: string): Pick<LeadDetails, 'firstName' | 'lastName'> | null {
  const said =
    withoutReach(raw)
      .replace(INTRODUCTIONS, '')
      .split(/[,;\n(]|\s+(?:and|y|my|mi|at|email|e-mail|correo|phone|tel|telefono|is)\b/i)[0] ?? '';
  const words = said
    .trim()
    .replace(/[.!]+$/, '')
    .split(/\s+/)
    .filter(Boolean);
  if (words.length === 0 || words.length > LONGEST_NAME_WORDS || /\?/.test(raw)) return null;
  if (
    !words.every((word) => NAME_PART.test(word)) ||
    words.every((word) => NOT_NAMES.has(word.toLowerCase()))
  )
    return null;
  if (words.some((word) => NEVER_NAMES.has(word.toLowerCase()))) return null;
  const [firstName = '', ...rest] = words;
  return { firstName, lastName: rest.join(' ') };
}

const NOT_NAMES = new Set(
  'yes no ok okay sure please thanks hello hi what why how who when where hey nope yep si claro vale gracias hola the a send go ahead'.split(
    ' ',
  ),
);
const NEVER_NAMES = new Set(
  'what how why when where which who is are can could would should does do price median neighborhood homes home house condo sell buy score want need tell show market tour call cancel stop not never nothing que cual cuanto donde como precio casa casas quiero'.split(
    ' ',
  ),
);
