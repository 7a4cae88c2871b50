import { formatPrice } from '../../neighborhoods/format-price.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import { openingSentences } from '../../neighborhoods/opening-sentences.ts';
import { type Range, within } from '../understand/limit.ts';
import type { Direction, Measure, MeasureEnd } from '../understand/measures.ts';
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
  const ends = measures.map((measure) => ({ measure, direction: null }));
  return about(areas, [...lines, line(areas, sources)].join(' '), ends);
}

/** Two areas or more, side by side: in some measures with the winner named, or in all of them. */
export async function areaComparison(
  areas: readonly Neighborhood[],
  ends: readonly MeasureEnd[],
  sources: Sources,
): Promise<Answer> {
  const { words } = sources;
  if (ends.length === 0) {
    const rows = areas.map((area) => `• ${summaryLine(area, sources)}`);
    return about(areas, [...rows, line(areas, sources)].join('\n'), []);
  }
  const parts: string[] = [];
  let first: Neighborhood | null = null;
  for (const { measure, direction } of ends) {
    const figures = await figuresOf(areas, measure, sources);
    const list = figures.map(({ area, text }) => `${area.name} ${text}`).join(', ');
    const towards = direction ?? usualEnd(measure);
    const [best] = ordered(figures, towards);
    if (direction) first ??= best?.area ?? null;
    parts.push(
      `${words.compared[measure]}: ${list}.${best ? ` ${words.between(best.area.name, measure, towards)}` : ''}`,
    );
  }
  const answer = about(areas, [...parts, line(areas, sources)].join(' '), ends);
  return first ? { ...answer, areas: [first.slug] } : answer;
}

/** "Second comes Dilworth, …": the area at a place of an order, from 0. */
export async function areaAtPlace(
  { measure, direction }: MeasureEnd,
  place: number,
  sources: Sources,
): Promise<Answer | null> {
  const inOrder = ordered(await figuresOf(sources.areas, measure, sources), direction ?? usualEnd(measure));
  const figure = inOrder[place];
  const said = sources.words.places[place];
  if (!figure || !said) return null;
  const list = inOrder.map(({ area, text }) => `${area.name} ${text}`).join(', ');
  const lead = `${said(figure.area.name, figure.long)} ${sources.words.compared[measure]}: ${list}.`;
  const answer = about([figure.area], `${lead} ${line(sources.areas, sources)}`, [{ measure, direction }]);
  return { ...answer, ranked: slugsOf(inOrder) };
}

/** "NoDa has the highest …", for each measure; `isWhole` adds the areas after it. */
export async function areaRanking(
  ends: readonly MeasureEnd[],
  isWhole: boolean,
  sources: Sources,
): Promise<Answer> {
  const { words, areas } = sources;
  const leaders: Neighborhood[] = [];
  let ranked: string[] = [];
  const isDirected = ends.some(({ direction }) => direction);
  const parts: string[] = [];
  for (const { measure, direction } of ends) {
    const [leader] = leaders;
    if (leader && !direction && isDirected) {
      // "the priciest area and its walk score"
      const [figure] = await figuresOf([leader], measure, sources);
      if (figure) parts.push(words.fact[measure](leader.name, figure.long));
      continue;
    }
    const towards = direction ?? usualEnd(measure);
    const inOrder = ordered(await figuresOf(areas, measure, sources), towards);
    const [first, ...rest] = inOrder;
    if (!first) continue;
    if (isWhole) ranked = slugsOf(inOrder);
    const list = isWhole ? rest.map(({ area, text }) => `${area.name} ${text}`).join(', ') : '';
    leaders.push(first.area);
    parts.push(words.extreme[measure][towards](first.area.name, first.long), list && words.others(list));
  }
  if (leaders.length === 0) return about(areas, words.nothing, []);
  const text = [...parts, line(areas, sources)].filter(Boolean).join(' ');
  const answer = about([...new Set(leaders)], text, ends);
  // nobody asked for the first of them alone
  const told = ranked.length > 0 && { ranked, ...(!isDirected && { areas: ranked }) };
  return { ...answer, links: [...answer.links, 'areas'], ...told };
}

/** A measure and the limits its figure must keep. */
export interface MeasureLimit {
  measure: Measure;
  range: Range;
}

/** The areas whose figures lie within all limits: "under 500K", "walk score over 80". */
export async function areasWithin(
  areas: readonly Neighborhood[],
  limits: readonly [MeasureLimit, ...MeasureLimit[]],
  sources: Sources,
): Promise<Answer> {
  const { words } = sources;
  const [{ measure, range }] = limits;
  const tables = await Promise.all(limits.map((limit) => figuresOf(areas, limit.measure, sources)));
  const figures = ordered(tables[0] ?? [], measure === 'price' ? 'lowest' : 'highest');
  const rows = figures
    .map(({ area }) =>
      tables.flatMap((table, index) =>
        table.filter((one) => one.area === area && within(one.value, limits[index]?.range)),
      ),
    )
    .filter((row) => row.length === limits.length);
  const ends = limits.map((limit) => ({ measure: limit.measure, direction: null }));
  if (rows.length === 0) {
    const end = range.max === undefined ? 'highest' : 'lowest';
    const [nearest] = ordered(figures, end);
    const said = nearest ? words.extreme[measure][end](nearest.area.name, nearest.long) : '';
    const text = `${words.nonePassing} ${said} ${line(areas, sources)}`;
    return { ...about(nearest ? [nearest.area] : [], text, ends), links: ['areas'] };
  }
  const list = rows
    .map((row) => `${row[0]?.area.name} ${row.map(({ text }) => text).join(' / ')}`)
    .join(', ');
  const heading = limits.map((limit) => words.compared[limit.measure]).join(' / ');
  const text = `${heading}: ${words.passing(list)} ${line(areas, sources)}`;
  const found = rows.flatMap(([first]) => (first ? [first.area] : []));
  return { ...about(found, text, ends), links: ['areas', 'compare'] };
}

/** What an area is like, in the site's own words, with its figures. */
export function areaSummary(area: Neighborhood, sources: Sources, opening = ''): Answer {
  const character = sources.language === 'en' ? openingSentences(area.description, 2) : '';
  const features = sources.words.known(area.keyFeatures.join(', '));
  const text = [opening, character, features, `${summaryLine(area, sources)}.`, sourceLine(area, sources)]
    .filter(Boolean)
    .join(' ');
  return about([area], text, []);
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

function ordered(figures: AreaFigure[], direction: Direction): AreaFigure[] {
  return figures.toSorted((one, other) =>
    direction === 'highest' ? other.value - one.value : one.value - other.value,
  );
}

function slugsOf(figures: readonly AreaFigure[]): string[] {
  return figures.map(({ area }) => area.slug);
}

function line(areas: readonly Neighborhood[], sources: Sources): string {
  return areas[0] ? sourceLine(areas[0], sources) : '';
}

/** Few dollars and few days are asked for, high scores. */
function usualEnd(measure: Measure): Direction {
  return measure === 'price' || measure === 'days' ? 'lowest' : 'highest';
}

function about(areas: readonly Neighborhood[], text: string, ends: readonly MeasureEnd[]): Answer {
  const slugs = areas.map(({ slug }) => slug);
  const measures = [...new Set(ends.map(({ measure }) => measure))];
  return {
    text,
    links: slugs.slice(0, 3).map((slug) => `area:${slug}`),
    areas: slugs,
    ...(slugs.length > 1 && { ranked: slugs }),
    frame: {
      kind: 'areas',
      measures,
      direction: ends[0]?.direction ?? null,
      ...(slugs.length > 1 && { among: slugs }),
    },
  };
}
