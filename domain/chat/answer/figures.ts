import { CHARLOTTE_TIME_ZONE } from '../../agent/charlotte-time.ts';
import { grouped } from '../../figures/grouped.ts';
import { dollarsOf, pricePerSquareFoot } from '../../listings/listing-figures.ts';
import type { Property } from '../../listings/property.ts';
import { formatChange, latest, yearlyChange } from '../../market/figure-change.ts';
import { lastDayOf } from '../../market/market-month.ts';
import type { MarketSeries, PriceMeasure } from '../../market/market-series.ts';
import { formatPrice } from '../../neighborhoods/format-price.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import type { Language } from '../text/language.ts';
import type { Attribute } from '../understand/understood.ts';
import type { Sources } from './answer.ts';
import { type AnswerWords, AREA_FACTS, type AreaFact } from './answer-words.ts';
import type { ToldFigure } from './figure-sources.ts';

/** A figure of a record. */
export interface Figure<Of = unknown> {
  of: Of;
  name: string;
  value: number;
}

export interface WrittenFigure<Of = unknown> extends Figure<Of> {
  /** With its unit. */
  text: string;
  /** With its calculation, or exact: "$1,290,000 / 2,960 sq ft = $436", "$489K ($489,000)". */
  inFull: string;
}

/** A home's figure; null if it has none. */
export function homeFigure(home: Property, attribute: Attribute): Figure<Property> | null {
  const value = OF_HOMES[attribute]?.(home) ?? null;
  return value === null ? null : { of: home, name: home.address, value };
}

/** A home's figure as an answer writes it; null if it has none. */
export function writtenHomeFigure(
  home: Property,
  attribute: Attribute,
  words: AnswerWords,
): WrittenFigure<Property> | null {
  const figure = homeFigure(home, attribute);
  if (!figure) return null;
  const text = formatResult(figure.value, attribute, words);
  const size = formatResult(home.squareFootage ?? 0, 'size', words);
  const isPerFoot = attribute === 'pricePerSquareFoot';
  return { ...figure, text, inFull: isPerFoot ? `${money(dollarsOf(home) ?? 0)} / ${size} = ${text}` : text };
}

const OF_HOMES: Partial<Record<Attribute, (home: Property) => number | null>> = {
  price: dollarsOf,
  pricePerSquareFoot,
  beds: ({ bedrooms }) => bedrooms,
  baths: ({ bathrooms }) => bathrooms,
  size: ({ squareFootage }) => squareFootage,
  lot: ({ lotSize }) => lotSize,
  year: ({ yearBuilt }) => yearBuilt,
  days: ({ daysOnMarket }) => daysOnMarket,
};

/** Whether the records of homes have a figure for it. */
export function isHomeFact(attribute: Attribute): boolean {
  return attribute in OF_HOMES;
}

export function isAreaFact(attribute: Attribute): attribute is AreaFact {
  return (AREA_FACTS as readonly Attribute[]).includes(attribute);
}

export interface AreaFigure extends WrittenFigure<Neighborhood>, ToldFigure {
  /** What a price is; a published series may measure another one than the median. */
  measure: PriceMeasure;
}

type SeriesCatalog = Pick<Sources['catalog'], 'marketSeries'>;

/** The areas' figures, leaving out areas without one. A trend is a fraction of the value a year ago. */
export async function areaFigures(
  areas: readonly Neighborhood[],
  fact: AreaFact,
  { catalog }: { catalog: SeriesCatalog },
): Promise<AreaFigure[]> {
  const valueIn = OF_AREAS[fact];
  const series = valueIn ? [] : await seriesFor(areas, fact, catalog);
  return areas.flatMap((area) => {
    const own = series.find((one) => one.area === area.slug);
    const value = valueIn ? valueIn(area) : own ? valueOfSeries(own, fact) : null;
    if (value === null) return [];
    const text = textOf(fact, value);
    const inFull = fact === 'price' ? `${text} (${money(value)})` : text;
    const { source, measure } = own ? sourceOfSeries(own) : { source: area.source, measure: MEDIAN };
    return [{ of: area, name: area.name, fact, value, text, inFull, source, measure }];
  });
}

/** The records of areas hold medians. */
const MEDIAN: PriceMeasure = 'median-price';

/** The source of a figure of a series, by default its latest, and what it measures. */
export function sourceOfSeries(
  { points, source }: MarketSeries,
  point = latest(points),
): Pick<AreaFigure, 'source' | 'measure'> {
  const asOf = lastDayOf(point?.month ?? source.to);
  return { source: { sample: source.sample, name: source.publisher, asOf }, measure: source.priceMeasure };
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

export const OF_AREAS: Partial<Record<AreaFact, (area: Neighborhood) => number | null>> = {
  price: ({ medianPrice }) => medianPrice,
  walk: ({ walkScore }) => walkScore,
  transit: ({ transitScore }) => transitScore,
  bike: ({ bikeScore }) => bikeScore,
  days: ({ marketData }) => marketData.averageDays,
  inventory: ({ marketData }) => marketData.inventory,
};

/** Price per square foot and trend are in the areas' market series. */
async function seriesFor(
  areas: readonly Neighborhood[],
  fact: AreaFact,
  catalog: SeriesCatalog,
): Promise<MarketSeries[]> {
  const slugs = areas.map(({ slug }) => slug);
  return await catalog.marketSeries(slugs, fact === 'trend' ? 'price' : 'ppsf');
}

function valueOfSeries({ points }: MarketSeries, fact: AreaFact): number | null {
  return fact === 'trend' ? yearlyChange(points) : (latest(points)?.value ?? null);
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
