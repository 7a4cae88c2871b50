import { dollarsOf } from '../../listings/listing-figures.ts';
import type { Property } from '../../listings/property.ts';
import { type Answer, joinAnswers, type Sources } from '../answer/answer.ts';
import { arithmeticAnswer, differenceAnswer } from '../answer/arithmetic-answer.ts';
import { entryAnswer, LIKELY } from '../answer/entry-answer.ts';
import { money } from '../answer/figures.ts';
import { homeSearch } from '../answer/home-search.ts';
import { priceAfter } from '../answer/price-sums.ts';
import { type SumOf, sumAnswer } from '../answer/sum-answers.ts';
import { asksDues } from '../values/attributes.ts';
import type { SumKind } from '../values/figures.ts';
import type { LoanTerms } from '../values/loan-terms.ts';
import { hasNoTerms, namesPlaceOutsideCity } from '../values/question-kinds.ts';
import type { Values } from '../values/read-values.ts';
import { type CalculatedItems, itemsCalculated } from './calculated-items.ts';
import { currentCalculation, type Dialogue, type Figure, latestTask, type SumTask } from './dialogue.ts';
import {
  arithmeticAsked,
  isSurelyCalculation,
  previousCalculation,
  requestedCalculation,
} from './requested-calculation.ts';
import { areasBySlug, lastMentionedAreas } from './resolve-subject.ts';
import { answerFromEntry, entryContext, hasConfidentEntry, type ResolvedTurn } from './turn.ts';

/** Answers a calculation, or repeats the last one with changed terms. The home in hand supplies a missing price. */
export function answerCalculation(meant: ResolvedTurn, sources: Sources): Answer {
  const { values, dialogue, understood } = meant;
  const last = currentCalculation(dialogue);
  const steps = arithmeticAsked({ values, tasks: dialogue.tasks }, understood.request);
  const calculated = steps && last && arithmeticAnswer(steps, last, sources);
  if (calculated) return calculated;
  const items = itemsCalculated(meant, sources);
  if (values.sum === 'difference' && last && asksOnlyDifference(items, last, values)) {
    const { result, before } = last;
    const apart = result && before && differenceAnswer(result, before, last, sources);
    const periods =
      values.arithmetic?.steps.filter(
        (step) => 'per' in step && !('operator' in step) && step.per !== result?.per,
      ) ?? [];
    const after = apart && periods.length > 0 && arithmeticAnswer(periods, apart.task, sources);
    if (apart) return after ? { ...after, text: `${apart.text} ${after.text}` } : apart;
  }
  const told = entryTold(dialogue, sources);
  const kind =
    requestedCalculation({ values, tasks: dialogue.tasks, roles: meant }) ??
    previousCalculation(dialogue.tasks, meant);
  if (!kind) return answerFromEntry(meant, sources);
  if (items.each.homes.length + items.each.areas.length > 1)
    return answerForEach(kind, items, meant, sources);
  // the share that the entry explains, applied to an amount named now
  if (told && kind === 'percent-of' && values.sum === 'same')
    return entryAnswer(told, entryContext(meant, sources), sources);
  const answer = withHomes(answerForOne(kind, items, meant, sources), values, sources);
  const { result } = answer;
  const isSideBySide = values.sum === 'difference' && last?.result && result && last.sum === kind;
  const apart = isSideBySide ? differenceAnswer(result, last.result as Figure, last, sources) : null;
  return apart && answer.task?.kind === 'sum'
    ? {
        ...answer,
        text: `${apart.text} ${answer.text}`,
        task: { ...answer.task, running: apart.task.running as Figure },
      }
    : answer;
}

type CalculationAnswer = Answer & { result?: Figure | undefined };

/** "What could I buy in Uptown with that": the homes there up to the price that was calculated. */
function withHomes(answer: CalculationAnswer, { areas }: Values, sources: Sources): CalculationAnswer {
  const { result, task } = answer;
  if (areas.length === 0 || !result || task?.kind !== 'sum' || task.sum !== 'price-from-payment')
    return answer;
  return {
    ...joinAnswers(answer, homeSearch({ areas, price: { max: result.value } }, null, sources)),
    result,
  };
}

/** The entry of the last answer. */
function entryTold({ tasks: [task] }: Dialogue, { entries }: Pick<Sources, 'entries'>) {
  return task?.kind === 'entry' ? entries.find(({ id }) => id === task.id) : undefined;
}

/** Answers a message that surely asks for a calculation, so that no record answers it; null for all others. */
export function sureCalculation(meant: ResolvedTurn, sources: Sources): Answer | null {
  const { act, values, dialogue, understood } = meant;
  const isSure = act === 'sum' && isSurelyCalculation({ values, tasks: dialogue.tasks }, understood.request);
  return isSure ? answerCalculation(meant, sources) : null;
}

