import { CLOSED } from '../../listings/listing-status.ts';
import { formatExact } from '../../market/format-figure.ts';
import { CITY, type MarketMetric } from '../../market/market-series.ts';
import { figureDate } from '../../neighborhoods/figure-date.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import { openingSentences } from '../../neighborhoods/opening-sentences.ts';
import type { AreasTask } from '../dialogue/dialogue.ts';
import type { Attribute } from '../understand/understood.ts';
import { isWithin, type Range } from '../values/limit.ts';
import type { Order } from '../values/order.ts';
import type { Answer, Sources } from './answer.ts';
import type { AreaFact } from './answer-words.ts';
import { areaFigures, differenceOf, type Figure, isAreaFact, sourceLine } from './figures.ts';
import { featureName } from './home-answers.ts';

const SUMMARY = ['price', 'walk', 'transit', 'bike', 'days', 'inventory'] as const;

/** One sentence for each fact of each area: "The median price in NoDa is …". */
export async function areaFacts(
  areas: readonly Neighborhood[],
  facts: readonly AreaFact[],
  sources: Sources,
): Promise<Answer> {
  const { words } = sources;
  const lines: string[] = [];
  for (const fact of facts) {
    const figures = await areaFigures(areas, fact, sources);
    const missing = areas.filter((area) => !figures.some(({ of }) => of === area));
    lines.push(...figures.map(({ name, inFull }) => words.area.fact[fact](name, inFull)));
    lines.push(...missing.map(({ name }) => words.area.missing(name)));
    if (fact === 'inventory') lines.push(...areas.map((area) => listedIn(area, sources)));
  }
  return areasAnswer(areas, `${lines.join(' ')} ${lineOf(areas, sources)}`, facts);
}

function listedIn({ slug, name }: Neighborhood, { homes, words }: Sources): string {
  const listed = homes.filter(
    ({ neighborhoodSlug, status }) => neighborhoodSlug === slug && status !== CLOSED,
  );
  return words.area.listed(name, String(listed.length));
}

/** A fact of an area in a past year. */
export async function areaFactInYear(
  areas: readonly Neighborhood[],
  fact: AreaFact,
  year: number,
  sources: Sources,
): Promise<Answer | null> {
  const metric = METRICS[fact];
  if (!metric) return null;
  const slugs = areas.length > 0 ? areas.map(({ slug }) => slug) : [CITY];
  const series = await sources.catalog.marketSeries(slugs, metric);
  const { locale, area: words } = sources.words;
  const lines = series.flatMap(({ area, points }) => {
    const name = areas.find(({ slug }) => slug === area)?.name ?? 'Charlotte';
    const point = points.filter(({ month }) => month.startsWith(String(year))).at(-1);
    const [first] = points;
    if (!first) return [];
    if (!point) return [words.notInYear(name, String(year), figureDate(first.month, locale))];
    const value = formatExact(metric, point.value);
    return [words.inYear(name, words.heading[fact], figureDate(point.month, locale), value)];
  });
  return lines.length > 0 ? areasAnswer(areas, `${lines.join(' ')} ${lineOf(areas, sources)}`, [fact]) : null;
}

const METRICS: Partial<Record<AreaFact, MarketMetric>> = {
  price: 'price',
  days: 'days',
  inventory: 'inventory',
  pricePerSquareFoot: 'ppsf',
};

/** Describes an area in the site's words, with its figures. */
export async function areaSummary(area: Neighborhood, sources: Sources): Promise<Answer> {
  const { words, language } = sources;
  const character = language === 'en' ? openingSentences(area.description, 2).opening : '';
  const text = [
    character,
    words.area.features(area.keyFeatures.join(', ')),
    `${await summaryLine(area, sources)}.`,
    sourceLine(area, words),
  ];
  return areasAnswer([area], text.filter(Boolean).join(' '), []);
}

/** The description and highlights of an area as one text. */
export function areaText({ description, highlights }: Neighborhood): string {
  return [description, ...highlights].join('. ');
}

