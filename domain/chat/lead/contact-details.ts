import { digitsIn, withPlainDigits } from '../text/plain-text.ts';
import { withoutSpelling } from './spelled-contact-details.ts';

/** A visitor's contact details; '' if missing. */
export interface ContactDetails {
  email: string;
  phone: string;
}

/** No part matches "@": a row of them would cause catastrophic backtracking. */
const EMAIL = /[^\s<>()[\],;:"@]+@[^\s<>()[\],;:"@]+\.[^\s<>()[\],;:"@.]{2,}/g;

/** Precedes the number of a record, which nobody answers: "MLS", "parcel number", "número de préstamo". */
const RECORD =
  '\\b(?:mls|parcel|(?:loan|account|case|order|policy|permit|confirmation|file|license|invoice|reference|tracking|listing)(?: (?:number|no\\.?|id)| ?#)|n[uú]mero de (?:parcela|pr[eé]stamo|cuenta|caso|p[oó]liza|permiso|confirmaci[oó]n|licencia|referencia))(?: (?:number|no\\.?|id|is|es))*[\\s:#]*';
const EXTENSION = '(?:,? ?(?:x|ext\\.?|extension|extensi[oó]n) ?\\d{1,6})?(?![\\w@])';

/** Ten digits in US grouping, or a number with a country code; neither looks like a price or a range. */
const PHONE = new RegExp(
  `(?<![\\w@.$-])(?<!${RECORD})(?:\\+\\d[\\d\\s().-]{5,18}\\d|(?:1[\\s.-]?)?\\(?\\d{3}\\)?[\\s.-]{0,3}\\d{3}[\\s.-]{0,3}\\d{2}[\\s.-]?\\d{2}(?!\\d))${EXTENSION}`,
  'gi',
);

/** Anything that may be a number when one was requested. */
const DIGITS = new RegExp(`(?<![\\w@.-])(?<!${RECORD})\\+?\\(?\\d[\\d\\s().-]{5,18}\\d${EXTENSION}`, 'gi');

/** A message that consists of seven digits: "555-0188". */
const ONLY_SEVEN = /^\s*\d{3}[ .-]\d{4}\s*$/;

/** An e-mail address or phone number in a message. @param isAsked whether one was requested; then "555-0188" suffices */
export function contactDetailsIn(raw: string, isAsked = false): ContactDetails {
  return readContactDetails(normalizeSpelledOut(raw), isAsked);
}

function readContactDetails(raw: string, isAsked: boolean): ContactDetails {
  const [email = ''] = emailsIn(raw).filter((one) => mayBeUsed(raw, one));
  const [phone = ''] = numbersIn(raw, isAsked).filter((one) => mayBeUsed(raw, one));
  return { email, phone };
}

/** Whether a message does not rule out an address or number: "not 704-555-0119 that's my ex", "… is my work line do not use it". */
function mayBeUsed(text: string, reach: string): boolean {
  const at = text.indexOf(reach);
  return !RULED_OUT_BEFORE.test(text.slice(0, at)) && !RULED_OUT_AFTER.test(text.slice(at + reach.length));
}

const RULED_OUT_BEFORE =
  /\b(?:(?<!\bif )not|(?:don['’]?t|do not|no) use|instead of|no longer|used to be|(?:old|former) (?:\w+ )?(?:is|was)|(?:viej[oa]|anterior) (?:es|era))\s*$/i;
const RULED_OUT_AFTER =
  /^(?:[^,.;!?\n]*\b(?:do not|don['’]?t|no) us\w+|,? (?:is|was|es|era) (?:my |the |mi |el )?(?:old|viejo)\b)/i;

/** The first address or number of a message, and the message with it written out. */
export function firstContactDetail(raw: string): { text: string; reach: string } {
  const text = normalizeSpelledOut(raw);
  const { email, phone } = readContactDetails(text, false);
  return { text, reach: email || phone };
}

/** The message without addresses, numbers and their lead-in words, so that they are not read as anything else. */
export function withoutContactDetails(raw: string): string {
  return removeContactDetails(raw, cut);
}

/** The message without addresses and numbers, but with their lead-in words: "text me at". */
export function withoutAddressesAndNumbers(raw: string, replacement = ' '): string {
  return removeContactDetails(raw, (text, reach) => text.replace(reach, replacement));
}

function removeContactDetails(raw: string, without: (text: string, reach: string) => string): string {
  const text = normalizeSpelledOut(raw);
  const found = [...emailsIn(text), ...numbersIn(text, false)];
  return found.length > 0 ? found.reduce(without, text) : raw;
}

/** Whether a message contains more than one address or more than one number: "kim@example.com and theo@example.com" */
export function hasSeveralContactDetails(raw: string): boolean {
  const text = normalizeSpelledOut(raw);
  return [emailsIn(text), numbersIn(text, false)].some((found) => found.length > 1);
}

/** The numbers in a text. @param isAsked whether one was requested */
function numbersIn(text: string, isAsked: boolean): string[] {
  const rest = text.replace(EMAIL, ' ');
  const found = rest.match(PHONE) ?? (isAsked || ONLY_SEVEN.test(rest) ? rest.match(DIGITS) : null) ?? [];
  const isNumber = (phone: string) => /^\d{7,15}$/.test(digitsIn(phone.replace(OF_EXTENSION, '')));
  return [...new Set(found.map((phone) => phone.trim()).filter(isNumber))];
}

function emailsIn(text: string): string[] {
  return [...new Set(text.match(EMAIL)?.map((email) => email.replace(/[.?!]+$/, '')))];
}

/** A text without an address or number and its lead-in words: "my cell is", "and text me at". */
function cut(text: string, reach: string): string {
  const index = text.indexOf(reach);
  const before = text.slice(0, index).replace(LEAD_IN, ' ');
  return `${before} ${text.slice(index + reach.length)}`;
}

const LEAD_IN =
  /(?:\b(?:and|or|so|please|y)\s+)*(?:\b(?:call|text|email|phone|ring|reach|contact|write|message|reply)(?: (?:out )?to)?(?: (?:me|us))?(?: back)?(?: the \w+)?|(?:\b(?:my|our|her|his|their|the|mi|su)\s+)?(?:\b(?:best|cell|mobile|home|work|phone|email|e-mail|contact|number|address|correo|teléfono|telefono|número|numero|celular)\s*)+)(?: ?(?:at|on|to|is|es|al|a|:))?\s*$/iu;

/** Whether two phone numbers are equal, ignoring format and the US country code. */
export function isSameNumber(one: string, other: string): boolean {
  const digits = (phone: string) => digitsIn(phone).replace(/^1(?=\d{10}$)/, '');
  return one !== '' && digits(one) === digits(other);
}

/** Whether a number is dialable: ten digits, or with a country code. */
export function isCompletePhoneNumber(phone: string): boolean {
  return /^(?:1?\d{10}|011\d{7,})$/.test(digitsIn(phone.replace(OF_EXTENSION, ''))) || phone.startsWith('+');
}

const OF_EXTENSION = /,? ?(?:x|ext).*$/i;

/** A seven-digit number completed with the area code that a message consists of; '' if it is none. */
export function withAreaCode(phone: string, raw: string): string {
  const code = digitsIn(raw);
  return digitsIn(phone).length === 7 && code.length === 3 ? `${code}-${phone}` : '';
}

/** A message with spelled-out addresses and numbers normalized. */
function normalizeSpelledOut(raw: string): string {
  return withoutSpelling(withPlainDigits(raw));
}