/** "So how much do I save a month", of the last two results; not "and with the other one". */
function asksOnlyDifference(
  { home, isPointedAt }: CalculatedItems,
  { result, before }: SumTask,
  values: Values,
) {
  const known = [result, before].map((one) => one?.home);
  const isOfOther = isPointedAt && home !== null && !known.includes(home.id);
  return !isOfOther && hasNoTerms(values.terms);
}

function answerForOne(
  kind: SumKind,
  { home: inHand, isPointedAt, area: asked }: CalculatedItems,
  meant: ResolvedTurn,
  sources: Sources,
): CalculationAnswer {
  const { values, dialogue, subject } = meant;
  const told = entryTold(dialogue, sources);
  const last = currentCalculation(dialogue);
  const isOfTax = kind === 'property-tax' || (kind === 'payment' && dialogue.terms.isWithTax === true);
  const isOfTown = isOfTax && values.elsewhere !== '';
  const isInCounty = sources.taxRates.towns.includes(values.elsewhere);
  const isFar = isOfTown && !isInCounty;
  if (isFar && kind === 'property-tax') return answerFromEntry(meant, sources);
  const { amount: said, isWithTax, ...others } = dialogue.terms;
  // an offer is compared with the asking price
  const isOffered = kind === 'offer' && inHand !== null;
  const hasOwnPrice = said !== undefined && !isPointedAt && asked === null && !isOffered;
  const named: LoanTerms = {
    ...others,
    ...(isWithTax && !isFar && { isWithTax }),
    ...(hasOwnPrice && { amount: said }),
    amounts: values.terms.amounts,
  };
  const home = named.amount === undefined ? inHand : null;
  const places =
    values.areas.length === 1 ? values.areas : last?.area ? [last.area] : lastMentionedAreas(dialogue);
  const [place] = asked ? [asked] : places.length === 1 ? areasBySlug(places, sources) : [];
  const median = named.amount === undefined && !home ? (place?.medianPrice ?? undefined) : undefined;
  const hasPrice = named.amount !== undefined || home !== null || median !== undefined;
  // "and taxes on the rent" after an entry names no price
  if (told && !hasPrice && meant.sumEntries[told.id] === undefined && hasConfidentEntry(meant, LIKELY))
    return answerFromEntry(meant, sources);
  // the entry has the percentage: "VA funding fee on 400k"
  if (kind === 'percent-of' && hasPrice && named.percent === undefined)
    return answerFromEntry(meant, sources);
  const spokenOf = median === undefined ? undefined : place?.slug;
  const isOutside = isOfTown || (isOfTax && namesPlaceOutsideCity(values.text));
  const [outside] = isOutside ? sources.taxRates.outsideCity : [];
  // income and a rate without a price ask for the affordable price
  const calculation =
    kind === 'payment' && !hasPrice && named.income !== undefined ? 'price-from-payment' : kind;
  const offered = isOffered ? offerNamed(inHand, last, values) : offeredFor(kind, home, last, values);
  const answer = sumAnswer(
    calculation,
    {
      ...moneyOf(calculation, named, meant),
      ...(median !== undefined && { terms: { ...named, amount: median } }),
      home,
      area: outside ?? (home ?? subject.homes[0])?.neighborhoodSlug ?? values.areas[0] ?? spokenOf,
      offered,
      asksDues: asksDues(values.text),
    },
    sources,
  );
  const isAtMedian = median !== undefined && answer.text.includes(money(median));
  const area = spokenOf ?? values.areas[0] ?? last?.area;
  const note = isAtMedian && place ? sources.words.sums.atMedian(place.name, money(median)) : '';
  return {
    ...answer,
    text: [answer.text, note, sharedText(values, answer.result, sources)].filter(Boolean).join(' '),
    task: {
      ...taskAfter(last, calculation, answer.result, offered),
      ...(area && { area }),
    },
  };
}

/** "Split between the three of us": a part of the result of this calculation; '' without one. */
function sharedText(
  { arithmetic, text }: Values,
  result: Figure | undefined,
  { words: { sums } }: Sources,
): string {
  const step = arithmetic?.steps.find((one) => 'operator' in one && one.operator === '/');
  if (!result || !step || !('operand' in step) || !SHARED.test(text)) return '';
  return sums.shared(`${money(result.value)} / ${step.operand} = ${money(result.value / step.operand)}`);
}

const SHARED = /\b(?:split|divided?|between|among|ways|dividi\w+|repart\w+|entre)\b/;

