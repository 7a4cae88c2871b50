import type { LeadDetails } from './lead-talk.ts';

/** How a visitor can be answered; '' where there is none. */
export type Reach = Pick<LeadDetails, 'email' | 'phone'>;

const EMAIL = /[^\s<>()[\],;:"]+@[^\s<>()[\],;:"]+\.[^\s<>()[\],;:".]{2,}/;

/** Ten digits as they are grouped here, or a number with its country's: neither a price nor a range reads like that. */
const PHONE =
  /(?<![\w@.$-])(?:\+\d[\d\s().-]{5,18}\d|(?:1[\s.-]?)?\(?\d{3}\)?[\s.-]{0,3}\d{3}[\s.-]{0,3}\d{4}(?: ?(?:x|ext\.?) ?\d{1,6})?)(?![\w@])/i;

/** Anything that may be a number where one was asked for. */
const DIGITS = /(?<![\w@.-])\+?\(?\d[\d\s().-]{5,18}\d(?![\w@])/;

/** "555-0188", and nothing else. */
const ONLY_SEVEN = /^\s*\d{3}[ .-]\d{4}\s*$/;

/** An e-mail address or a phone number in a message. @param isAsked whether one was asked for: then "555-0188" will do */
export function reachIn(raw: string, isAsked = false): Reach {
  const email = EMAIL.exec(raw)?.[0].replace(/[.?!]+$/, '') ?? '';
  const phone =
    (isAsked || ONLY_SEVEN.test(raw) ? DIGITS : PHONE).exec(raw.replace(email, ' '))?.[0].trim() ?? '';
  const { length } = digitsOf(phone);
  return { email, phone: length >= 7 && length <= 15 ? phone : '' };
}

/** The message without addresses and numbers, so that neither is read as anything else. */
export function withoutReach(raw: string): string {
  const { email, phone } = reachIn(raw);
  return raw.replace(email || /(?!)/, ' ').replace(phone || /(?!)/, ' ');
}

/** Whether a number is another one, however either is written. */
export function isSameNumber(one: string, other: string): boolean {
  return one !== '' && digitsOf(one).endsWith(digitsOf(other));
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '');
}
