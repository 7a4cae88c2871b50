import type { Property } from '../../listings/property.ts';
import { editDistance } from '../text/edit-distance.ts';
import { plainText } from '../text/plain-text.ts';

/** The homes a plain text names by the street, or by the number and how the street begins: "12 porchlight". */
export function homesNamed(plain: string, homes: readonly Property[]): Property[] {
  const text = ` ${plain} `;
  return homes.filter((home) => addressOf(home).names.some((name) => text.includes(` ${name} `)));
}

/** A plain text with streets and units as addresses write them: "40 spindle street", "unit 1904" for "apartment 1904". */
export function withNames(plain: string, homes: readonly Property[]): string {
  const addresses = homes.map(addressOf);
  return withUnits(withStreets(plain, addresses), addresses);
}

function withStreets(plain: string, addresses: readonly Address[]): string {
  const whole = addresses.reduce(
    (text, { street, shortened }) => (shortened ? text.replace(shortened, street) : text),
    plain,
  );
  return whole.replace(NUMBER_AND_STREET, (said, number: string, word: string) => {
    const streets = addresses.filter((one) => one.number === number).map(({ street }) => street);
    const near = streets
      .map((street) => street.split(' ')[0] ?? '')
      .find((begun) => editDistance(begun, word, MOST_MISTAKES) <= MOST_MISTAKES);
    return near && word[0] === near[0] ? `${number} ${near}` : said;
  });
}

function shortenedStreet(street: string): RegExp | null {
  const words = street.split(' ');
  const short = SHORTENED[words.pop() ?? ''];
  if (!short || words.length === 0) return null;
  return new RegExp(`\\b${RegExp.escape(words.join(' '))} (?:${short})\\b`, 'g');
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

/** "Apartment 1904", "la unidad 512", "number 512", where a home has that number; in "condo 4 beds" the number counts. */
function withUnits(plain: string, addresses: readonly Address[]): string {
  const units = new Set(addresses.map(({ unit }) => unit));
  return plain.replace(UNIT, (said, unit: string, at: number) =>
    units.has(unit) && !COUNTS.test(plain.slice(at + said.length)) ? `unit ${unit}` : said,
  );
}

const UNIT_WORDS = 'unit|apartment|condo|suite|unidad|apartamento|departamento|condominio';
/** A single digit after "number" is a place in a list. */
const UNIT = new RegExp(
  `\\b(?:(?:${UNIT_WORDS})(?: number| numero)?|(?:number|numero)(?= \\d\\d)) (\\d+[a-z]?)\\b`,
  'g',
);
/** What stands behind a number that counts: "4+", "4 or 5", "4 bedrooms". */
const COUNTS = /^ ?[+%\d]|^ (?:or|to|plus|o|a|bd|br|ba)\b|^ (?:bed|bath|habit|rec|dorm|cuarto|ban)/;

/** A text with a mark for each home's address, so that a street named "Slate Roof" does not ask for a roof. */
export function withoutAddresses(plain: string, homes: readonly Property[]): string {
  return homes
    .flatMap((home) => addressOf(home).names)
    .reduce((text, name) => (text.includes(name) ? withoutName(text, name) : text), plain)
    .replace(UNIT_OF_STREET, '_home');
}

function withoutName(text: string, name: string): string {
  return ` ${text} `.replaceAll(` ${name} `, ' _home ').trim();
}

/** "Unit 4 on Garden Gate Walk" */
const UNIT_OF_STREET = /\b_home (?:on|at|en|de) _home\b/g;

/** What an address is read as. */
interface Address {
  number: string;
  /** "Railbed way" of "8 Railbed Way, No. 512"; empty where no number stands before it. */
  street: string;
  /** What finds it with its last word shortened: "spindle st"; null where that has no short form. */
  shortened: RegExp | null;
  /** "512" of "8 Railbed Way, No. 512"; empty where there is none. */
  unit: string;
  /** What the home may be called, the longest first. */
  names: string[];
}

/** Every message is searched for all homes: their addresses are read once. */
const addresses = new WeakMap<Property, Address>();

function addressOf(home: Property): Address {
  const known = addresses.get(home) ?? readAddress(plainText(home.address));
  addresses.set(home, known);
  return known;
}

function readAddress(plain: string): Address {
  const [number = ''] = plain.split(' ');
  const [, begun = ''] = /^\d+ ([a-z]+(?: [a-z]+)*)/.exec(plain) ?? [];
  const street = begun.replace(/ no$/, '');
  const unit = / (?:no|unit|apartment|suite) (\w+)$/.exec(plain)?.[1] ?? '';
  const names = namesOf(number, street, unit);
  return { number, street, shortened: shortenedStreet(street), unit, names };
}

function namesOf(number: string, street: string, unit: string): string[] {
  if (street === '') return [];
  const opening = street.split(' ').slice(0, -1).join(' ');
  const short = opening.includes(' ')
    ? [opening]
    : THING.flatMap((thing) => [`${opening} ${thing}`, `${thing} on ${opening}`]);
  const names = [`${number} ${street}`, street, `${number} ${opening}`, ...short];
  if (unit === '') return names;
  const forms = ['unit ', 'no ', 'number ', ''];
  const whole = names.flatMap((one) => forms.map((form) => `${one} ${form}${unit}`));
  return [...whole, ...names, `unit ${unit}`];
}

/** "The Catalpa one", "the house on Spindle" */
const THING = ['one', '1', 'place', 'home', 'house', 'condo', 'town house', 'listing', 'unit', 'property'];
