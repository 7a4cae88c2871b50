import type { SumKind } from '../values/figures.ts';
import { hasNoTerms } from '../values/question-kinds.ts';
import type { Values } from '../values/read-values.ts';
import { isOnlyHome } from '../values/short-messages.ts';
import { hasCriteria } from '../values/wish.ts';
import { currentCalculation, type Dialogue, latestTask } from './dialogue.ts';
import type { EntryRoles, Situation } from './situation.ts';

/** The calculation a follow-up may continue: the last one shown or explained. A share of a price counts as one. */
export function previousCalculation(
  tasks: Situation['tasks'],
  { sumEntries, shares }: Pick<EntryRoles, 'sumEntries' | 'shares'>,
): SumKind | null {
  const [task] = tasks;
  const last = currentCalculation({ tasks })?.sum ?? null;
  if (task?.kind !== 'entry') return last;
  const isOfShare = ['price', 'loan'].includes(shares[task.id]?.of ?? '');
  return sumEntries[task.id] ?? (isOfShare ? 'percent-of' : last);
}

/** The calculation that a message requests or continues; null if none. */
export function requestedCalculation({
  values,
  tasks,
  roles,
}: Pick<Situation, 'values' | 'tasks' | 'roles'>): SumKind | null {
  const { sum, terms } = values;
  const last = previousCalculation(tasks, roles);
  if (sum !== null && sum !== 'same')
    // "and taxes?" continues a payment
    return last === 'payment' && sum === 'property-tax' && terms.isWithTax ? 'payment' : sum;
  if (sum !== 'same' && !asksSameForAnotherHome(values, tasks)) return null;
  // "y esa tiene patio"
  if (values.wish.features && hasNoTerms(terms)) return null;
  // a stated rent follows the rent that covers costs, a stated price follows the affordable price
  if (last === 'rent-to-cover' && terms.rent !== undefined) return 'cash-flow';
  if (last === 'price-from-payment' && terms.amount !== undefined) return 'payment';
  const isOfLoan = terms.down !== undefined || terms.rate !== undefined || terms.years !== undefined;
  return last === 'percent-of' && isOfLoan ? (currentCalculation({ tasks })?.sum ?? last) : last;
}

/** "And the Halyard one?", "and on the first one?", "what about in Huntersville?" after a calculation. */
function asksSameForAnotherHome(values: Values, [task]: Situation['tasks']): boolean {
  if (task?.kind !== 'sum') return false;
  const isElsewhere = values.elsewhere !== '' && values.text.split(' ').length <= MOST_WORDS_OF_PLACE;
  return isOnlyHome(values.text) || asksForOneOfShown(values) || (isElsewhere && task.sum === 'property-tax');
}

const MOST_WORDS_OF_PLACE = 6;

/** "And on the first one?" after a list of homes. */
function asksForOneOfShown({ itemReference, text }: Pick<Values, 'itemReference' | 'text'>): boolean {
  return (
    itemReference.ordinal !== null && FOR_ONE.test(text) && text.split(' ').length <= MOST_WORDS_OF_PLACE
  );
}

const FOR_ONE = /^(?:(?:and|ok|so|y|what about|how about) )*(?:on|for|with|de|para|por|en) /;

/** Whether the terms suffice for the calculation and the message adds to them; "so what's left" alone is ambiguous. */
export function hasEnoughTerms(situation: Situation): boolean {
  const { values, tasks, terms } = situation;
  if (values.sum === 'same' && hasNoTerms(values.terms) && values.homes.length === 0) return false;
  const hasPrice =
    (terms.amount ?? terms.income) !== undefined ||
    values.homes.length > 0 ||
    namesOneOfArea(values) ||
    (values.order?.most === 1 && values.subject === 'homes') ||
    Boolean(latestTask(tasks, 'homes')?.focus) ||
    values.itemReference.which === 'both' ||
    asksForOneOfShown(values);
  switch (requestedCalculation(situation)) {
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

/** "The tax on the Dilworth house": a single home of an area. */
function namesOneOfArea({ areas, subject, text }: Values): boolean {
  return (
    areas.length === 1 &&
    subject === 'homes' &&
    /\bthe _ (?:house|home|condo|townhouse|town house|place|loft)\b|\bla (?:casa|propiedad) (?:de|en) _/.test(
      text,
    )
  );
}

/**
 * The dialogue as a message refers to it: one that asks about a home or an area, and for no calculation, is about those behind the
 * last one.
 */
export function behindCalculation(dialogue: Dialogue, values: Values, roles: EntryRoles): Dialogue {
  const [task] = dialogue.tasks;
  // "show me homes up to that" needs the price that was calculated
  if (task?.kind !== 'sum' || task.sum === 'price-from-payment' || values.arithmetic) return dialogue;
  if (!asksAboutItem(values) || requestedCalculation({ values, tasks: dialogue.tasks, roles }) !== null)
    return dialogue;
  const tasks = dialogue.tasks.filter(({ kind }) => kind !== 'sum');
  const [behind] = tasks;
  return behind?.kind === 'homes' || behind?.kind === 'areas' ? { ...dialogue, tasks } : dialogue;
}

/** "How many bedrooms does it have", "can I see it Saturday"; but not "is that good", about the payment. */
function asksAboutItem({
  attributes,
  homes,
  areas,
  wish,
  isSearch,
  order,
  comparative,
  text,
}: Values): boolean {
  const isNamed = attributes.length + homes.length + areas.length > 0 || hasCriteria(wish) || isSearch;
  return isNamed || (order ?? comparative) !== null || /\b(?:it|its|there|la|lo)\b/.test(text);
}
