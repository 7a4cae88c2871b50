/** An e-mail address, rather than a phone number. */
export function isEmail(contactPoint: string): boolean {
  return contactPoint.includes('@');
}

/**
 * Whether a text holds an e-mail address or a phone number as a whole: joann@x.com does not mention ann@x.com. Case,
 * and how a number is spaced, do not matter, nor does the country's 1 before it.
 */
export function mentions(text: string, contactPoint: string): boolean {
  if (!isEmail(contactPoint)) return numbersIn(text).includes(numberOf(contactPoint));
  return new RegExp(
    `(?<![\\w.!#$%&'*+/=?^\`{|}~-])${RegExp.escape(contactPoint)}(?![\\w-]|\\.\\w)`,
    'iu',
  ).test(text);
}

function numbersIn(text: string): string[] {
  return (text.match(/\d(?:[\s()./\p{Pd}]{0,3}\d){5,14}/gu) ?? []).map(numberOf);
}

function numberOf(written: string): string {
  return written.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
}
