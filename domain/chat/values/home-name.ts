import type { Property } from '../../listings/property.ts';
import { editDistance } from '../text/edit-distance.ts';
import { plainText } from '../text/plain-text.ts';

/** The homes a plain text names by the street, or by the number and how the street begins: "12 porchlight". */
export function homesNamed(plain: string, homes: readonly Property[]): Property[] {
  return homes.filter((home) => namesOf(home).some((name) => ` ${plain} `.includes(` ${name} `)));
}

/** A plain text with the streets of homes as they are spelled: "40 spindel street" has their number. */
export function withStreets(plain: string, homes: readonly Property[]): string {
  const whole = homes.map(wayOf).reduce((text, way) => text.replace(way.pattern, way.name), plain);
  return whole.replace(NUMBER_AND_STREET, (said, number: string, word: string) => {
    const streets = homes.flatMap((home) => {
      const [own, street = ''] = plainText(home.address).split(' ');
      return own === number ? [street] : [];
    });
    const near = streets.find((street) => editDistance(street, word, MOST_MISTAKES) <= MOST_MISTAKES);
    return near && word[0] === near[0] ? `${number} ${near}` : said;
  });
}

/** The street of a home in full, and a pattern for it with its last word shortened: "bobbin ct". */
function wayOf({ address }: Property): { name: string; pattern: RegExp } {
  const name = streetOf(address);
  const words = name.split(' ');
  const short = SHORTENED[words.pop() ?? ''];
  const pattern =
    short && words.length > 0
      ? new RegExp(`\\b${RegExp.escape(words.join(' '))} (?:${short})\\b`, 'g')
      : /^(?!)/;
  return { name, pattern };
}

const SHORTENED: Record<string, string> = {
  avenue: 'ave?',
  circle: 'cir',
  commons: 'cmns',
  court: 'ct',
  lane: 'ln',
  place: 'pl',
  point: 'pt',
  street: 'str?',
};

const NUMBER_AND_STREET = /\b(\d{1,5}) ([a-z]{4,})\b/g;
const MOST_MISTAKES = 2;

/** A text with a mark for each home's address: "Slate Roof" asks for no roof. */
export function withoutAddresses(plain: string, homes: readonly Property[]): string {
  return homes
    .flatMap(namesOf)
    .reduce((text, name) => ` ${text} `.replaceAll(` ${name} `, ' _home ').trim(), plain);
}

/** The longest first. */
function namesOf({ address }: Property): string[] {
  const [number = ''] = plainText(address).split(' ');
  const name = streetOf(address);
  if (name === '') return [];
  const opening = name.split(' ').slice(0, -1).join(' ');
  const short = opening.includes(' ')
    ? [opening]
    : THING.flatMap((thing) => [`${opening} ${thing}`, `${thing} on ${opening}`]);
  return [`${number} ${name}`, name, `${number} ${opening}`, ...short];
}

/** "The Catalpa one", "the house on Spindle" */
const THING = ['one', '1', 'place', 'home', 'house', 'condo', 'town house', 'listing', 'unit', 'property'];

/** "Railbed way" of "8 Railbed Way, No. 512"; empty where there is no number before it. */
function streetOf(address: string): string {
  const [, street = ''] = /^\d+ ([a-z]+(?: [a-z]+)*)/.exec(plainText(address)) ?? [];
  return street.replace(/ no$/, '');
}
