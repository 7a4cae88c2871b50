import type { Property } from '../../listings/property.ts';
import type { Answer, Sources } from '../answer/answer.ts';
import { BETWEEN, entryAnswer } from '../answer/entry-answer.ts';
import { money } from '../answer/figures.ts';
import { homesOf } from '../answer/home-answers.ts';
import { sumAnswer } from '../answer/sum-answers.ts';
import { asksDues } from '../values/attributes.ts';
import type { SumKind } from '../values/figures.ts';
import type { LoanTerms } from '../values/loan-terms.ts';
import type { Values } from '../values/read-values.ts';
import { latest } from './dialogue.ts';
import { areasOf, areasSpokenOf } from './resolve.ts';
import { sumBefore, sumMeant } from './sum-meant.ts';
import { contextOf, homeInFocus, isKnown, known, type Meant } from './turn.ts';

/** A sum, or the last one with what was just said otherwise; a home spoken of stands in for a price nobody named. */
export function sum(meant: Meant, sources: Sources): Answer {
  const { values, dialogue, subject } = meant;
  const [task] = dialogue.tasks;
  const told = task?.kind === 'entry' ? sources.entries.find(({ id }) => id === task.id) : undefined;
  const kind = sumMeant({ values, tasks: dialogue.tasks, roles: meant }) ?? sumBefore(dialogue.tasks, meant);
  if (!kind) return known(meant, sources);
  const each = homesEach(meant, sources);
  if (each.length > 1) return sumOfEach(kind, each, meant, sources);
  // a share that it explains, of an amount named now
  if (told && kind === 'percent-of' && values.sum === 'same')
    return entryAnswer(told, contextOf(meant, sources), sources);
  const isOfTax = kind === 'property-tax' || (kind === 'payment' && dialogue.terms.isWithTax === true);
  const isOfTown = isOfTax && values.elsewhere !== '';
  const isInCounty = sources.taxRates.towns.includes(values.elsewhere);
  const isFar = isOfTown && !isInCounty;
  if (isFar && kind === 'property-tax') return known(meant, sources);
  const { amount: said, isWithTax, ...others } = dialogue.terms;
  const isOfHome = subject.isNamed && subject.homes.length === 1 && namesNoPrice(values);
  const named: LoanTerms = {
    ...others,
    ...(isWithTax && !isFar && { isWithTax }),
    ...(said !== undefined && !isOfHome && { amount: said }),
    amounts: values.terms.amounts,
  };
  const home = named.amount === undefined ? (subject.homes[0] ?? homeInFocus(dialogue, sources)) : null;
  const places = values.areas.length === 1 ? values.areas : areasSpokenOf(dialogue);
  const [place] = places.length === 1 ? areasOf(places, sources) : [];
  const median = named.amount === undefined && !home ? (place?.medianPrice ?? undefined) : undefined;
  const hasPrice = named.amount !== undefined || home !== null || median !== undefined;
  // "and taxes on the rent", after an entry, names no price
  if (told && !hasPrice && meant.sumEntries[told.id] === undefined && isKnown(meant, BETWEEN))
    return known(meant, sources);
  const terms = { ...named, ...(median !== undefined && { amount: median }) };
  const spokenOf = median === undefined ? undefined : place?.slug;
  const [outside] = isOfTown ? sources.taxRates.outsideCity : [];
  const area = outside ?? (home ?? subject.homes[0])?.neighborhoodSlug ?? values.areas[0] ?? spokenOf;
  // a rate after what one earns, and no price: the price that it carries
  const reckoned =
    kind === 'payment' && !hasPrice && terms.income !== undefined ? 'price-from-payment' : kind;
  const answer = sumAnswer(reckoned, terms, home, area, asksDues(values.text), sources);
  const isAtMedian = median !== undefined && answer.text.includes(money(median));
  const note = isAtMedian && place ? sources.words.sums.atMedian(place.name, money(median)) : '';
  return {
    ...answer,
    text: [answer.text, note].filter(Boolean).join(' '),
    task: { kind: 'sum', sum: reckoned },
  };
}

/** The few homes that a sum is asked for of each: "monthly on both". */
function homesEach({ values, dialogue: { tasks } }: Meant, sources: Sources): Property[] {
  const { which } = values.pointing;
  const results = latest(tasks, 'homes')?.results ?? [];
  const isOfEach = (which === 'both' || which === 'all') && namesNoPrice(values);
  return isOfEach && results.length <= MOST_SUMS ? homesOf(results, sources) : [];
}

const MOST_SUMS = 3;

function sumOfEach(
  kind: SumKind,
  homes: readonly Property[],
  { values, dialogue }: Meant,
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
    task: { kind: 'sum', sum: kind },
  };
}

/** "The payment on the first one", whatever price was spoken of before. */
function namesNoPrice({ terms, wish }: Values): boolean {
  return terms.amount === undefined && wish.price === undefined;
}
