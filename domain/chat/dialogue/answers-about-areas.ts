import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import { type Answer, joinAnswers, type Sources } from '../answer/answer.ts';
import type { AreaFact } from '../answer/answer-words.ts';
import {
  areaComparison,
  areaFacts,
  areaRanking,
  areaSummary,
  areasWithinLimits,
  areasWithinLimitsAnswer,
  areaText,
  isLowestUsuallyBest,
} from '../answer/area-answers.ts';
import { areaChanges, areaFactsInYear, levelOf } from '../answer/area-history.ts';
import { areasForWishes } from '../answer/areas-for-wishes.ts';
import { calculate } from '../answer/compare-records.ts';
import { areaFigures } from '../answer/figures.ts';
import { priceAgainstArea } from '../answer/home-against.ts';
import { marketFigures } from '../answer/market-figures.ts';
import type { FactAsked, RequestKind } from '../understand/understood.ts';
import { areaWishes } from '../values/area-wishes.ts';
import { MIN_PRICE } from '../values/numbers.ts';
import type { Order } from '../values/order.ts';
import { namesCity } from '../values/question-kinds.ts';
import type { Values } from '../values/read-values.ts';
import { asksToChoose } from '../values/short-messages.ts';
import type { AreasTask } from './dialogue.ts';
import { priceMeantByThat, type ResolvedTurn } from './turn.ts';

/** The areas of a conversation, as a message finds them. */
export interface AreasInView {
  /** Told of last, in that order; the first is in hand. */
  told: Neighborhood[];
  /** Those of the answers before, newest first. */
  before: Neighborhood[];
  /** All that the last ranking or list was taken from. */
  among: Neighborhood[];
  last: AreasTask | null;
  /** Where homes were searched last. */
  searched: Neighborhood[];
}

export interface AreaFactAsked extends FactAsked {
  fact: AreaFact;
}

/** A request with the areas and facts it is about. */
export interface AskedOfAreas {
  areas: Neighborhood[];
  facts: AreaFactAsked[];
  view: AreasInView;
  meant: ResolvedTurn;
}

type Answerer = (asked: AskedOfAreas, sources: Sources) => Answer | null | Promise<Answer | null>;

/** The answer to each kind of request about areas. */
export const ANSWERS_ABOUT_AREAS: Partial<Record<RequestKind, Answerer>> = {
  overview,
  facts,
  part,
  list,
  compare,
  most: (asked, sources) => ranked(asked, 1, sources),
  sort: (asked, sources) => ranked(asked, 0, sources),
  gap: (asked, sources) => apart('difference', asked, sources),
  percent: (asked, sources) => apart('percent', asked, sources),
  total: (asked, sources) => calculated('sum', asked.areas, asked, sources),
  // the figure of one area is an average already
  average: (asked, sources) =>
    asked.areas.length > 1 ? calculated('average', asked.areas, asked, sources) : facts(asked, sources),
  drop,
};

async function overview(
  { areas: [area, ...others] }: AskedOfAreas,
  sources: Sources,
): Promise<Answer | null> {
  if (!area) return null;
  return others.length > 0
    ? await areaComparison([area, ...others], [], null, sources)
    : await areaSummary(area, sources);
}

async function facts(asked: AskedOfAreas, sources: Sources): Promise<Answer | null> {
  const { areas, meant } = asked;
  const names = namesOf(asked);
  if (names.length === 0) return null;
  const past = await overTime(asked, sources);
  if (past) return past;
  const answer: Answer =
    areas.length > 1
      ? await areaComparison(areas, names, null, sources)
      : await areaFacts(areas, names, sources);
  if (!isOfCity(meant)) return answer;
  const { task: _, ...both } = joinAnswers(await marketFigures(names.map(levelOf), sources), answer);
  return { ...both, ...(answer.task && { task: answer.task }) };
}

