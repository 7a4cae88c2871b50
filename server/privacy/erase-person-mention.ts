import { withPlainDigits } from '#domain/chat/text/plain-text.ts';
import { nationalNumber, numbersIn, SPACING } from '#domain/leads/phone-numbers.ts';

/** Whether a contact point is an e-mail address rather than a phone number. */
export function isEmail(contactPoint: string): boolean {
  return contactPoint.includes('@');
}

/**
 * Whether a text contains an e-mail address or a phone number as a whole: joann@x.com does not mention ann@x.com. Ignores case,
 * the grouping and script of digits, and the country code 1.
 * @param contactPoint a phone may be as entered, with an extension or a second number
 */
export function mentions(text: string, contactPoint: string): boolean {
  if (isEmail(contactPoint)) return wholeAddress(contactPoint).test(text);
  const plain = withPlainDigits(text);
  return numbersIn(contactPoint).some((number) => patternsOf(number).some((pattern) => pattern.test(plain)));
}

/** Whether a phone equals one of the numbers in a contact point, ignoring separators. */
export function isSameNumber(phone: string, contactPoint: string): boolean {
  return numbersIn(contactPoint).includes(nationalNumber(phone));
}

function wholeAddress(email: string): RegExp {
  return new RegExp(`(?<![\\w.!#$%&'*+/=?^\`{|}~-])${RegExp.escape(email)}(?![\\w-]|\\.\\w)`, 'iu');
}

function patternsOf(number: string): RegExp[] {
  const digits = [...number].join(SPACING);
  // With unknown grouping, a nearby digit may belong to a longer number, so none is allowed.
  const anyGrouping = (code: string) =>
    new RegExp(`(?<!\\d${SPACING})${code}${digits}(?!${SPACING}\\d)`, 'u');
  if (number.length !== LOCAL_LENGTH) return [anyGrouping('')];
  const groups = [number.slice(0, 3), number.slice(3, 6), number.slice(6)].join(SPACING);
  const code = `(?:1${SPACING})?`;
  return [new RegExp(`(?<!\\d)${code}${groups}(?!\\d)`, 'u'), anyGrouping(code)];
}

const LOCAL_LENGTH = 10;
