import type { Property } from '../../listings/property.ts';
import { plainText } from '../text/plain-text.ts';

/** The homes a plain text names by the street, or by the number and how the street begins: "12 porchlight". */
export function homesNamed(plain: string, homes: readonly Property[]): Property[] {
  return homes.filter((home) => namesOf(home).some((name) => ` ${plain} `.includes(` ${name} `)));
}

/** A text with a mark for each home's address: "Slate Roof" asks for no roof. */
export function withoutAddresses(plain: string, homes: readonly Property[]): string {
  return homes
    .flatMap(namesOf)
    .reduce((text, name) => ` ${text} `.replaceAll(` ${name} `, ' _home ').trim(), plain);
}

/** The longest first. */
function namesOf({ address }: Property): string[] {
  const [, number = '', street = ''] = /^(\d+) ([a-z]+(?: [a-z]+)*)/.exec(plainText(address)) ?? [];
  const name = street.replace(/ no$/, '');
  if (name === '') return [];
  const opening = name.split(' ').slice(0, -1).join(' ');
  return [`${number} ${name}`, name, `${number} ${opening}`, ...(opening.includes(' ') ? [opening] : [])];
}
