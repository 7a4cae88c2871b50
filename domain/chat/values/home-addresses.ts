import type { Property } from '../../listings/property.ts';
import { editDistance } from '../text/edit-distance.ts';
import { plainText } from '../text/plain-text.ts';

/**
 * Finds the homes a plain text names by street, or by number and start of the street: "12 porchlight".
 * @param isPlace tells whether a plain text is the name of a place: a home on "Myers Park Drive" is not "the Myers Park one"
 * @returns the homes, and the text with a placeholder for each, so that a street named "Slate Roof" does not ask for a roof
 */
export function readAddresses(
  plain: string,
  homes: readonly Property[],
  isPlace: (name: string) => boolean,
): { homes: Property[]; rest: string } {
  const text = ` ${plain} `;
  const isPossible = (home: Property) => addressOf(home).parts.some((part) => text.includes(part));
  const found = homes.filter(isPossible).flatMap((home) =>
    addressOf(home)
      .names.filter(({ name, street }) => text.includes(` ${name} `) && !(street && isPlace(street)))
      .flatMap(({ name, street }) =>
        placesOf(text, name)
          .filter((start) => name !== street || !NOT_NAMED.test(text.slice(0, start)))
          .map((start) => ({ home, start, end: endOf(start + name.length, text, home) })),
      ),
  );
  // "200 lantern place number 1904" does not name the building's other homes
  const whole = found.filter(
    ({ start, end }) =>
      !found.some((one) => one.start <= start && end <= one.end && one.end - one.start > end - start),
  );
  return {
    homes: homes.filter((home) => whole.some((one) => one.home === home)),
    rest: maskSpans(text, whole).trim(),
  };
}

/** The end of a name, with the city as the record has it: "40 spindle street charlotte nc 28205". */
function endOf(end: number, text: string, home: Property): number {
  const { city } = addressOf(home);
  return city !== '' && text.startsWith(` ${city} `, end) ? end + 1 + city.length : end;
}

/** "Homes with a slate roof" do not stand in "Slate Roof Circle". */
const NOT_NAMED = /\b(?:an?|with|una?|con) $/;

function placesOf(text: string, name: string): number[] {
  return [...text.matchAll(new RegExp(`(?<= )${RegExp.escape(name)}(?= )`, 'g'))].map(({ index }) => index);
}

/** Replaces the spans with placeholders, from the last. */
function maskSpans(text: string, spans: readonly { start: number; end: number }[]): string {
  let from = text.length;
  return spans
    .toSorted((one, other) => other.start - one.start)
    .reduce((masked, { start, end }) => {
      if (end > from) return masked;
      from = start;
      return `${masked.slice(0, start)}_home${masked.slice(end)}`;
    }, text);
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
  boulevard: 'blvd',
  circle: 'cir',
  commons: 'cmns',
  court: 'ct',
  drive: 'dr',
  lane: 'ln',
  parkway: 'pkwy',
  place: 'pl',
  point: 'pt',
  road: 'rd',
  street: 'str?',
};

const NUMBER_AND_STREET = /\b(\d{1,5}) ([a-z]{4,})\b/g;
const MAX_TYPOS = 2;

/** A parsed address. */
/** The homes whose street a message names by one word alone: "whats halyard been on for". @param plain plain text */
export function homesOfStreetWord(plain: string, homes: readonly Property[]): Property[] {
  const words = new Set(plain.split(' '));
  return homes.filter((home) => {
    const [word = ''] = openingOf(addressOf(home).street).split(' ');
    return WORD.test(word) && words.has(word);
  });
}

interface Address {
  number: string;
  /** "railbed way" of "8 Railbed Way, No. 512"; empty if no number precedes it. */
  street: string;
  /** Matches the street with its last word abbreviated: "spindle st"; null if that has no abbreviation. */
  abbreviated: RegExp | null;
  /** "charlotte nc 28205"; '' if the address ends before it. */
  city: string;
  names: HomeName[];
  /** Every name contains one of these. A home has dozens of names, and most messages name none. */
  parts: string[];
}

interface HomeName {
  name: string;
  /** The street as the name has it, if it has no number: "myers park" of "myers park house"; else ''. */
  street: string;
}

/** Cache of parsed addresses: every message is searched for all homes. */
const addresses = new WeakMap<Property, Address>();

function addressOf(home: Property): Address {
  const address = addresses.get(home) ?? readAddress(home.address);
  addresses.set(home, address);
  return address;
}

/** Reads "8 Railbed Way, No. 512, Charlotte, NC 28205": what follows the street and the unit is the city. */
function readAddress(address: string): Address {
  const [first = '', second = '', ...others] = address.replace('#', ' no ').split(',').map(plainText);
  const ownUnit = UNIT.exec(second);
  const unit = (UNIT.exec(first) ?? ownUnit)?.[1] ?? '';
  const [, number = '', street = ''] = /^(\d+) (.+)/.exec(first.replace(UNIT, '')) ?? [];
  return {
    number,
    street,
    abbreviated: abbreviatedStreetPattern(street),
    city: (ownUnit ? others : [second, ...others]).filter(Boolean).join(' '),
    names: namesOf(number, street, unit),
    parts: [openingOf(street) || street, unit].filter(Boolean),
  };
}

const UNIT = /(?:^| )(?:no|unit|apartment|suite) (\w+)$/;

function namesOf(number: string, street: string, unit: string): HomeName[] {
  if (street === '') return [];
  const opening = openingOf(street);
  const numbered = [street, ...(opening === '' || opening === 'the' ? [] : [opening])];
  const isPhrase = opening.includes(' ') && WORD.test(opening);
  const described = WORD.test(opening)
    ? [
        ...HOME_NOUNS.flatMap((thing) => [`${opening} ${thing}`, `${thing} on ${opening}`]),
        ...['la', 'casa', 'el'].map((noun) => `${noun} de ${opening}`),
      ]
    : [];
  const names = [
    ...numbered.map((one) => ({ name: `${number} ${one}`, street: '' })),
    ...[street, ...(isPhrase ? [opening] : [])].map((name) => ({ name, street: name })),
    ...described.map((name) => ({ name, street: opening })),
  ];
  return [...names, ...unitNamesOf(names, unit)];
}

/** "railbed" of "railbed way" */
const openingOf = (street: string): string => street.split(' ').slice(0, -1).join(' ');

/** The letters of a word that tells a street from others: not "w" of "W 5th Street". */
const WORD = /[a-z]{4}/;

function unitNamesOf(names: readonly HomeName[], unit: string): HomeName[] {
  if (unit === '') return [];
  const nouns = UNIT_NOUNS.map((noun) => `${noun} ${unit}`);
  const numbers = [`no ${unit}`, `number ${unit}`];
  // "number 4" alone is a position in a list, and "unit a" begins "is the unit a condo"
  const own = [...(/\d/.test(unit) ? nouns : []), ...(unit.length > 1 ? [`number ${unit}`] : [])];
  const forms = [...nouns, ...numbers, ...(/\d/.test(unit) ? [unit] : [])];
  return [
    ...names.flatMap(({ name, street }) => forms.map((form) => ({ name: `${name} ${form}`, street }))),
    ...own.map((name) => ({ name, street: '' })),
  ];
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
