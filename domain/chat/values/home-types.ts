import type { Property } from '../../listings/property.ts';
import { kindOf } from '../../listings/property-types.ts';
import { plainText } from '../text/plain-text.ts';
import { isNegated, isRuledOutAfter } from './negation.ts';

/** Property types and statuses that a text asks for or excludes. */
export interface TypeAndStatus {
  types?: string[];
  notTypes?: string[];
  statuses?: string[];
  notStatuses?: string[];
}

/** Returns the property types and statuses in a plain text, in the records' terms: "no condos, a town house". */
export function typesAndStatusesIn(
  text: string,
  homes: readonly Pick<Property, 'propertyType'>[],
): TypeAndStatus {
  const types = matchNames(text, typePatterns(homes));
  const statuses = matchNames(text, STATUSES);
  const isOnly =
    ONLY_HOUSES.test(text) || (types.not.includes('Condominium') && HOUSES.test(withoutHomeTypes(text, [])));
  const isHouse = isOnly && types.wanted.length === 0;
  const houses = isHouse ? HOUSE_TYPES : asksHousesToo(text) && types.wanted.length > 0 ? [HOUSE] : [];
  const found: Required<TypeAndStatus> = {
    types: [...new Set([...types.wanted, ...houses])].filter((type) => !types.not.includes(type)),
    notTypes: types.not,
    statuses: AVAILABLE.test(text) ? ['Active'] : statuses.wanted,
    notStatuses: statuses.not,
  };
  return Object.fromEntries(Object.entries(found).filter(([, names]) => names.length > 0));
}

/** The types of a search after a text that asks for houses where none was searched for: "and houses?" after condos. */
export function typesWithHouses(text: string, before: readonly string[] | undefined): string[] | null {
  const isNew = before !== undefined && !before.some((type) => HOUSE_TYPES.includes(type));
  return isNew && ASKS_HOUSES.test(text) ? HOUSE_TYPES : null;
}

const HOUSE = 'Single family';
const HOUSE_TYPES = [HOUSE, 'Town house'];
/** "Casas" are homes of any type, unless a short message names only them. */
const ASKS_HOUSES =
  /\bhouses\b|\b(?:a|any|got) house\b|^(?:\w+ ){0,2}casas?(?: (?:ps|pues|por favor|mejor))?$/;

/** Whether houses are wanted beside another type: "house or townhouse", "condos y casas", "houses there or just condos". */
function asksHousesToo(text: string): boolean {
  const kinds = TYPES.reduce((rest, [, pattern]) => rest.replace(pattern, '#'), text);
  return HOUSE_BESIDE.test(kinds);
}

/** Property types are replaced by "#". */
const HOUSE_BESIDE =
  /(?<!\b(?:not|no|sin|open|guest|the|la|las) (?:an? )?)\b(?:houses?|casas?) (?:(?:there|here|ahi|alli) )?(?:(?:or|and|y|o|u) )?(?:(?:just|only|solo) )?(?:an? |una? |1 )?#|# (?:or|and|y|o|u) (?:an? |una? |1 )?(?:houses?|casas?)\b(?! (?:price|hunting|value))/;

/** Removes the property types from a plain text. */
export function withoutHomeTypes(text: string, homes: readonly Pick<Property, 'propertyType'>[]): string {
  return typePatterns(homes)
    .reduce((rest, [, pattern]) => rest.replace(pattern, ' '), text)
    .replace(/ +/g, ' ')
    .trim();
}

/** Whether a plain text asks which of two property types a home is: "is it a house or a condo". */
export function asksHomeType(text: string, homes: readonly Pick<Property, 'propertyType'>[]): boolean {
  const kinds = typePatterns(homes).reduce((rest, [, pattern]) => rest.replace(pattern, '#'), text);
  return ONE_OF_TWO.test(kinds);
}

/** Property types known from the records are replaced by "#". */
const HOME_TYPE = '(?:an? |una? )?(?:#(?: (?:home|house|property))?|house|casa)';
const THE_HOME = '(?:it|that|this|_home|(?:the|that|this|your|la|el)(?: \\S+){1,6})';
/** "Is it a house or a condo", "la de Uptown es casa o condominio", "¿es casa o condominio la de Uptown?" */
const ONE_OF_TWO = new RegExp(
  `^(?:(?:and|so|but|ok|y|pero) )*(?:(?:is|was|es) ${THE_HOME}|${THE_HOME} es|es) (?:really |listed as )?${HOME_TYPE} (?:or|o|u) ${HOME_TYPE}(?: ${THE_HOME})?$`,
);

function typePatterns(homes: readonly Pick<Property, 'propertyType'>[]): NamedPattern[] {
  const fromRecords = [...new Set(homes.map(({ propertyType }) => kindOf(propertyType)))]
    .filter((type) => plainText(type) && !TYPES.some(([known]) => known === type))
    .map(
      (type): NamedPattern => [type, new RegExp(`(?<!\\w)${RegExp.escape(plainText(type))}s?(?!\\w)`, 'g')],
    );
  return [...TYPES, ...fromRecords];
}

type NamedPattern = [name: string, pattern: RegExp];