/** "Is inventory up", "vs a year ago", "what was it in 2024"; null for a figure of today. */
async function overTime(asked: AskedOfAreas, sources: Sources): Promise<Answer | null> {
  const { pastYear, attributes } = asked.meant.values;
  const names = namesOf(asked);
  const isChange = asked.facts.every((one) => one.isChange);
  const isOfYear = pastYear !== null && (attributes.length === 0 || names[0] === 'trend');
  const change = isChange || isOfYear ? await areaChanges(asked.areas, names, pastYear, sources) : null;
  if (change || pastYear === null) return change;
  return await areaFactsInYear(asked.areas, names.map(levelOf), pastYear, sources);
}

/** "More than Charlotte as a whole?" */
function isOfCity({ understood, values }: ResolvedTurn): boolean {
  return understood.request?.items.includes('city') || namesCity(values.text);
}

function namesOf({ facts: of }: AskedOfAreas): AreaFact[] {
  return of.map(({ fact }) => fact);
}

/** What the texts of areas tell of what a message names: "any old houses there". Of many areas, only those whose texts do. */
function part({ areas, meant: { values } }: AskedOfAreas, sources: Sources): Answer | null {
  const isSaid = (area: Neighborhood, wish: string) =>
    sources.saidOf({ description: areaText(area) }, wish) !== null;
  const { features = [] } = values.wish;
  const wishes = areaWishes(values).filter(
    (wish) => features.includes(wish) || areas.some((area) => isSaid(area, wish)),
  );
  if (wishes.length === 0) return null;
  const told = areas.filter((area) => wishes.some((wish) => isSaid(area, wish)));
  return areasForWishes(areas.length > 2 && told.length > 0 ? told : areas, wishes, sources);
}

/** "Does anywhere beat it", "which have a park", "where can I go up to a million". */
async function list(asked: AskedOfAreas, sources: Sources): Promise<Answer | null> {
  const {
    facts: [first],
    view,
    meant,
  } = asked;
  const { values, dialogue } = meant;
  const range = values.wish.price ?? priceMeantByThat(values, dialogue, sources).price;
  if (range) return await areasWithinLimitsAnswer([{ attribute: 'price', range }], asked.areas, sources);
  const said = part(asked, sources);
  if (said) return said;
  const [lead] = view.told;
  if (!first) return null;
  const isBeyond = lead !== undefined && meant.understood.request?.items.includes('area');
  return isBeyond ? await beyond(lead, first, sources) : await ranked(asked, 0, sources);
}

/** The areas whose figure is better than that of the one in hand; all in order if none is. */
async function beyond(lead: Neighborhood, { fact, end }: AreaFactAsked, sources: Sources): Promise<Answer> {
  const { areas } = sources;
  const lowest = end === null ? isLowestUsuallyBest(fact) : end === 'least';
  const figures = await areaFigures(areas, fact, sources);
  const own = figures.find(({ of }) => of === lead)?.value ?? Number.NaN;
  const better = figures.filter(({ value }) => (lowest ? value < own : value > own)).map(({ of }) => of);
  const order: Order = { by: fact, lowest, place: 0, most: better.length > 0 ? 0 : 1 };
  return await areaRanking(order, better.length > 0 ? better : areas, sources);
}

async function compare(asked: AskedOfAreas, sources: Sources): Promise<Answer | null> {
  if (asked.areas.length < 2) return await facts(asked, sources);
  const answer = await areaComparison(asked.areas, namesOf(asked), null, sources);
  const opening = asksToChoose(asked.meant.values.text) ? `${sources.words.choice}\n` : '';
  return { ...answer, text: opening + answer.text };
}