/** "NoDa: median price $489K, walk score 78, …" */
async function summaryLine(area: Neighborhood, sources: Sources): Promise<string> {
  const parts: string[] = [];
  for (const fact of SUMMARY) {
    const [figure] = await areaFigures([area], fact, sources);
    if (figure) parts.push(sources.words.area.short[fact](figure.text));
  }
  return `${area.name}: ${parts.join(', ')}`;
}

/** Compares areas by the requested facts, or by all of them, and names the leader in each. */
export async function areaComparison(
  areas: readonly Neighborhood[],
  facts: readonly AreaFact[],
  order: Order | null,
  sources: Sources,
): Promise<Answer> {
  const { words } = sources;
  if (facts.length === 0) {
    const rows = await Promise.all(areas.map((area) => summaryLine(area, sources)));
    return areasAnswer(areas, [...rows.map((row) => `• ${row}`), lineOf(areas, sources)].join('\n'), []);
  }
  const parts: string[] = [];
  let inOrder = areas;
  for (const fact of facts) {
    const lowest = order?.by === fact ? order.lowest : isLowestUsuallyBest(fact);
    const figures = sorted(await areaFigures(areas, fact, sources), lowest);
    const [first] = figures;
    if (!first) continue;
    if (order?.by === fact) inOrder = figures.map(({ of }) => of);
    const say = lowest ? words.area.lowest : words.area.highest;
    parts.push(say[fact](first.name, first.inFull), words.area.others(listOf(figures.slice(1))));
    const [more, less] = sorted(figures, false);
    if (figures.length === 2 && more && less && fact !== 'trend')
      parts.push(words.reckon.difference(words.area.heading[fact], differenceOf(more, less, fact, words)));
  }
  return areasAnswer(inOrder, [...parts.filter(Boolean), lineOf(areas, sources)].join(' '), facts, order);
}

/** Ranks the areas by a fact, and names the requested one or all. */
export async function areaRanking(
  order: Order,
  areas: readonly Neighborhood[],
  sources: Sources,
): Promise<Answer> {
  const fact = isAreaFact(order.by) ? order.by : 'price';
  const { words } = sources;
  const figures = sorted(await areaFigures(areas, fact, sources), order.lowest);
  const shown = order.most === 0 ? figures : figures.slice(order.place, order.place + order.most);
  const [first, ...others] = shown;
  if (!first) return areasAnswer([], words.area.none, [fact]);
  const atEnd = order.lowest ? words.area.lowest : words.area.highest;
  const say = order.place > 0 ? words.area.fact : atEnd;
  const rest = others.length > 0 ? others : order.place === 0 ? figures.slice(1, 3) : [];
  const text = [
    say[fact](first.name, first.inFull),
    rest.length > 0 ? words.area.others(listOf(rest)) : '',
    lineOf([first.of], sources),
  ];
  const told = [first, ...rest].map(({ of }) => of);
  const answer = areasAnswer(told, text.filter(Boolean).join(' '), [fact], order);
  const task: AreasTask = { ...answer.task, among: areas.map(({ slug }) => slug) };
  return { ...answer, task, links: [`area:${first.of.slug}`, 'areas'] };
}

/** Answers with the areas within all limits: "under 500K", "walk score over 80". */
export async function areasWithinLimitsAnswer(
  limits: readonly { attribute: Attribute; range: Range }[],
  areas: readonly Neighborhood[],
  sources: Sources,
): Promise<Answer> {
  const { words } = sources;
  const facts = limits.flatMap(({ attribute }) => (isAreaFact(attribute) ? [attribute] : []));
  const passing = await areasWithinLimits(limits, areas, sources);
  const tables = await Promise.all(facts.map((fact) => areaFigures(passing, fact, sources)));
  const rows = passing.map((area) => {
    const figureIn = (table: Figure[] = []) => table.find(({ of }) => of === area)?.text ?? '';
    const said = facts.map((fact, at) => words.area.short[fact](figureIn(tables[at])));
    return `${area.name} (${said.join(', ')})`;
  });
  const text = rows.length > 0 ? `${rows.join('; ')}.` : words.area.none;
  return { ...areasAnswer(passing, `${text} ${lineOf(areas, sources)}`, facts), links: ['areas'] };
}

