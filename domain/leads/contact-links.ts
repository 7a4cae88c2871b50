/**
 * A `tel:` link for a typed phone number: ten digits are a US number, an extension is dialed after a pause.
 * @returns undefined if the text is no phone number
 */
export function telHref(phone: string): string | undefined {
  const number = dialed(phone);
  const extension = /(?:x|ext\.?|extension|#)\s*(\d{1,6})/i.exec(phone)?.[1];
  return number && `tel:${number}${extension ? `,${extension}` : ''}`;
}

/** An `sms:` link, if the number can receive text messages. */
export function smsHref(phone: string): string | undefined {
  const number = dialed(phone);
  return number && `sms:${number}`;
}

/** Encoded, so that no character of an address can add a subject or another recipient. */
export function mailtoHref(address: string): string {
  return `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;
}

function dialed(phone: string): string | undefined {
  const [, typed = ''] = /^[^\d+(]*([^a-z#,;]*)/i.exec(phone) ?? [];
  const [, prefix = '', number = ''] = /^[\s(]*(\+|00|011)?(.*)$/s.exec(typed) ?? [];
  // The zero in "+44 (0)20 …" is dialed only within the country. What follows a whole US number is another number or a time.
  const dialable = prefix ? number.replace('(0)', '') : (US_NUMBER.exec(number)?.[0] ?? number);
  const digits = dialable.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return undefined;
  if (prefix || (digits.length === 11 && digits.startsWith('1'))) return `+${digits}`;
  return digits.length === 10 ? `+1${digits}` : digits;
}

const US_NUMBER = /^(?:1\D{0,3})?\d{3}\D{0,3}\d{3}\D{0,3}\d{4}(?!\d)/;
