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

/** One figure of one record, to be ordered by `value` and read as `text`. */
export interface Figure<Of = unknown> {
  of: Of;
  name: string;
  value: number;
  text: string;
  /** How it came about: "$1,290,000 / 2,960 sq ft"; '' for a figure of the record itself. */
  how: string;
}

/** The figure of a home; null where it has none. */
export function homeFigure(home: Property, attribute: Attribute): Figure<Property> | null {
  const figure = (
    value: number | null,
    text: (value: number) => string,
    how = '',
  ): Figure<Property> | null =>
    value === null ? null : { of: home, name: home.address, value, text: text(value), how };
  switch (attribute) {
    case 'price':
      return figure(dollarsOf(home), money);
    case 'pricePerSquareFoot':
      return figure(
        pricePerSquareFoot(home),
        money,
        `${money(dollarsOf(home) ?? 0)} / ${grouped(home.squareFootage ?? 0)} sq ft`,
      );
    case 'beds':
      return figure(home.bedrooms, String);
    case 'baths':
      return figure(home.bathrooms, String);
    case 'size':
      return figure(home.squareFootage, (value) => `${grouped(value)} sq ft`);
    case 'lot':
      return figure(home.lotSize, (value) => `${value} acres`);
    case 'year':
      return figure(home.yearBuilt, String);
    case 'days':
      return figure(home.daysOnMarket, String);
    default:
      return null;
  }
}

export function isAreaFact(attribute: Attribute): attribute is AreaFact {
  return (AREA_FACTS as readonly Attribute[]).includes(attribute);
}

/** The figures of some areas; an area without one is left out. A trend is a fraction of a year ago. */
export async function areaFigures(
  areas: readonly Neighborhood[],
  fact: AreaFact,
  { catalog }: Pick<Sources, 'catalog'>,
): Promise<Figure<Neighborhood>[]> {
  const isSeries = fact === 'pricePerSquareFoot' || fact === 'trend';
  const values = isSeries ? await seriesValues(areas, fact, catalog) : null;
  return areas.flatMap((area) => {
    const value = values ? values.get(area.slug) : recorded(area, fact);
    if (value === undefined || value === null) return [];
    return [{ of: area, name: area.name, value, text: textOf(fact, value), how: '' }];
  });
}

/** "$489K ($489,000)": the short form, and the exact one beside it. */
export function longText({ value, text }: Figure, fact: AreaFact): string {
  return fact === 'price' ? `${text} (${money(value)})` : text;
}

/** "Sample figures, November 2026." */
export function sourceLine({ source }: { source: FigureSource }, words: AnswerWords): string {
  return words.figures(figureDate(source.asOf, words.locale), source.sample, source.name);
}

export function money(value: number): string {
  const dollars = Math.round(value);
  return `${dollars < 0 ? '−' : ''}$${grouped(Math.abs(dollars))}`;
}

function textOf(fact: AreaFact, value: number): string {
  if (fact === 'price') return formatPrice(value);
  if (fact === 'trend') return formatChange(value);
  return fact === 'pricePerSquareFoot' ? money(value) : grouped(value);
}

function recorded(area: Neighborhood, fact: AreaFact): number | null {
  switch (fact) {
    case 'price':
      return area.medianPrice;
    case 'walk':
      return area.walkScore;
    case 'transit':
      return area.transitScore;
    case 'bike':
      return area.bikeScore;
    case 'days':
      return area.marketData.averageDays;
    case 'inventory':
      return area.marketData.inventory;
    default:
      return null;
  }
}

async function seriesValues(
  areas: readonly Neighborhood[],
  fact: 'pricePerSquareFoot' | 'trend',
  catalog: Sources['catalog'],
): Promise<Map<string, number | null>> {
  const series = await catalog.marketSeries(
    areas.map(({ slug }) => slug),
    fact === 'trend' ? 'price' : 'ppsf',
  );
  return new Map(
    series.map(({ area, points }) => [
      area,
      fact === 'trend' ? yearlyChange(points) : (latest(points)?.value ?? null),
    ]),
  );
}

/** "Saturday, November 28, 1:00 – 3:00 PM; …"; '' for a home without any to come. */
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
