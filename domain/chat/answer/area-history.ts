import { formatChange, latest, yearEarlier, yearlyChange } from '../../market/figure-change.ts';
import { formatExact } from '../../market/format-figure.ts';
import { CITY, type MarketMetric, type MonthlyFigure } from '../../market/market-series.ts';
import { figureDate } from '../../neighborhoods/figure-date.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import type { Answer, Sources } from './answer.ts';
import type { AreaFact } from './answer-words.ts';
import { areasAnswer, joined } from './area-answers.ts';
import { sourceLines, type ToldFigure } from './figure-sources.ts';
import { sourceOfSeries } from './figures.ts';
import { CITY_NAME } from './market-figures.ts';

/** Facts of areas, or of the city if none is given, in a past year; null if no series holds one of the facts. */
export async function areaFactsInYear(
  areas: readonly Neighborhood[],
  facts: readonly AreaFact[],
  year: number,
  sources: Sources,
): Promise<Answer | null> {
  const slugs = areas.length > 0 ? areas.map(({ slug }) => slug) : [CITY];
  const { locale, area: words } = sources.words;
  const told: ToldFigure[] = [];
  const lines: string[] = [];
  for (const fact of facts) {
    const metric = METRICS[fact];
    for (const one of metric ? await sources.catalog.marketSeries(slugs, metric) : []) {
      const name = areas.find(({ slug }) => slug === one.area)?.name ?? CITY_NAME;
      const point = one.points.filter(({ month }) => month.startsWith(String(year))).at(-1);
      const [first] = one.points;
      const { source, measure } = sourceOfSeries(one, point);
      const heading = fact === 'price' ? words.measure[measure] : words.heading[fact];
      if (point) {
        told.push({ name, fact, source });
        const value = formatExact(one.metric, point.value);
        lines.push(words.inYear(name, heading, figureDate(point.month, locale), value));
      } else if (first) lines.push(words.notInYear(name, String(year), figureDate(first.month, locale)));
    }
  }
  if (lines.length === 0) return null;
  return areasAnswer(areas, joined(...new Set(lines), sourceLines(told, sources.words)), facts);
}

/**
 * The latest figure of each area beside that of a year before, with the change: "is inventory up?" Those without a series are left
 * out. @param year the year that is asked for, if it is; null is returned if another year lies twelve months back
 */
export async function areaChanges(
  areas: readonly Neighborhood[],
  facts: readonly AreaFact[],
  year: number | null,
  sources: Sources,
): Promise<Answer | null> {
  const { locale, area: words } = sources.words;
  const told: ToldFigure[] = [];
  const lines: string[] = [];
  for (const fact of facts) {
    const metric = METRICS[levelOf(fact)];
    const slugs = areas.map(({ slug }) => slug);
    for (const one of metric ? await sources.catalog.marketSeries(slugs, metric) : []) {
      const name = areas.find(({ slug }) => slug === one.area)?.name ?? '';
      const now = latest(one.points);
      const then = now && yearEarlier(one.points, now);
      const change = yearlyChange(one.points);
      if (!then || change === null || (year !== null && !then.month.startsWith(String(year)))) continue;
      const { source, measure } = sourceOfSeries(one);
      told.push({ name, fact, source });
      const heading = metric === 'price' ? words.measure[measure] : words.heading[fact];
      const written = ({ month, value }: MonthlyFigure) => ({
        month: figureDate(month, locale),
        value: formatExact(one.metric, value),
      });
      lines.push(words.change(name, heading, written(now), written(then), formatChange(change)));
    }
  }
  return lines.length > 0
    ? areasAnswer(areas, joined(...lines, sourceLines(told, sources.words)), facts)
    : null;
}

/** The figure that a trend is the change of; any other fact is a figure itself. */
export function levelOf(fact: AreaFact): AreaFact {
  return fact === 'trend' ? 'price' : fact;
}

const METRICS: Partial<Record<AreaFact, MarketMetric>> = {
  price: 'price',
  days: 'days',
  inventory: 'inventory',
  pricePerSquareFoot: 'ppsf',
};