async function ranked(asked: AskedOfAreas, most: number, sources: Sources): Promise<Answer | null> {
  const {
    areas,
    facts: [first],
    view,
    meant: { values },
  } = asked;
  if (!first) return null;
  const { which, ordinal } = values.itemReference;
  // "and the other one?", after a ranking
  if (areas.length === 1 && (which === 'other' || ordinal !== null)) return await facts(asked, sources);
  const { fact, end } = first;
  if (values.pastYear !== null && fact !== 'trend') return await facts(asked, sources);
  const lowest = end === null ? isLowestUsuallyBest(fact) : end === 'least';
  const { last } = view;
  const isNext = values.order?.isNext || values.itemReference.which === 'next';
  const said = values.order ?? values.orderEnd;
  const place = isNext && last?.order?.by === fact ? last.order.place + 1 : (said?.place ?? 0);
  const order: Order = { by: fact, lowest, place, most: values.order?.most ?? most };
  const isOfRanking = place > 0 && view.among.length > 1 && values.areas.length === 0;
  const of = isOfRanking ? view.among : areas;
  // "who is best for transit", after one area
  const among = of.length > 1 || values.areas.length > 0 ? of : sources.areas;
  if (among.length < 2) return null;
  return order.most === 1 && place === 0 && among.length < sources.areas.length && among.length <= FEW
    ? await areaComparison(among, [fact], order, sources)
    : await areaRanking(order, among, sources);
}

/** As many areas are compared; of more only the first are named. */
const FEW = 3;

/** How far two areas are apart; of a ranking, the first and the one named before it or the next. */
async function apart(
  operation: 'difference' | 'percent',
  asked: AskedOfAreas,
  sources: Sources,
): Promise<Answer | null> {
  const {
    areas,
    view: { told, before, among, last },
    meant,
  } = asked;
  const { values } = meant;
  if (isOfCity(meant)) return await facts(asked, sources);
  const [area, another] = areas;
  const { amount } = values.terms;
  if (area && !another && amount !== undefined && amount >= MIN_PRICE)
    return await priceAgainstArea(amount, area, sources);
  const isOfRanking = values.areas.length === 0 && last?.order?.most === 1;
  const next = among.length > told.length ? (before[0] ?? told[1]) : told[1];
  const pair = isOfRanking && told[0] && next ? [told[0], next] : areas.slice(0, FEW);
  if (pair.length > 2)
    return await areaComparison(pair, asked.facts.length > 0 ? namesOf(asked) : ['price'], null, sources);
  const [one, other = before[0]] = pair;
  if (one && other && one !== other) return await calculated(operation, [one, other], asked, sources);
  // "by how much", of a change
  return asked.facts.some(({ isChange, fact }) => isChange || fact === 'trend')
    ? await areaChanges(areas, namesOf(asked), null, sources)
    : null;
}

async function calculated(
  operation: 'difference' | 'percent' | 'sum' | 'average',
  areas: readonly Neighborhood[],
  { facts: [first] }: AskedOfAreas,
  sources: Sources,
): Promise<Answer | null> {
  return await calculate(operation, first?.fact ?? 'price', { homes: [], areas }, sources);
}

/** The limits of a message, as limits of areas: "the ones over 900" */
export function limitsOf({ areaLimits, wish: { price } }: Values): Values['areaLimits'] {
  return areaLimits.length > 0 || !price ? areaLimits : [{ attribute: 'price', range: price }];
}

/** The last answer without the areas that a message leaves out. */
async function drop(asked: AskedOfAreas, sources: Sources): Promise<Answer | null> {
  const {
    areas: named,
    view: { told, among, last },
    meant: { values },
  } = asked;
  const base = among.length > 1 ? among : told.length > 1 ? told : sources.areas;
  const limits = limitsOf(values);
  const out = limits.length > 0 ? await areasWithinLimits(limits, base, sources) : named;
  const left = base.filter((area) => !out.includes(area));
  const [only, ...others] = left;
  if (!only || !last || out.length === 0) return null;
  if (last.order) return await areaRanking({ ...last.order, place: 0 }, left, sources);
  if (others.length === 0) return await areaSummary(only, sources);
  const answer = await areaComparison(left, namesOf(asked), null, sources);
  return { ...answer, task: { ...answer.task, among: left.map(({ slug }) => slug) } as AreasTask };
}
