import { digitsIn, withPlainDigits } from '#domain/chat/text/plain-text.ts';

/** An e-mail address, rather than a phone number. */
export function isEmail(contactPoint: string): boolean {
  return contactPoint.includes('@');
}

/**
 * Whether a text holds an e-mail address or a phone number as a whole: joann@x.com does not mention ann@x.com. Case does not
 * matter, nor how a number is spaced, in which digits it is written, or whether the country's 1 is before it.
 * @param contactPoint a phone may be as somebody typed it, with an extension or a second number
 */
export function mentions(text: string, contactPoint: string): boolean {
  if (isEmail(contactPoint)) return wholeAddress(contactPoint).test(text);
  const plain = withPlainDigits(text);
  return numbersIn(contactPoint).some((number) => patternsOf(number).some((pattern) => pattern.test(plain)));
}

/** Whether a phone is one of the numbers of another, whatever stands between its digits. */
export function isSameNumber(phone: string, contactPoint: string): boolean {
  return numbersIn(contactPoint).includes(nationalNumber(phone));
}

/** The numbers of a phone as somebody typed it, in digits only and without the country's 1. */
export function numbersIn(phone: string): string[] {
  return withPlainDigits(phone)
    .split(/[,;]/)
    .flatMap(atSlash)
    .flatMap((part) => part.match(NUMBER) ?? [])
    .map(nationalNumber);
}

function wholeAddress(email: string): RegExp {
  return new RegExp(`(?<![\\w.!#$%&'*+/=?^\`{|}~-])${RegExp.escape(email)}(?![\\w-]|\\.\\w)`, 'iu');
}

/** A slash may stand between two numbers as well as in one. */
function atSlash(phone: string): string[] {
  const parts = phone.split('/');
  return parts.every((part) => digitsIn(part).length >= FEWEST_DIGITS) ? parts : [phone];
}

const FEWEST_DIGITS = 7;

const SPACING = String.raw`[\s()./\p{Pd}]{0,3}`;

/** Ten digits as they are grouped here, or a number with another country's code, or any other. */
const NUMBER = new RegExp(
  [
    String.raw`\+(?!1)\d(?:${SPACING}\d){6,14}`,
    String.raw`(?<!\d)(?:1${SPACING})?\d{3}${SPACING}\d{3}${SPACING}\d{4}(?!\d)`,
    String.raw`\d(?:${SPACING}\d){6,14}`,
  ].join('|'),
  'gu',
);

function patternsOf(number: string): RegExp[] {
  const digits = [...number].join(SPACING);
  // How these are grouped is not known, so that a digit nearby may be one of a longer number.
  const anyGrouping = (code: string) =>
    new RegExp(`(?<!\\d${SPACING})${code}${digits}(?!${SPACING}\\d)`, 'u');
  if (number.length !== LOCAL_LENGTH) return [anyGrouping('')];
  const groups = [number.slice(0, 3), number.slice(3, 6), number.slice(6)].join(SPACING);
  const code = `(?:1${SPACING})?`;
  return [new RegExp(`(?<!\\d)${code}${groups}(?!\\d)`, 'u'), anyGrouping(code)];
}

const LOCAL_LENGTH = 10;

function nationalNumber(phone: string): string {
  return digitsIn(phone).replace(/^1(?=\d{10}$)/, '');
}
