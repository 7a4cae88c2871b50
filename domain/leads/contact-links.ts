import { withPlainDigits } from '../chat/text/plain-text.ts';
import { typedNumbersIn } from './phone-numbers.ts';

/**
 * A `tel:` link for a typed phone: the first number, ten digits being a US number. An extension is dialed after a pause.
 * @returns undefined if the text contains no phone number
 */
export function telHref(phone: string): string | undefined {
  const plain = withPlainDigits(phone);
  const [typed] = typedNumbersIn(plain);
  if (!typed) return undefined;
  const [, extension] = EXTENSION.exec(plain.slice(plain.indexOf(typed) + typed.length)) ?? [];
  return `tel:${dialed(typed)}${extension ? `,${extension}` : ''}`;
}

/** What follows a number with an extension, such as " (ext. 12)". */
const EXTENSION = /^[\s,;.(\p{Pd}]*(?:x|ext\.?|extension|#)\s*(\d{1,6})(?!\d)/iu;

/** An `sms:` link, if the number can receive text messages. */
export function smsHref(phone: string): string | undefined {
  const [typed] = typedNumbersIn(withPlainDigits(phone));
  return typed && `sms:${dialed(typed)}`;
}

/** Encoded, so that no character of an address can add a subject or another recipient. */
export function mailtoHref(address: string): string {
  return `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;
}

function dialed(typed: string): string {
  const [, prefix, rest = ''] = /^(\+|00|011)?(.*)$/s.exec(typed) ?? [];
  // The zero in "+44 (0)20 …" is dialed only within the country.
  const digits = rest.replace('(0)', '').replace(/\D/g, '');
  if (prefix || /^1\d{10}$/.test(digits)) return `+${digits}`;
  return digits.length === 10 ? `+1${digits}` : digits;
}
