import { grouped } from '../../figures/grouped.ts';
import { formatChange, latest, yearlyChange } from '../../market/figure-change.ts';
import { figureDate } from '../../neighborhoods/figure-date.ts';
import { formatPrice } from '../../neighborhoods/format-price.ts';
import type { FigureSource, Neighborhood } from '../../neighborhoods/neighborhood.ts';
import { type Measure, measured } from '../understand/measures.ts';
import type { Sources } from './answer.ts';

/** One figure of one area, to be ranked by `value` and read as `text`. */
export interface AreaFigure {
  area: Neighborhood;
  value: number;
  text: string;
  /** Where there is room: "$489K ($489,000)". */
  long: string;
}

/** The figures of some areas in one measure; an area without one is left out. Growth is a fraction of a year ago. */
export async function figuresOf(
  areas: readonly Neighborhood[],
  measure: Measure,
  sources: Sources,
): Promise<AreaFigure[]> {
  const values =
    measure === 'growth' || measure === 'ppsf' ? await seriesValues(areas, measure, sources) : null;
  return areas.flatMap((area) => {
    const value = values ? values.get(area.slug) : measured(area, measure);
    return value === undefined || value === null ? [] : [{ area, value, ...inText(measure, value) }];
  });
}

/** "Sample figures, November 2026." */
export function sourceLine({ source }: { source: FigureSource }, { words }: Pick<Sources, 'words'>): string {
  return words.figures(figureDate(source.asOf, words.locale), source.sample, source.name);
}

function inText(measure: Measure, value: number): { text: string; long: string } {
  if (measure === 'price')
    return { text: formatPrice(value), long: `${formatPrice(value)} ($${grouped(value)})` };
  if (measure === 'growth') return same(formatChange(value));
  if (measure === 'ppsf') return same(`$${grouped(Math.round(value))}`);
  return same(grouped(value));
}

function same(text: string): { text: string; long: string } {
  return { text, long: text };
}

async function seriesValues(
  areas: readonly Neighborhood[],
  measure: 'growth' | 'ppsf',
  { catalog }: Sources,
) {
  const metric = measure === 'growth' ? 'price' : 'ppsf';
  const series = await catalog.marketSeries(
    areas.map(({ slug }) => slug),
    metric,
  );
  return new Map(
    series.map(({ area, points }) => [
      area,
      measure === 'growth' ? yearlyChange(points) : (latest(points)?.value ?? null),
    ]),
  );
}
