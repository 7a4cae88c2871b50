import { CHARLOTTE_TIME_ZONE } from '../../agent/charlotte-time.ts';
import { grouped } from '../../figures/grouped.ts';
import { dollarsOf, pricePerSquareFoot } from '../../listings/listing-figures.ts';
import type { Property } from '../../listings/property.ts';
import { formatChange, latest, yearlyChange } from '../../market/figure-change.ts';
import { figureDate } from '../../neighborhoods/figure-date.ts';
import { formatPrice } from '../../neighborhoods/format-price.ts';
import type { FigureSource, Neighborhood } from '../../neighborhoods/neighborhood.ts';
import type { Language } from '../text/language.ts';
import type { Attribute } from '../understand/understood.ts';
import type { Sources } from './answer.ts';
import { type AnswerWords, AREA_FACTS, type AreaFact } from './answer-words.ts';

/** A figure of a record: `value` to sort by, `text` to show. */
export interface Figure<Of = unknown> {
  of: Of;
  name: string;
  value: number;
  text: string;
  /** With its calculation, or exact: "$1,290,000 / 2,960 sq ft = $436", "$489K ($489,000)". */
  inFull: string;
}

/** A home's figure; null if it has none. */
export function homeFigure(home: Property, attribute: Attribute): Figure<Property> | null {
  const [valueIn, write] = OF_HOMES[attribute] ?? [];
  const value = valueIn?.(home) ?? null;
  if (!write || value === null) return null;
  const text = write(value);
  const sum = `${money(dollarsOf(home) ?? 0)} / ${grouped(home.squareFootage ?? 0)} sq ft = ${text}`;
  const inFull = attribute === 'pricePerSquareFoot' ? sum : text;
  return { of: home, name: home.address, value, text, inFull };
}

const OF_HOMES: Partial<
  Record<Attribute, [valueIn: (home: Property) => number | null, write: (value: number) => string]>
> = {
  price: [dollarsOf, money],
  pricePerSquareFoot: [pricePerSquareFoot, money],
  beds: [({ bedrooms }) => bedrooms, String],
  baths: [({ bathrooms }) => bathrooms, String],
  size: [({ squareFootage }) => squareFootage, (value) => `${grouped(value)} sq ft`],
  lot: [({ lotSize }) => lotSize, (value) => `${value} acres`],
  year: [({ yearBuilt }) => yearBuilt, String],
  days: [({ daysOnMarket }) => daysOnMarket, String],
};

export function isAreaFact(attribute: Attribute): attribute is AreaFact {
  return (AREA_FACTS as readonly Attribute[]).includes(attribute);
}

/** The areas' figures, leaving out areas without one. A trend is a fraction of the value a year ago. */
export async function areaFigures(
  areas: readonly Neighborhood[],
  fact: AreaFact,
  { catalog }: Pick<Sources, 'catalog'>,
): Promise<Figure<Neighborhood>[]> {
  const valueIn = OF_AREAS[fact] ?? (await seriesReader(areas, fact, catalog));
  return areas.flatMap((area) => {
    const value = valueIn(area);
    if (value === null) return [];
    const text = textOf(fact, value);
    const inFull = fact === 'price' ? `${text} (${money(value)})` : text;
    return [{ of: area, name: area.name, value, text, inFull }];
  });
}

/** "Sample figures, November 2026." */
export function sourceLine({ source }: { source: FigureSource }, words: AnswerWords): string {
  return words.figures(figureDate(source.asOf, words.locale), source.sample, source.name);
}

export function money(value: number): string {
  const dollars = Math.round(value);
  return `${dollars < 0 ? '−' : ''}$${grouped(Math.abs(dollars))}`;
}

/** "$1,400,000 − $489,000 = $911,000" */
export function differenceOf(more: Figure, less: Figure, attribute: Attribute, words: AnswerWords): string {
  const write = (value: number) => formatInCalculation(value, attribute);
  return `${write(more.value)} − ${write(less.value)} = ${formatResult(more.value - less.value, attribute, words)}`;
}

/** Formats the result of a calculation, with its unit: "1,530 sq ft". */
export function formatResult(value: number, attribute: Attribute, { reckon }: AnswerWords): string {
  const figure = formatInCalculation(value, attribute);
  return reckon.measured[attribute]?.(figure) ?? figure;
}

export const MONEY_FACTS = new Set<Attribute>(['price', 'pricePerSquareFoot']);

/** Formats a figure for a calculation. */
export function formatInCalculation(value: number, attribute: Attribute): string {
  if (MONEY_FACTS.has(attribute)) return money(value);
  if (attribute === 'year') return String(Math.round(value));
  return attribute === 'trend' ? `${Math.round(value * 1000) / 10}%` : grouped(value);
}

function textOf(fact: AreaFact, value: number): string {
  if (fact === 'price') return formatPrice(value);
  return fact === 'trend' ? formatChange(value) : formatInCalculation(value, fact);
}

const OF_AREAS: Partial<Record<AreaFact, (area: Neighborhood) => number | null>> = {
  price: ({ medianPrice }) => medianPrice,
  walk: ({ walkScore }) => walkScore,
  transit: ({ transitScore }) => transitScore,
  bike: ({ bikeScore }) => bikeScore,
  days: ({ marketData }) => marketData.averageDays,
  inventory: ({ marketData }) => marketData.inventory,
};

/** Reads price per square foot or trend from the areas' market series. */
async function seriesReader(
  areas: readonly Neighborhood[],
  fact: AreaFact,
  catalog: Sources['catalog'],
): Promise<(area: Neighborhood) => number | null> {
  const isTrend = fact === 'trend';
  const slugs = areas.map(({ slug }) => slug);
  const series = await catalog.marketSeries(slugs, isTrend ? 'price' : 'ppsf');
  return ({ slug }) => {
    const { points = [] } = series.find(({ area }) => area === slug) ?? {};
    return isTrend ? yearlyChange(points) : (latest(points)?.value ?? null);
  };
}

/** "Saturday, November 28, 1:00 – 3:00 PM; …"; '' for a home without upcoming open houses. */
export function openHouseTimes({ openHouses = [] }: Property, language: Language): string {
  const format = new Intl.DateTimeFormat(language, {
    timeZone: CHARLOTTE_TIME_ZONE,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return openHouses.map(({ from, to }) => format.formatRange(new Date(from), new Date(to))).join('; ');
}
