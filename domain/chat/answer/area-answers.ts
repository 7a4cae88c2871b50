import { CLOSED } from '../../listings/listing-status.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import { openingSentences } from '../../neighborhoods/opening-sentences.ts';
import type { AreasTask } from '../dialogue/dialogue.ts';
import type { Attribute } from '../understand/understood.ts';
import { isWithin, type Range } from '../values/limit.ts';
import type { Order } from '../values/order.ts';
import type { Answer, Sources } from './answer.ts';
import type { AreaFact } from './answer-words.ts';
import { sourceLine, sourceLines } from './figure-sources.ts';
import { type AreaFigure, areaFigures, differenceOf, isAreaFact, type WrittenFigure } from './figures.ts';

const SUMMARY = ['price', 'walk', 'transit', 'bike', 'days', 'inventory'] as const;

/** One sentence for each fact of each area: "The median price in NoDa is …". */
export async function areaFacts(
  areas: readonly Neighborhood[],
  facts: readonly AreaFact[],
  sources: Sources,
): Promise<Answer> {
  const { words } = sources;
  const lines: string[] = [];
  const told: AreaFigure[] = [];
  for (const fact of facts) {
    const figures = await areaFigures(areas, fact, sources);
    told.push(...figures);
    lines.push(...figures.map(({ name, inFull, measure }) => words.area.fact[fact](name, inFull, measure)));
    lines.push(missingOf(areas, figures, fact, sources));
    if (fact === 'inventory') lines.push(...areas.map((area) => listedIn(area, sources)));
  }
  return areasAnswer(areas, joined(...lines, sourceLines(told, words)), facts);
}

/** Names the areas without a figure; '' if all have one. */
export function missingOf(
  areas: readonly Neighborhood[],
  figures: readonly WrittenFigure[],
  fact: AreaFact,
  { words }: Pick<Sources, 'words'>,
): string {
  const missing = areas.filter((area) => !figures.some(({ of }) => of === area));
  const names = missing.map(({ name }) => name);
  return names.length > 0 ? words.area.missing(words.area.heading[fact], names) : '';
}

export function joined(...sentences: string[]): string {
  return sentences.filter(Boolean).join(' ');
}

function listedIn({ slug, name }: Neighborhood, { homes, words }: Sources): string {
  const listed = homes.filter(
    ({ neighborhoodSlug, status }) => neighborhoodSlug === slug && status !== CLOSED,
  );
  return words.area.listed(name, String(listed.length));
}

/** Describes an area in the site's words, with its figures. */
export async function areaSummary(area: Neighborhood, sources: Sources): Promise<Answer> {
  const { words, language } = sources;
  const character = language === 'en' ? openingSentences(area.description, 2).opening : '';
  const text = [
    character,
    area.keyFeatures.length > 0 ? words.area.features(area.keyFeatures.join(', ')) : '',
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
    const told = areas.map(({ name, source }) => ({ name, fact: 'price' as const, source }));
    return areasAnswer(areas, [...rows.map((row) => `• ${row}`), sourceLines(told, words)].join('\n'), []);
  }
  const parts: string[] = [];
  const told: AreaFigure[] = [];
  let inOrder = areas;
  for (const fact of facts) {
    const lowest = order?.by === fact ? order.lowest : isLowestUsuallyBest(fact);
    const figures = sorted(await areaFigures(areas, fact, sources), lowest);
    told.push(...figures);
    const [first] = figures;
    if (order?.by === fact) inOrder = figures.map(({ of }) => of);
    if (first && figures.length === 1)
      parts.push(words.area.fact[fact](first.name, first.inFull, first.measure));
    else if (first)
      parts.push(await leader(first, lowest, sources), words.area.others(listOf(figures.slice(1))));
    parts.push(missingOf(areas, figures, fact, sources));
    const [more, less] = sorted(figures, false);
    if (figures.length === 2 && more && less && fact !== 'trend')
      parts.push(words.reckon.difference(words.area.heading[fact], differenceOf(more, less, fact, words)));
  }
  return areasAnswer(inOrder, joined(...parts, sourceLines(told, words)), facts, order);
}

/** "NoDa is the cheapest of these": an area leads without "of these" only if it leads all areas. */
async function leader(first: AreaFigure, lowest: boolean, sources: Sources): Promise<string> {
  const { fact, name, inFull, value } = first;
  const all = await areaFigures(sources.areas, fact, sources);
  const leadsAll = all.every((other) => (lowest ? other.value >= value : other.value <= value));
  const say = lowest ? sources.words.area.lowest : sources.words.area.highest;
  return say[fact](name, inFull, leadsAll);
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
  const rest = others.length > 0 ? others : order.place === 0 ? figures.slice(1, 3) : [];
  const told = [first, ...rest];
  const text = joined(
    order.place > 0
      ? words.area.fact[fact](first.name, first.inFull, first.measure)
      : await leader(first, order.lowest, sources),
    rest.length > 0 ? words.area.others(listOf(rest)) : '',
    order.most === 0 ? missingOf(areas, figures, fact, sources) : '',
    sourceLines(told, words),
  );
  const answer = areasAnswer(
    told.map(({ of }) => of),
    text,
    [fact],
    order,
  );
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
    const figureIn = (table: WrittenFigure[] = []) => table.find(({ of }) => of === area)?.text ?? '';
    const said = facts.map((fact, at) => words.area.short[fact](figureIn(tables[at])));
    return `${area.name} (${said.join(', ')})`;
  });
  const text = rows.length > 0 ? `${rows.join('; ')}.` : words.area.none;
  return {
    ...areasAnswer(passing, joined(text, sourceLines(tables.flat(), words)), facts),
    links: ['areas'],
  };
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

/** Whether the lowest figure usually leads: low prices and few days, but high scores. */
export function isLowestUsuallyBest(fact: AreaFact): boolean {
  return fact === 'price' || fact === 'days' || fact === 'pricePerSquareFoot';
}

function sorted(figures: AreaFigure[], lowest: boolean): AreaFigure[] {
  return figures.toSorted((one, other) => (lowest ? 1 : -1) * (one.value - other.value));
}

function listOf(figures: readonly WrittenFigure[]): string {
  return figures.map(({ name, text }) => `${name} ${text}`).join(', ');
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