const TYPES: NamedPattern[] = [
  [
    'Condominium',
    /\b(?:condos?|condominiums?|flats?(?! (?:roof|yard|back ?yard|lot|land|ground|acre|street|driveway|terrain|fee|rate|tax|panel|screen))|(?<!\bwith (?:an? )?(?:\w+ )?)lofts?|penthouses?|high ?rises?|condominios?|departamentos?|apartamentos?|(?<!(?:in law|garage|guest|basement|nanny|my|our) )apartments?)\b/g,
  ],
  ['Town house', /\b(?:(?:town|row) ?(?:house|home)s?|casas? adosadas?)\b/g],
  [
    'Single family',
    /\b(?:single ?family|detached(?! garages?)|stand ?alone|sfhs?|casas? (?:independientes?|unifamiliar(?:es)?)|unifamiliar(?:es)?)\b/g,
  ],
  [
    'Multi family',
    /\b(?:(?:du|tri|quad|four ?)plex(?:es)?|(?:multi|two|2|3|4) ?family(?! (?:members?|rooms?)))\b/g,
  ],
  [
    'Manufactured home',
    /\b(?:(?:mobile|manufactured|modular|tiny) (?:home|house)s?|(?<!\b(?:boat|utility|travel|horse|my|our|for an?) )trailers?)\b/g,
  ],
  ['Land', /\b(?:vacant (?:land|lots?)|(?:buy|raw|some) land|land for sale|terrenos? en venta)\b/g],
];

const STATUSES: NamedPattern[] = [
  ['Pending', /\b(?:pending|pendientes?)\b/g],
  ['Coming Soon', /\b(?:coming soon|not (?:yet )?on the market|upcoming|proximamente)\b/g],
  [
    'Active Under Contract',
    /\b(?<!\b(?:go|goes|going|went|get|gets) )(?:under contract|bajo contrato|apartad[oa]s?)\b/g,
  ],
  [
    'Active',
    /\b(?:active (?:ones?|homes?|listings?)|(?:the|those) available 1s?|(?:the|those) available ones|status active|activas?)\b/g,
  ],
];

const HOUSES = /\b(?:houses?|casas?)\b/;
const ONLY_HOUSES =
  /\b(?:only|just|solo|solamente) (?:casas|houses)\b|\b(?:actually|rather|i meant?|my mind|mejor|digo) (?:an? |unas? )?(?:houses?|casas?)\b|\b(?:houses?|casas?) (?:then|instead|entonces)$|\b(?:houses|casas) (?:only|nada mas)\b|^(?:(?:and|ok|so|but|y|pero) )*(?:what about|how about|que tal) (?:an? |unas? )?(?:houses?|casas?)$/;
const AVAILABLE =
  /\b(?:(?:not|nothing|no|never) (?:\w+ )?(?:under contract|pending|sold|taken|gone|spoken for)|still (?:available|for sale|active|open)|actually available|no (?:est[ae]n? )?(?:ya )?(?:apartad|vendid|bajo contrato)\w*|todavia (?:disponibles?|en venta)|only (?:the )?(?:active|available))\b/;

function matchNames(text: string, kinds: readonly NamedPattern[]) {
  const wanted: string[] = [];
  const excluded: string[] = [];
  for (const [name, pattern] of kinds) {
    const matches = [...text.matchAll(pattern)].filter(({ index }) => !isRemark(text.slice(0, index), kinds));
    if (matches.length === 0) continue;
    const isExcluded = matches.every(({ 0: all, index }) => {
      const before = text.slice(0, index);
      return isExcludedBy(before) || REPLACED.test(before) || isRuledOutAfter(text.slice(index + all.length));
    });
    (isExcluded ? excluded : wanted).push(name);
  }
  return { wanted, not: excluded };
}

/** Whether a status is told of a home in view: "oh its under contract. next newest". It is no criterion. */
function isRemark(before: string, kinds: readonly NamedPattern[]): boolean {
  return kinds === STATUSES && REMARK.test(before);
}

/** What a remark is about; after a noun, "that" begins a criterion: "anything that is pending". */
const IN_VIEW =
  '(?:^|\\b(?:oh|ah|aw|ok|so|but|and|dang|darn|damn|bad|shame|since|because|if|see|y|pero|como|porque) )(?:that|this|these|those|both|esa|ese|esas|esos)|\\b(?:its?|they|s?he|_home|the (?:first|second|last|other))';
const REMARK = new RegExp(
  `(?:${IN_VIEW})(?: 1| is| are| was| were| got| went| goes| esta| estan)*(?: (?:already|still|now|all|both|just|listed as|marked|ya|todavia|en))* $|^(?:already|ya(?: esta)?) $`,
);

/** "Rather a house than a", "prefer a house over a" */
const REPLACED =
  /\b(?:rather(?: \w+){1,6} than|prefer(?: \w+){1,4} (?:over|to)|prefier\w+(?: \w+){1,3} (?:a|que))(?: (?:an?|1))? $/;

/** Whether the text before a word excludes it: "no condos", "no condos or lofts". */
export function isExcludedBy(before: string): boolean {
  return isNegated(before) || JOINED_TO_NEGATION.test(before) || isNegatedWithFirst(before);
}

/** "Anything pending or under contract", negated with what it is joined to. */
function isNegatedWithFirst(before: string): boolean {
  const first = JOINED.exec(before);
  return first !== null && isNegated(before.slice(0, first.index));
}

const JOINED =
  / (?:under contract|coming soon|town house|single family|\w+) (?:or|nor|ni|o|u)(?: an?| una?| 1)? $/;
const JOINED_TO_NEGATION = /\b(?:no|not|without|sin) (?:\w+ )?(?:or|and|ni|o|y) $/;
