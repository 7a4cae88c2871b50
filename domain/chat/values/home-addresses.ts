import type { Property } from '../../listings/property.ts';
import { editDistance } from '../text/edit-distance.ts';
import { plainText } from '../text/plain-text.ts';

/** Returns the homes a plain text names by street, or by number and start of the street: "12 porchlight". */
export function findNamedHomes(plain: string, homes: readonly Property[]): Property[] {
  const text = ` ${plain} `;
  return homes.filter((home) => addressOf(home).names.some((name) => text.includes(` ${name} `)));
}

/** Rewrites abbreviated and misspelled streets as addresses spell them: "40 spindle street". */
export function expandAddresses(plain: string, homes: readonly Property[]): string {
  const addresses = homes.map(addressOf);
  const whole = addresses.reduce(
    (text, { street, abbreviated }) => (abbreviated ? text.replace(abbreviated, street) : text),
    plain,
  );
  return whole.replace(NUMBER_AND_STREET, (match, number: string, word: string) => {
    const streets = addresses.filter((one) => one.number === number).map(({ street }) => street);
    const near = streets
      .map((street) => street.split(' ')[0] ?? '')
      .find((begun) => editDistance(begun, word, MAX_TYPOS) <= MAX_TYPOS);
    return near && word[0] === near[0] ? `${number} ${near}` : match;
  });
}

function abbreviatedStreetPattern(street: string): RegExp | null {
  const words = street.split(' ');
  const short = STREET_ABBREVIATIONS[words.pop() ?? ''];
  if (!short || words.length === 0) return null;
  return new RegExp(`\\b${RegExp.escape(words.join(' '))} (?:${short})\\b`, 'g');
}

const STREET_ABBREVIATIONS: Record<string, string> = {
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
const MAX_TYPOS = 2;

/** Replaces each home's address with a placeholder, so that a street named "Slate Roof" does not ask for a roof. */
export function maskAddresses(plain: string, homes: readonly Property[]): string {
  return homes
    .flatMap((home) => addressOf(home).names)
    .reduce((text, name) => (text.includes(name) ? maskName(text, name) : text), plain);
}

function maskName(text: string, name: string): string {
  return ` ${text} `.replaceAll(` ${name} `, ' _home ').trim();
}

/** A parsed address. */
interface Address {
  number: string;
  /** "railbed way" of "8 Railbed Way, No. 512"; empty if no number precedes it. */
  street: string;
  /** Matches the street with its last word abbreviated: "spindle st"; null if that has no abbreviation. */
  abbreviated: RegExp | null;
  /** All names of the home, longest first. */
  names: string[];
}

/** Cache of parsed addresses: every message is searched for all homes. */
const addresses = new WeakMap<Property, Address>();

function addressOf(home: Property): Address {
  const address = addresses.get(home) ?? readAddress(plainText(home.address));
  addresses.set(home, address);
  return address;
}

function readAddress(plain: string): Address {
  const [number = ''] = plain.split(' ');
  const [, streetAndRest = ''] = /^\d+ ([a-z]+(?: [a-z]+)*)/.exec(plain) ?? [];
  const street = streetAndRest.replace(/ no$/, '');
  const unit = / (?:no|unit|apartment|suite) (\w+)$/.exec(plain)?.[1] ?? '';
  const names = namesOf(number, street, unit);
  return { number, street, abbreviated: abbreviatedStreetPattern(street), names };
}

function namesOf(number: string, street: string, unit: string): string[] {
  if (street === '') return [];
  const opening = street.split(' ').slice(0, -1).join(' ');
  const short = opening.includes(' ')
    ? [opening]
    : HOME_NOUNS.flatMap((thing) => [`${opening} ${thing}`, `${thing} on ${opening}`]);
  const names = [`${number} ${street}`, street, `${number} ${opening}`, ...short];
  if (unit === '') return names;
  // "number 4" alone is a position in a list
  const own = (unit.length > 1 ? [...UNIT_NOUNS, 'number'] : UNIT_NOUNS).map((noun) => `${noun} ${unit}`);
  const whole = names.flatMap((one) =>
    [...own, `no ${unit}`, `number ${unit}`, unit].map((form) => `${one} ${form}`),
  );
  return [...whole, ...names, ...own];
}

const UNIT_NOUNS = ['unit', 'apartment', 'suite', 'unidad', 'apartamento', 'departamento'];

/** "The Catalpa one", "the house on Spindle" */
const HOME_NOUNS = [
  'one',
  '1',
  'place',
  'home',
  'house',
  'condo',
  'town house',
  'listing',
  'unit',
  'property',
];
