/** An e-mail address, rather than a phone number. */
export function isEmail(contactPoint: string): boolean {
  return contactPoint.includes('@');
}

/**
 * Whether a text holds an e-mail address or a phone number as a whole: joann@x.com does not mention ann@x.com. Case,
 * and how a number is spaced, do not matter, nor does the country's 1 before it.
 * @param contactPoint a phone may be as somebody typed it, with an extension or a second number
 */
export function mentions(text: string, contactPoint: string): boolean {
  return soughtFor(contactPoint).some(({ pattern }) => pattern.test(text));
}

export interface Sought {
  pattern: RegExp;
  /** What stands in every text that matches, in lower case. */
  part: string;
}

/** What to look for in texts: an address, or each number of a phone. */
export function soughtFor(contactPoint: string): Sought[] {
  if (!isEmail(contactPoint)) return [...contactPoint.matchAll(NUMBER)].map(soughtNumber);
  const pattern = new RegExp(
    `(?<![\\w.!#$%&'*+/=?^\`{|}~-])${RegExp.escape(contactPoint)}(?![\\w-]|\\.\\w)`,
    'iu',
  );
  return [{ pattern, part: contactPoint.toLowerCase() }];
}

const SPACING = String.raw`[\s()./\p{Pd}]{0,3}`;

/** Ten digits as they are grouped here, or a number with another country's code, or any other. */
const NUMBER = new RegExp(
  [
    String.raw`\+(?!1)\d(?:${SPACING}\d){6,14}`,
    String.raw`(?<!\d)(?:1${SPACING})?(\d{3})${SPACING}(\d{3})${SPACING}(\d{4})(?!\d)`,
    String.raw`\d(?:${SPACING}\d){6,14}`,
  ].join('|'),
  'gu',
);

function soughtNumber([written, area, office, line]: RegExpExecArray): Sought {
  if (area && office && line) {
    const digits = [area, office, line].join(SPACING);
    return { pattern: new RegExp(`(?<!\\d)(?:1${SPACING})?${digits}(?!\\d)`, 'u'), part: line };
  }
  const digits = written.match(/\d/g) ?? [];
  // How these are grouped is not known, so that a digit nearby may be one of a longer number.
  const pattern = new RegExp(`(?<!\\d${SPACING})${digits.join(SPACING)}(?!${SPACING}\\d)`, 'u');
  return { pattern, part: digits.at(-1) ?? '' };
}
