import type { Property } from '../../listings/property.ts';
import type { Answer, Sources } from '../answer/answer.ts';
import { arithmeticAnswer } from '../answer/arithmetic-answer.ts';
import { entryAnswer, LIKELY } from '../answer/entry-answer.ts';
import { money } from '../answer/figures.ts';
import { homesOf } from '../answer/home-answers.ts';
import { sumAnswer } from '../answer/sum-answers.ts';
import { asksDues } from '../values/attributes.ts';
import type { SumKind } from '../values/figures.ts';
import type { LoanTerms } from '../values/loan-terms.ts';
import { namesPlaceOutsideCity } from '../values/question-kinds.ts';
import type { Values } from '../values/read-values.ts';
import { type Figure, latestTask, type SumTask, type Task } from './dialogue.ts';
import { previousCalculation, requestedCalculation } from './requested-calculation.ts';
import { areasBySlug, focusedHome, lastMentionedAreas } from './resolve-subject.ts';
import { answerFromEntry, entryContext, hasConfidentEntry, type ResolvedTurn } from './turn.ts';

/** Answers a calculation, or repeats the last one with changed terms. The focused home supplies a missing price. */
export function answerCalculation(meant: ResolvedTurn, sources: Sources): Answer {
  const { values, dialogue, subject } = meant;
  const [task] = dialogue.tasks;
  const calculated =
    values.arithmetic && task?.kind === 'sum' && arithmeticAnswer(values.arithmetic, task, sources);
  if (calculated) return calculated;
  const told = task?.kind === 'entry' ? sources.entries.find(({ id }) => id === task.id) : undefined;
  const kind =
    requestedCalculation({ values, tasks: dialogue.tasks, roles: meant }) ??
    previousCalculation(dialogue.tasks, meant);
  if (!kind) return answerFromEntry(meant, sources);
  const each = homesCalculatedEach(meant, sources);
  if (each.length > 1) return answerForEachHome(kind, each, meant, sources);
  // the share that the entry explains, applied to an amount named now
  if (told && kind === 'percent-of' && values.sum === 'same')
    return entryAnswer(told, entryContext(meant, sources), sources);
  const isOfTax = kind === 'property-tax' || (kind === 'payment' && dialogue.terms.isWithTax === true);
  const isOfTown = isOfTax && values.elsewhere !== '';
  const isInCounty = sources.taxRates.towns.includes(values.elsewhere);
  const isFar = isOfTown && !isInCounty;
  if (isFar && kind === 'property-tax') return answerFromEntry(meant, sources);
  const { amount: said, isWithTax, ...others } = dialogue.terms;
  // "60 a month for the town house", in a calculation with a price of its own, is about no listing
  const isOfListing = values.homes.length > 0 || latestTask(dialogue.tasks, 'homes') !== null;
  const isOfHome = isOfListing && subject.isNamed && subject.homes.length === 1 && namesNoPrice(values);
  const named: LoanTerms = {
    ...others,
    ...(isWithTax && !isFar && { isWithTax }),
    ...(said !== undefined && !isOfHome && { amount: said }),
    amounts: values.terms.amounts,
  };
  const home = named.amount === undefined ? (subject.homes[0] ?? focusedHome(dialogue, sources)) : null;
  const places = values.areas.length === 1 ? values.areas : lastMentionedAreas(dialogue);
  const [place] = places.length === 1 ? areasBySlug(places, sources) : [];
  const median = named.amount === undefined && !home ? (place?.medianPrice ?? undefined) : undefined;
  const hasPrice = named.amount !== undefined || home !== null || median !== undefined;
  // "and taxes on the rent" after an entry names no price
  if (told && !hasPrice && meant.sumEntries[told.id] === undefined && hasConfidentEntry(meant, LIKELY))
    return answerFromEntry(meant, sources);
  // the entry has the percentage: "VA funding fee on 400k"
  if (kind === 'percent-of' && hasPrice && named.percent === undefined)
    return answerFromEntry(meant, sources);
  const terms = { ...named, ...(median !== undefined && { amount: median }) };
  const spokenOf = median === undefined ? undefined : place?.slug;
  const isOutside = isOfTown || (isOfTax && namesPlaceOutsideCity(values.text));
  const [outside] = isOutside ? sources.taxRates.outsideCity : [];
  const area = outside ?? (home ?? subject.homes[0])?.neighborhoodSlug ?? values.areas[0] ?? spokenOf;
  // income and a rate without a price ask for the affordable price
  const calculation =
    kind === 'payment' && !hasPrice && terms.income !== undefined ? 'price-from-payment' : kind;
  const answer = sumAnswer(calculation, terms, home, area, asksDues(values.text), sources);
  const isAtMedian = median !== undefined && answer.text.includes(money(median));
  const note = isAtMedian && place ? sources.words.sums.atMedian(place.name, money(median)) : '';
  return {
    ...answer,
    text: [answer.text, note].filter(Boolean).join(' '),
    task: taskAfter(task, calculation, answer.result),
  };
}

/** The calculation with its result, and the result of the same one before it. */
function taskAfter(last: Task | undefined, sum: SumKind, result: Figure | undefined): SumTask {
  const before = last?.kind === 'sum' && last.sum === sum ? last.result : undefined;
  return { kind: 'sum', sum, ...(result && { result }), ...(before && { before }) };
}

/** The homes to calculate one by one: "monthly on both". */
function homesCalculatedEach({ values, dialogue: { tasks } }: ResolvedTurn, sources: Sources): Property[] {
  const { which } = values.itemReference;
  const results = latestTask(tasks, 'homes')?.results ?? [];
  const isOfEach = (which === 'both' || which === 'all') && namesNoPrice(values);
  const [task] = tasks;
  const namesNone =
    values.homes.length === 0 && values.itemReference.ordinal === null && namesNoPrice(values);
  if (task?.kind === 'sum' && task.each && values.sum === 'same' && namesNone)
    return homesOf(task.each, sources);
  return isOfEach && results.length <= MOST_SUMS ? homesOf(results, sources) : [];
}

const MOST_SUMS = 3;

function answerForEachHome(
  kind: SumKind,
  homes: readonly Property[],
  { values, dialogue }: ResolvedTurn,
  sources: Sources,
): Answer {
  const { amount: _, ...terms } = dialogue.terms;
  const answers = homes.map((home) =>
    sumAnswer(kind, terms, home, home.neighborhoodSlug ?? undefined, asksDues(values.text), sources),
  );
  return {
    text: answers.map(({ text }, at) => `${homes[at]?.address}: ${text}`).join('\n'),
    links: answers[0]?.links ?? [],
    sources: [...new Set(answers.flatMap((answer) => answer.sources))],
    task: { kind: 'sum', sum: kind, each: homes.map(({ id }) => id) },
  };
}

/** "The payment on the first one" ignores a price mentioned before. */
function namesNoPrice({ terms, wish }: Values): boolean {
  return terms.amount === undefined && wish.price === undefined;
}
