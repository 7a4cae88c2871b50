import { namesNoTerms } from '../values/asking.ts';
import { isHomeAlone } from '../values/bare.ts';
import type { SumKind } from '../values/figures.ts';
import type { Values } from '../values/read-values.ts';
import { latest, sumOf } from './dialogue.ts';
import type { EntryRoles, Situation } from './situation.ts';

/** The sum that a message may go on with: the one shown or explained last; a share of a price counts as one. */
export function sumBefore(
  tasks: Situation['tasks'],
  { sumEntries, shares }: Pick<EntryRoles, 'sumEntries' | 'shares'>,
): SumKind | null {
  const [task] = tasks;
  const last = sumOf({ tasks })?.sum ?? null;
  if (task?.kind !== 'entry') return last;
  const isOfShare = ['price', 'loan'].includes(shares[task.id]?.of ?? '');
  return sumEntries[task.id] ?? (isOfShare ? 'percent-of' : last);
}

/** The sum that a message asks for, or goes on with; null without one. */
export function sumMeant({
  values,
  tasks,
  roles,
}: Pick<Situation, 'values' | 'tasks' | 'roles'>): SumKind | null {
  const { sum, terms } = values;
  const last = sumBefore(tasks, roles);
  if (sum !== null && sum !== 'same')
    // "and taxes?" goes on with a payment
    return last === 'payment' && sum === 'property-tax' && terms.isWithTax ? 'payment' : sum;
  if (sum !== 'same' && !isOfAnother(values, tasks)) return null;
  // a rent is named after the one that covers the costs, a price after the one that can be paid
  if (last === 'rent-to-cover' && terms.rent !== undefined) return 'cash-flow';
  if (last === 'price-from-payment' && terms.amount !== undefined) return 'payment';
  const isOfLoan = terms.down !== undefined || terms.rate !== undefined || terms.years !== undefined;
  return last === 'percent-of' && isOfLoan ? (sumOf({ tasks })?.sum ?? last) : last;
}

/** "And the Halyard one?", "and on the first one?", "what about in Huntersville?", after a sum */
function isOfAnother(values: Values, [task]: Situation['tasks']): boolean {
  if (task?.kind !== 'sum') return false;
  const isElsewhere = values.elsewhere !== '' && values.text.split(' ').length <= MOST_WORDS_OF_PLACE;
  return isHomeAlone(values.text) || isForOne(values) || (isElsewhere && task.sum === 'property-tax');
}

const MOST_WORDS_OF_PLACE = 6;

/** "And on the first one?", of homes that were shown. */
function isForOne({ pointing, text }: Pick<Values, 'pointing' | 'text'>): boolean {
  return pointing.ordinal !== null && FOR_ONE.test(text) && text.split(' ').length <= MOST_WORDS_OF_PLACE;
}

const FOR_ONE = /^(?:(?:and|ok|so|y|what about|how about) )*(?:on|for|with|de|para|por|en) /;

/** Enough is given to reckon with, now or before, and the message says more of it: "so what's left" alone may be meant otherwise. */
export function isComplete(situation: Situation): boolean {
  const { values, tasks, terms } = situation;
  if (values.sum === 'same' && namesNoTerms(values.terms)) return false;
  const hasPrice =
    (terms.amount ?? terms.income) !== undefined ||
    values.homes.length > 0 ||
    namesOneOfArea(values) ||
    (values.order?.most === 1 && values.about === 'homes') ||
    Boolean(latest(tasks, 'homes')?.focus) ||
    values.pointing.which === 'both' ||
    isForOne(values);
  switch (sumMeant(situation)) {
    case null:
      return false;
    case 'net':
      return hasPrice || terms.owed !== undefined;
    case 'cash-flow':
      return terms.rent !== undefined || terms.costs !== undefined;
    case 'rent-to-cover':
      return terms.costs !== undefined;
    case 'price-from-payment':
      return (terms.payment ?? terms.income) !== undefined;
    default:
      return hasPrice;
  }
}

/** "The tax on the Dilworth house": the one home of an area. */
function namesOneOfArea({ areas, about, text }: Values): boolean {
  return (
    areas.length === 1 &&
    about === 'homes' &&
    /\bthe _ (?:house|home|condo|townhouse|town house|place|loft)\b|\bla (?:casa|propiedad) (?:de|en) _/.test(
      text,
    )
  );
}
