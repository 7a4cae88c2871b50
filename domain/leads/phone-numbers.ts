import { digitsIn, withPlainDigits } from '../chat/text/plain-text.ts';

/** The numbers in a phone as entered, as digits without the country code 1. */
export function numbersIn(phone: string): string[] {
  return typedNumbersIn(withPlainDigits(phone)).map(nationalNumber);
}

/** The same numbers as entered. @param phone with plain digits */
export function typedNumbersIn(phone: string): string[] {
  return phone
    .split(/[,;]/)
    .flatMap((part) => splitAt('/', part))
    .flatMap((part) => splitAt('|', part))
    .flatMap((part) => part.match(NUMBER) ?? []);
}

/** The whole North American numbers in any text, as ten digits. */
export function usNumbersIn(text: string): string[] {
  const numbers = new RegExp(`(?<!\\p{L})${US_NUMBER}`, 'gu');
  return (withPlainDigits(text).match(numbers) ?? []).map(nationalNumber);
}

/**
 * Normalizes a phone as entered for comparison: the last ten digits of its first number, without an extension.
 * @returns '' if it contains no number, such as the "0" of somebody who leaves none
 */
export function phoneDigits(phone: string): string {
  return numbersIn(phone)[0]?.slice(-10) ?? '';
}

/** The digits of a number without the country code 1. */
export function nationalNumber(phone: string): string {
  return digitsIn(phone).replace(/^1(?=\d{10}$)/, '');
}

/** A slash or a bar may separate two numbers, or groups of one number. */
function splitAt(separator: '/' | '|', phone: string): string[] {
  const parts = phone.split(separator);
  return parts.every((part) => digitsIn(part).length >= MIN_DIGITS) ? parts : [phone];
}

const MIN_DIGITS = 7;

/** What may separate two digits of a number. */
export const SPACING = String.raw`[\s()\[\]./|~·•_*'’\p{Pd}]{0,4}`;

const US_NUMBER = String.raw`(?<!\d)(?:1${SPACING})?\d{3}${SPACING}\d{3}${SPACING}\d{4}(?!\d)`;

/** A number with a foreign country code, a North American number, or any other. */
const NUMBER = new RegExp(
  [String.raw`\+[\s(]*(?!1)\d(?:${SPACING}\d){6,14}`, US_NUMBER, String.raw`\d(?:${SPACING}\d){6,14}`].join(
    '|',
  ),
  'gu',
);