/** The terms of a calculation, with what the last one adds to them. */
function moneyOf(
  kind: SumKind,
  terms: LoanTerms,
  { dialogue, values }: Pick<ResolvedTurn, 'dialogue' | 'values'>,
): Pick<SumOf, 'terms' | 'yieldBefore' | 'saysDown'> {
  const { costs: _, ...others } = terms;
  const last = currentCalculation(dialogue);
  const sale = latestTask(dialogue.tasks, 'sum');
  const proceeds = sale && PROCEEDS.has(sale.sum) ? (sale.running ?? sale.result)?.value : undefined;
  const isOfDown = values.terms.down === undefined && kind !== 'money-left' && THAT_DOWN.test(values.text);
  const isDown = proceeds !== undefined && isOfDown;
  // dues named for a payment do not come off a gross yield
  const costs = values.sum === 'same' && last?.sum === 'yield' ? terms.costs : values.terms.costs;
  return {
    terms:
      kind === 'yield'
        ? { ...others, ...(costs && { costs }) }
        : {
            ...(kind === 'money-left' && proceeds !== undefined && { own: proceeds }),
            ...terms,
            ...(isDown && { down: { dollars: proceeds } }),
          },
    yieldBefore: yieldIn(last)?.value,
    saysDown: values.terms.down !== undefined || /\b(?:down|enganche|entrada)\b/.test(values.text),
  };
}

/** "If all that is the down payment", "con ese dinero de enganche" */
const THAT_DOWN =
  /\b(?:that|it|this|proceeds|equity|rest)\b.{0,30}\bdown\b|\bdown\b.{0,20}\b(?:that|it|proceeds)\b|\b(?:eso|ese dinero|lo que queda)\b.{0,20}\b(?:enganche|inicial|entrada|pronto)\b/;

/** What a sale leaves pays for the next home. */
const PROCEEDS: ReadonlySet<SumKind> = new Set(['net', 'equity'] satisfies SumKind[]);

function yieldIn(last: SumTask | undefined): Figure | undefined {
  return [last?.result, last?.before].find((one) => one?.isPercent);
}

/** The price of an offer: "if I offer 350", "and in percent?" */
function offerNamed(home: Property, last: SumTask | undefined, { terms }: Values): number | undefined {
  const isAgain = last?.sum === 'offer' && last.offered?.home === home.id && !terms.off;
  return terms.amount ?? (isAgain ? last.offered?.price : undefined);
}

/** What the visitor would offer for a home, until they speak of the full price. */
function offeredFor(
  kind: SumKind,
  home: Property | null,
  last: SumTask | undefined,
  { text, terms }: Values,
): number | undefined {
  const asking = home && dollarsOf(home);
  if (kind === 'offer' || !asking) return undefined;
  if (terms.off) return priceAfter(asking, terms.off);
  const isOfIt = last?.offered?.home === home.id;
  return isOfIt && !FULL_PRICE.test(text) ? last?.offered?.price : undefined;
}

const FULL_PRICE = /\b(?:full|asking|list|listed|precio completo|precio de lista)\b/;

/** The calculation with its result, that of the same one before it, and an offer that stands. */
function taskAfter(
  last: SumTask | undefined,
  sum: SumKind,
  result: Figure | undefined,
  offered: number | undefined,
): SumTask {
  const before = sum === 'rent-for-yield' ? yieldIn(last) : last?.sum === sum ? last.result : undefined;
  const price = offered ?? (sum === 'offer' ? result?.value : undefined);
  const offer = result?.home && price !== undefined ? { home: result.home, price } : last?.offered;
  return {
    kind: 'sum',
    sum,
    ...(result && { result }),
    ...(before && { before }),
    ...(offer && { offered: offer }),
  };
}

/** The calculation for each of some homes, or for the median price of each of some areas. */
function answerForEach(kind: SumKind, items: CalculatedItems, meant: ResolvedTurn, sources: Sources): Answer {
  const { homes, areas } = items.each;
  const { values, dialogue } = meant;
  const { amount: _, ...terms } = dialogue.terms;
  const of = { ...moneyOf(kind, terms, { dialogue, values }), asksDues: asksDues(values.text) };
  const ofHomes = homes.map((home) => ({
    name: home.address,
    ...sumAnswer(kind, { ...of, home, area: home.neighborhoodSlug ?? undefined }, sources),
  }));
  const ofAreas = areas.flatMap(({ name, slug, medianPrice }) => {
    if (medianPrice === null) return [];
    const at = { ...of, terms: { ...of.terms, amount: medianPrice }, home: null, area: slug };
    return [{ name, ...sumAnswer(kind, at, sources) }];
  });
  const answers = homes.length > 0 ? ofHomes : ofAreas;
  if (answers.length === 0) return answerForOne(kind, items, meant, sources);
  const [before, result] = answers.length === 2 ? answers.map((one) => one.result) : [];
  const [asksOnce = '', ...others] = new Set(answers.map(({ text }) => text));
  return {
    // a rate is asked for once, not for each
    text: others.length > 0 ? answers.map(({ name, text }) => `${name}: ${text}`).join('\n') : asksOnce,
    links: answers[0]?.links ?? [],
    sources: [...new Set(answers.flatMap((answer) => answer.sources))],
    task: {
      kind: 'sum',
      sum: kind,
      ...(homes.length > 0 && { each: homes.map(({ id }) => id) }),
      ...(result && before && { result, before }),
    },
  };
}
