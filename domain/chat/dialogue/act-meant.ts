import { NONE } from '../understand/find-entries.ts';
import type { Act, Understood } from '../understand/understood.ts';
import { asksAmount, asksWay, bareFigure } from '../values/asking.ts';
import { isHomeAlone } from '../values/bare.ts';
import { isPointed } from '../values/pointing.ts';
import type { Values } from '../values/read-values.ts';
import { hasLimits } from '../values/wish.ts';
import { type Dialogue, latest } from './dialogue.ts';

/** What a message is weighed with. */
interface Situation extends Pick<Dialogue, 'tasks'> {
  values: Values;
}

/** Entries about what the records tell, and the act that asks the records instead. */
export type RecordEntries = Readonly<Partial<Record<string, Act>>>;

/** What the best entry, and numbers enough for a sum, say for an act, beside what the head says. */
const VOTES = { entry: 0.6, sum: 1.2, amount: 0.6, pointed: 0.5 };

/**
 * The likeliest act that the message and the talk have what it takes for; a question takes nothing. An entry that is found
 * speaks for the act that tells it.
 */
export function actMeant(
  { acts, entries: [entry] }: Understood,
  values: Values,
  { tasks, terms }: Pick<Dialogue, 'tasks' | 'terms'>,
  recordEntries: RecordEntries,
): Act {
  const claims = new Map(acts.map(({ value, confidence }) => [value, confidence]));
  const vote = (act: Act, share: number) => claims.set(act, (claims.get(act) ?? 0) + share);
  if (entry && entry.id !== NONE) vote(recordEntries[entry.id] ?? 'question', VOTES.entry * entry.confidence);
  if (isComplete(values, tasks, terms)) vote('sum', VOTES.sum + (asksAmount(values.text) ? VOTES.amount : 0));
  if (isPointed(values) && (latest(tasks, 'homes')?.results.length ?? 0) > 1) vote('pick', VOTES.pointed);
  const ranked = [...claims].toSorted(([, one], [, other]) => other - one);
  return ranked.find(([act]) => NEEDS[act]?.({ values, tasks }) ?? true)?.[0] ?? 'question';
}

/** What an act takes: without it, the next likely act is meant. */
const NEEDS: Partial<Record<Act, (situation: Situation) => boolean>> = {
  search: ({ values }) => namesHomes(values),
  refine: ({ values, tasks }) => tasks.length > 0 && (namesHomes(values) || values.drops.length > 0),
  area: ({ values, tasks }) => tasks.length > 0 && values.areas.length > 0,
  ask: (situation) =>
    hasSubject(situation) && !(asksWayBetween(situation) && situation.values.attributes.length === 0),
  describe: (situation) => hasSubject(situation) && !asksWayBetween(situation),
  pick: ({ tasks }) => tasks.some(({ kind }) => kind === 'homes' || kind === 'areas'),
  compare: (situation) => hasSubject(situation) && !asksWayBetween(situation),
  rank: ({ values }) => isOrdered(values),
  sum: ({ values, tasks }) => values.sum !== null || changesSum(values, tasks),
  more: ({ tasks }) => tasks.length > 0,
  back: ({ tasks }) => tasks.length > 0,
};

function namesHomes({ about, areas, homes, order, comparative, wish }: Values): boolean {
  return (
    about !== null || areas.length + homes.length > 0 || Boolean(order ?? comparative) || hasLimits(wish)
  );
}

function hasSubject({ values, tasks }: Situation): boolean {
  const { homes, areas, elsewhere, about, attributes, isCertain } = values;
  return (
    homes.length + areas.length > 0 ||
    elsewhere !== '' ||
    about !== null ||
    attributes.length > 0 ||
    isCertain ||
    tasks.length > 0
  );
}

/** The way from one area to another is in an entry, and no record of either. */
function asksWayBetween({ values }: Situation): boolean {
  return values.areas.length > 1 && asksWay(values.text);
}

function isOrdered({ order, comparative, end, operation, areaLimits }: Values): boolean {
  return Boolean(order ?? comparative ?? end ?? operation) || areaLimits.length > 0;
}

/** "And at 7?", "and the Halyard one?", after a sum. */
function changesSum({ terms, text }: Values, tasks: Dialogue['tasks']): boolean {
  return tasks[0]?.kind === 'sum' && (givesTerms(terms) || bareFigure(text) !== null || isHomeAlone(text));
}

/** Enough is given to reckon with, now or before. */
function isComplete(values: Values, tasks: Dialogue['tasks'], terms: Dialogue['terms']): boolean {
  const { sum, homes } = values;
  const hasPrice = terms.amount !== undefined || homes.length > 0 || Boolean(latest(tasks, 'homes')?.focus);
  if (sum === 'price-from-payment') return terms.payment !== undefined && terms.rate !== undefined;
  return (sum !== null || changesSum(values, tasks)) && hasPrice;
}

function givesTerms({ amounts, ...given }: Values['terms']): boolean {
  return amounts.length + Object.keys(given).length > 0;
}
