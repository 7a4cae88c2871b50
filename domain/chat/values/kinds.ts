import type { Property } from '../../listings/property.ts';
import { plainText } from '../text/plain-text.ts';
import { isDenied } from './denied.ts';

/** Kinds and states of homes as a text names them; what it rules out stands apart. */
export interface Kinds {
  types?: string[];
  notTypes?: string[];
  statuses?: string[];
  notStatuses?: string[];
}

/** The kinds of homes a plain text asks for, as the records name them: "no condos, a town house". */
export function kindsIn(text: string, homes: readonly Pick<Property, 'propertyType'>[]): Kinds {
  const types = named(text, typesOf(homes));
  const statuses = named(text, STATUSES);
  const isOnly = ONLY_HOUSES.test(text) || (types.not.includes('Condominium') && HOUSES.test(text));
  const isHouse = isOnly && types.wanted.length === 0;
  const found: Required<Kinds> = {
    types: isHouse ? ['Single family', 'Town house'] : types.wanted,
    notTypes: types.not,
    statuses: AVAILABLE.test(text) ? ['Active'] : statuses.wanted,
    notStatuses: statuses.not,
  };
  return Object.fromEntries(Object.entries(found).filter(([, names]) => names.length > 0));
}

/** A plain text without the kinds of homes that it names. */
export function withoutKinds(text: string, homes: readonly Pick<Property, 'propertyType'>[]): string {
  return typesOf(homes)
    .reduce((rest, [, pattern]) => rest.replace(pattern, ' '), text)
    .replace(/ +/g, ' ')
    .trim();
}

/** Whether a plain text asks which of two kinds a home is: "is it a house or a condo". */
export function asksKind(text: string, homes: readonly Pick<Property, 'propertyType'>[]): boolean {
  const kinds = typesOf(homes).reduce((rest, [, pattern]) => rest.replace(pattern, '#'), text);
  return ONE_OF_TWO.test(kinds);
}

/** Kinds that the records name are "#" here. */
const A_KIND = '(?:an? |una? )?(?:#(?: (?:home|house|property))?|house|casa)';
const THE_HOME = '(?:it|that|this|_home|(?:the|that|this|your|la|el)(?: \\S+){1,6})';
/** "Is it a house or a condo", "la de Uptown es casa o condominio", "¿es casa o condominio la de Uptown?" */
const ONE_OF_TWO = new RegExp(
  `^(?:(?:and|so|but|ok|y|pero) )*(?:(?:is|was|es) ${THE_HOME}|${THE_HOME} es|es) (?:really |listed as )?${A_KIND} (?:or|o|u) ${A_KIND}(?: ${THE_HOME})?$`,
);

function typesOf(homes: readonly Pick<Property, 'propertyType'>[]): Kind[] {
  const own = [...new Set(homes.map(({ propertyType }) => propertyType))]
    .filter((type) => plainText(type) && !TYPES.some(([known]) => known === type))
    .map((type): Kind => [type, new RegExp(`(?<!\\w)${RegExp.escape(plainText(type))}s?(?!\\w)`, 'g')]);
  return [...TYPES, ...own];
}

type Kind = [name: string, pattern: RegExp];

const TYPES: Kind[] = [
  [
    'Condominium',
    /\b(?:condos?|condominiums?|flats?|lofts?|penthouses?|high ?rises?|condominios?|departamentos?|apartamentos?|(?<!(?:in law|garage|guest|basement|nanny|my|our) )apartments?)\b/g,
  ],
  ['Town house', /\b(?:(?:town|row) ?(?:house|home)s?|casas? adosadas?)\b/g],
  [
    'Single family',
    /\b(?:single ?family|detached|stand ?alone|sfhs?|casas? (?:independientes?|unifamiliar(?:es)?)|unifamiliar(?:es)?)\b/g,
  ],
  ['Multi family', /\b(?:(?:du|tri|quad|four ?)plex(?:es)?|(?:multi|two|2|3|4) ?family)\b/g],
  ['Manufactured home', /\b(?:(?:mobile|manufactured|modular|tiny) (?:home|house)s?|trailers?)\b/g],
  ['Land', /\b(?:vacant (?:land|lots?)|(?:buy|raw|some) land|land for sale|terrenos? en venta)\b/g],
];

const STATUSES: Kind[] = [
  ['Pending', /\b(?:pending|pendientes?)\b/g],
  ['Coming Soon', /\b(?:coming soon|not (?:yet )?on the market|upcoming|proximamente)\b/g],
  ['Active Under Contract', /\b(?<!\b(?:go|goes|going|went|get|gets) )(?:under contract|bajo contrato)\b/g],
  ['Active', /\b(?:active (?:ones?|homes?|listings?)|status active|activas?)\b/g],
];

const HOUSES = /\b(?:houses?|casas?)\b/;
const ONLY_HOUSES =
  /\b(?:only|just|solo|solamente) (?:casas|houses)\b|\b(?:actually|rather|i meant?|my mind|mejor|digo) (?:an? |unas? )?(?:houses?|casas?)\b|\b(?:houses?|casas?) (?:then|instead|entonces)$|\b(?:houses|casas) (?:only|nada mas)\b|^(?:(?:and|ok|so|but|y|pero) )*(?:what about|how about|que tal) (?:an? |unas? )?(?:houses?|casas?)$/;
const AVAILABLE =
  /\b(?:(?:not|nothing|no|never) (?:\w+ )?(?:under contract|pending|sold|taken)|still (?:available|for sale|active)|only (?:the )?(?:active|available))\b/;

function named(text: string, kinds: readonly Kind[]) {
  const wanted: string[] = [];
  const not: string[] = [];
  for (const [name, pattern] of kinds) {
    const places = [...text.matchAll(pattern)];
    if (places.length === 0) continue;
    const isOut = places.every(({ index }) => ruledOutBefore(text.slice(0, index)));
    (isOut ? not : wanted).push(name);
  }
  return { wanted, not };
}

/** Whether the words before a thing rule it out: "no condos", "no condos or lofts". */
export function ruledOutBefore(before: string): boolean {
  return isDenied(before) || JOINED.test(before);
}

const JOINED = /\b(?:no|not|without|sin) (?:\w+ )?(?:or|and|ni|o|y) $/;
