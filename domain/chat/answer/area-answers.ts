import { formatPrice } from '../../neighborhoods/format-price.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import { openingSentences } from '../../neighborhoods/opening-sentences.ts';
import type { Direction, Measure } from '../understand/measures.ts';
import type { Range } from '../understand/price-range.ts';
import type { Answer, Sources } from './answer.ts';
import { type AreaFigure, figuresOf, sourceLine } from './figures.ts';

/** "The median price in NoDa is …", for each measure asked of each area. */
export async function areaFacts(
  areas: readonly Neighborhood[],
  measures: readonly Measure[],
  sources: Sources,
): Promise<Answer> {
  const lines: string[] = [];
  for (const measure of measures) {
    const figures = await figuresOf(areas, measure, sources);
    lines.push(...figures.map(({ area, long }) => sources.words.fact[measure](area.name, long)));
    const missing = areas.filter((area) => !figures.some((figure) => figure.area === area));
    lines.push(...missing.map(({ name }) => sources.words.missing(name)));
  }
  return about(areas, [...lines, line(areas, sources)].join(' '), [...measures], null);
}

/** Two areas or more, side by side: in one measure with the winner named, or in all of them. */
export async function areaComparison(
  areas: readonly Neighborhood[],
  measures: readonly Measure[],
  direction: Direction | null,
  sources: Sources,
): Promise<Answer> {
  const { words } = sources;
  if (measures.length === 0) {
    const rows = areas.map((area) => `• ${summaryLine(area, sources)}`);
    return about(areas, [...rows, line(areas, sources)].join('\n'), [], null);
  }
  const parts: string[] = [];
  let first: Neighborhood | null = null;
  for (const measure of measures) {
    const figures = await figuresOf(areas, measure, sources);
    const list = figures.map(({ area, text }) => `${area.name} ${text}`).join(', ');
    const towards = direction ?? (measure === 'price' || measure === 'days' ? 'lowest' : 'highest');
    const [best] = ordered(figures, towards);
    if (direction) first ??= best?.area ?? null;
    parts.push(
      `${words.compared[measure]}: ${list}.${best ? ` ${words.between(best.area.name, measure, towards)}` : ''}`,
    );
  }
  const answer = about(areas, [...parts, line(areas, sources)].join(' '), [...measures], direction);
  return first ? { ...answer, areas: [first.slug] } : answer;
}

/** "NoDa has the highest …; after it …", over all areas or those named. */
export async function areaRanking(
  areas: readonly Neighborhood[],
  measure: Measure,
  direction: Direction,
  sources: Sources,
): Promise<Answer> {
  const { words } = sources;
  const [first, ...rest] = ordered(await figuresOf(areas, measure, sources), direction);
  if (!first) return about(areas, words.nothing, [], null);
  const list = rest.map(({ area, text }) => `${area.name} ${text}`).join(', ');
  const text = [
    words.extreme[measure][direction](first.area.name, first.long),
    list && words.others(list),
    line(areas, sources),
  ];
  return {
    ...about([first.area], text.filter(Boolean).join(' '), [measure], direction),
    links: [`area:${first.area.slug}`, 'areas'],
  };
}

/** Which area leads in each measure: all that can be said of "the best". */
export async function areaLeaders(sources: Sources): Promise<string> {
  const leaders: [Measure, Direction][] = [
    ['price', 'lowest'],
    ['walk', 'highest'],
    ['transit', 'highest'],
    ['bike', 'highest'],
    ['days', 'lowest'],
  ];
  const lines: string[] = [];
  for (const [measure, direction] of leaders) {
    const [first] = ordered(await figuresOf(sources.areas, measure, sources), direction);
    if (first) lines.push(sources.words.extreme[measure][direction](first.area.name, first.long));
  }
  return [...lines, line(sources.areas, sources)].join(' ');
}

/** The areas whose figure lies within limits: "under 500K", "walk score over 80". */
export async function areasWithin(
  areas: readonly Neighborhood[],
  measure: Measure,
  range: Range,
  sources: Sources,
): Promise<Answer> {
  const figures = ordered(
    await figuresOf(areas, measure, sources),
    measure === 'price' ? 'lowest' : 'highest',
  );
  const passing = figures.filter(
    ({ value }) => value >= (range.min ?? 0) && value <= (range.max ?? Number.POSITIVE_INFINITY),
  );
  const { words } = sources;
  if (passing.length === 0) {
    const nearest = ordered(figures, range.max === undefined ? 'highest' : 'lowest')[0];
    const text = nearest
      ? words.extreme[measure][range.max === undefined ? 'highest' : 'lowest'](
          nearest.area.name,
          nearest.long,
        )
      : '';
    return {
      ...about(
        nearest ? [nearest.area] : [],
        `${words.nonePassing} ${text} ${line(areas, sources)}`,
        [measure],
        null,
      ),
      links: ['areas'],
    };
  }
  const list = passing.map(({ area, text }) => `${area.name} ${text}`).join(', ');
  const text = `${words.compared[measure]}: ${words.passing(list)} ${line(areas, sources)}`;
  return {
    ...about(
      passing.map(({ area }) => area),
      text,
      [measure],
      null,
    ),
    links: ['areas', 'compare'],
  };
}

/** What an area is like, in the site's own words, with its figures. */
export function areaSummary(area: Neighborhood, sources: Sources, opening = ''): Answer {
  const character =
    sources.language === 'en'
      ? openingSentences(area.description, 2)
      : `${area.name}: ${area.keyFeatures.join(', ')}.`;
  const text = [opening, character, `${summaryLine(area, sources)}.`, sourceLine(area, sources)]
    .filter(Boolean)
    .join(' ');
  return about([area], text, [], null);
}

/** "NoDa: median $489K, walk score 78, …" */
export function summaryLine(area: Neighborhood, { words }: Sources): string {
  const measures: Measure[] = ['price', 'walk', 'transit', 'bike', 'days', 'inventory'];
  const values: Record<string, number | null> = {
    walk: area.walkScore,
    transit: area.transitScore,
    bike: area.bikeScore,
    days: area.marketData.averageDays,
    inventory: area.marketData.inventory,
  };
  const parts = measures.flatMap((measure) => {
    if (measure === 'price') return [words.short.price(formatPrice(area.medianPrice))];
    const value = values[measure];
    return value === null || value === undefined ? [] : [words.short[measure](String(value))];
  });
  return `${area.name}: ${parts.join(', ')}`;
}

export function ordered(figures: AreaFigure[], direction: Direction): AreaFigure[] {
  return figures.toSorted((one, other) =>
    direction === 'highest' ? other.value - one.value : one.value - other.value,
  );
}

function line(areas: readonly Neighborhood[], sources: Sources): string {
  return areas[0] ? sourceLine(areas[0], sources) : '';
}

function about(
  areas: readonly Neighborhood[],
  text: string,
  measures: Measure[],
  direction: Direction | null,
): Answer {
  const slugs = areas.map(({ slug }) => slug);
  return {
    text,
    links: slugs.slice(0, 3).map((slug) => `area:${slug}`),
    areas: slugs,
    frame: { kind: 'areas', measures, direction },
  };
}