/** The areas within all limits. */
export async function areasWithinLimits(
  limits: readonly { attribute: Attribute; range: Range }[],
  areas: readonly Neighborhood[],
  sources: Sources,
): Promise<Neighborhood[]> {
  let passing = [...areas];
  for (const { attribute, range } of limits) {
    if (!isAreaFact(attribute)) continue;
    const figures = await areaFigures(passing, attribute, sources);
    passing = figures.flatMap(({ of, value }) => (isWithin(value, range) ? [of] : []));
  }
  return passing;
}

/** One line per area on how it meets each criterion. */
export function areasForWishes(
  areas: readonly Neighborhood[],
  wishes: readonly string[],
  sources: Sources,
): Answer {
  const { words, saidOf } = sources;
  const rows = areas.map((area) => {
    const said = (wish: string) => saidOf({ description: areaText(area) }, stemOf(wish));
    const told = [...new Set(wishes.flatMap((wish) => said(wish)?.replace(/[.;]$/, '') ?? []))];
    const silent = wishes
      .filter((wish) => said(wish) === null)
      .map((wish) => featureName(wish, sources).replace(/[“”]/g, ''));
    const listed = sources.homes.filter(
      (home) =>
        home.neighborhoodSlug === area.slug &&
        home.status !== CLOSED &&
        wishes.some((wish) => said(wish) === null && saidOf(home, stemOf(wish)) !== null),
    );
    return `• ${words.area.onWishes(
      area.name,
      told,
      silent,
      listed.map(({ address }) => address),
    )}`;
  });
  return areasAnswer(areas, rows.join('\n'), []);
}

/** The singular of the search word. */
function stemOf(word: string): string {
  return word.replace(/ies”$/, 'y”').replace(/s”$/, '”');
}

/** The city's headline figures: those requested, or all. */
export async function marketFigures(facts: readonly AreaFact[], sources: Sources): Promise<Answer> {
  const stats = await sources.catalog.marketStats();
  const { words } = sources;
  const asked = HEADLINES.filter((fact) => facts.includes(fact));
  const figures = (asked.length > 0 ? asked : HEADLINES).flatMap((fact) => {
    const stat = stats[HEADLINES.indexOf(fact)];
    return stat ? [{ said: words.stat[fact](stat.value), change: stat.change }] : [];
  });
  const line = stats[0] ? sourceLine(stats[0], words) : '';
  return {
    text: `${words.market(figures)} ${line}`,
    links: ['market', 'trends'],
    sources: ['market'],
    task: {
      kind: 'areas',
      areas: [],
      attributes: [...(facts.length > 0 ? facts : MARKET_FACTS)],
      order: null,
    },
  };
}

/** The facts that describe an area's market. */
export const MARKET_FACTS: readonly AreaFact[] = ['price', 'trend', 'days', 'inventory'];

const HEADLINES = ['price', 'days', 'inventory', 'pricePerSquareFoot'] as const;

/** Whether the lowest figure usually leads: low prices and few days, but high scores. */
export function isLowestUsuallyBest(fact: AreaFact): boolean {
  return fact === 'price' || fact === 'days' || fact === 'pricePerSquareFoot';
}

function sorted(figures: Figure<Neighborhood>[], lowest: boolean): Figure<Neighborhood>[] {
  return figures.toSorted((one, other) => (lowest ? 1 : -1) * (one.value - other.value));
}

function listOf(figures: readonly Figure[]): string {
  return figures.map(({ name, text }) => `${name} ${text}`).join(', ');
}

export function lineOf(areas: readonly Neighborhood[], { words, areas: all }: Sources): string {
  const [area] = areas.length > 0 ? areas : all;
  return area ? sourceLine(area, words) : '';
}

/** An answer about areas. */
export function areasAnswer(
  areas: readonly Neighborhood[],
  text: string,
  facts: readonly AreaFact[],
  order: Order | null = null,
): Answer & { task: AreasTask } {
  const slugs = areas.map(({ slug }) => slug);
  const task: AreasTask = { kind: 'areas', areas: slugs, attributes: [...facts], order };
  return {
    text,
    links: slugs.slice(0, 3).map((slug) => `area:${slug}`),
    sources: slugs.map((slug) => `area:${slug}`),
    task,
  };
}
