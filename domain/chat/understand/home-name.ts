import type { Property } from '../../listings/property.ts';
import { editDistance } from '../text/edit-distance.ts';
import { plainText } from '../text/plain-text.ts';

/** The homes a plain text names by the street, or by the number and how the street begins: "12 porchlight". */
export function homesNamed(plain: string, homes: readonly Property[]): Property[] {
  return homes.filter((home) => namesOf(home).some((name) => ` ${plain} `.includes(` ${name} `)));
}

/** A plain text with the streets of homes as they are spelled: "40 spindel street" has their number. */
export function withStreets(plain: string, homes: readonly Property[]): string {
  return plain.replace(NUMBER_AND_STREET, (said, number: string, word: string) => {
    const streets = homes.flatMap((home) => {
      const [own, street = ''] = plainText(home.address).split(' ');
      return own === number ? [street] : [];
    });
    const near = streets.find((street) => editDistance(street, word, MOST_MISTAKES) <= MOST_MISTAKES);
    return near && word[0] === near[0] ? `${number} ${near}` : said;
  });
}

const NUMBER_AND_STREET = /\b(\d{1,5}) ([a-z]{4,})\b/g;
const MOST_MISTAKES = 2;

/** A text with a mark for each home's address: "Slate Roof" asks for no roof. */
export function withoutAddresses(plain: string, homes: readonly Property[]): string {
  return homes
    .flatMap(namesOf)
    .reduce((text, name) => ` ${text} `.replaceAll(` ${name} `, ' _home ').trim(), plain);
}

/** How a message would name a home: "16 bobbin court". */
export function nameOfHome(home: Property): string {
  return namesOf(home)[0] ?? home.address;
}

/** The longest first. */
function namesOf({ address }: Property): string[] {
  const [, number = '', street = ''] = /^(\d+) ([a-z]+(?: [a-z]+)*)/.exec(plainText(address)) ?? [];
  const name = street.replace(/ no$/, '');
  if (name === '') return [];
  const opening = name.split(' ').slice(0, -1).join(' ');
  return [`${number} ${name}`, name, `${number} ${opening}`, ...(opening.includes(' ') ? [opening] : [])];
}
