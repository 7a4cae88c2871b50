import { BESIDE_RECORDS, LIKELY } from '../answer/entry-answer.ts';
import { entryFor } from '../understand/find-entries.ts';
import { shareOf } from '../understand/linear.ts';
import { surelyAsks } from '../understand/record-requests.ts';
import type { RecordRequest, RequestKind, Understood } from '../understand/understood.ts';
import type { ArithmeticStep } from '../values/arithmetic.ts';
import type { SumKind } from '../values/figures.ts';
import { hasNoTerms } from '../values/question-kinds.ts';
import type { Values } from '../values/read-values.ts';
import { isOnlyHome } from '../values/short-messages.ts';
import { hasCriteria } from '../values/wish.ts';
import { currentCalculation, type Dialogue, type HomesTask, latestTask } from './dialogue.ts';
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

/**
 * The values of a message that surely asks for a calculation, or repeats the last one with something changed: "what would it come to",
 * "same but the town house".
 */
export function withRequestedSum(
  values: Values,
  understood: Pick<Understood, 'request' | 'entries'>,
  { tasks }: Pick<Dialogue, 'tasks'>,
  roles: EntryRoles,
): Values {
  const { request } = understood;
  const [task] = tasks;
  // "interest only on 500k at 7", which an entry explains
  const entry = entryFor(understood, task ? BESIDE_RECORDS : LIKELY);
  const isOfEntry = entry !== undefined && !(task && entry.id in roles.sumEntries);
  const isArithmetic = values.arithmetic !== null && task?.kind === 'sum';
  if (values.sum === null && surelyAsks(request, 'sum') && !isOfEntry && !isArithmetic) {
    // "so on 938,000 that's how much"
    const isSame = previousCalculation(tasks, roles) !== null && namesOnlyAmount(values);
    return { ...values, sum: isSame ? 'same' : values.likelySum };
  }
  const [first] = request?.kinds ?? [];
  const isRepeated = first?.value === 'again' && first.confidence >= SURE_TO_REPEAT;
  return isRepeated && task?.kind === 'sum' && values.sum === null ? { ...values, sum: 'same' } : values;
}

const SURE_TO_REPEAT = 0.85;

function namesOnlyAmount({ text, figures, terms }: Values): boolean {
  return figures.length === 1 && terms.amount !== undefined && text.split(' ').length <= MOST_WORDS_BESIDE;
}

/** A longer message with an amount names a calculation of its own. */
const MOST_WORDS_BESIDE = 8;

/** The calculation that a message requests or continues; null if none. */
export function requestedCalculation({
  values,
  tasks,
  roles,
}: Pick<Situation, 'values' | 'tasks' | 'roles'>): SumKind | null {
  const { sum, terms } = values;
  const last = previousCalculation(tasks, roles);
  if (sum === 'difference') return last;
  // "20% down on it is what"
  if (sum === 'percent-of' && terms.down !== undefined) return 'down-payment';
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
  if (last && OF_PRICE.has(last) && (terms.rate ?? terms.years) !== undefined) return 'payment';
  if (last === 'offer' && terms.down !== undefined) return 'down-payment';
  return last === 'percent-of' && isOfLoan ? (currentCalculation({ tasks })?.sum ?? last) : last;
}

/** A rate named after them asks for the payment. */
const OF_PRICE: ReadonlySet<SumKind> = new Set(['down-payment', 'loan', 'offer'] satisfies SumKind[]);

/**
 * The arithmetic that a message does on the last figure: one that says nothing else, or that the reader of requests finds to be
 * about the figure; null if none.
 */
export function arithmeticAsked(
  { values: { arithmetic, sum, terms }, tasks }: Pick<Situation, 'values' | 'tasks'>,
  request: RecordRequest | null,
): readonly ArithmeticStep[] | null {
  const [task] = tasks;
  if (!arithmetic || task?.kind !== 'sum' || !task.result) return null;
  // "tack on 9k closing"
  const isStep = arithmetic.steps.some((step) => 'operator' in step && !step.isPercent);
  const ofFigure = shareOf(request?.kinds ?? [], isStep ? ['figure', 'sum'] : ['figure']);
  // "con 6% de comision" is a term of the last calculation
  const isTerm = arithmetic.steps.some((step) => 'operator' in step && step.isPercent) && !hasNoTerms(terms);
  const isOfLast = sum === null || sum === 'same' || sum === 'percent-of' || hasNoTerms(terms);
  const isRead = isOfLast && !isTerm;
  return arithmetic.isAll || (ofFigure >= SURE_OF_FIGURE && isRead) ? arithmetic.steps : null;
}

const SURE_OF_FIGURE = 0.5;

/** Whether a message, taken for a calculation, surely asks for one, so that no record answers it. */
export function isSurelyCalculation(
  { values: { sum, terms }, tasks: [task] }: Pick<Situation, 'values' | 'tasks'>,
  request: RecordRequest | null,
): boolean {
  const [first] = request?.kinds ?? [];
  // "and the second one" repeats what was asked of the records
  if (first?.value === 'again' && task?.kind !== 'sum' && hasNoTerms(terms)) return false;
  if (sum !== null && (sum !== 'same' || !hasNoTerms(terms))) return true;
  return first !== undefined && task?.kind === 'sum' && OF_SUMS.has(first.value);
}

const OF_SUMS: ReadonlySet<RequestKind> = new Set(['sum', 'again', 'figure'] satisfies RequestKind[]);

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
  if (values.sum === 'difference') return currentCalculation({ tasks })?.result !== undefined;
  if (values.sum === 'same' && hasNoTerms(values.terms) && values.homes.length === 0) return false;
  const hasPrice =
    (terms.amount ?? terms.income) !== undefined ||
    values.homes.length > 0 ||
    namesOneOfArea(values) ||
    (values.order?.most === 1 && values.subject === 'homes') ||
    hasFewHomes(latestTask(tasks, 'homes')) ||
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
    case 'yield':
      return hasPrice && terms.rent !== undefined;
    case 'money-left':
      return hasPrice && (terms.own ?? latestTask(tasks, 'sum')?.result) !== undefined;
    case 'price-from-payment':
      return (terms.payment ?? terms.income ?? (terms.down && terms.own)) !== undefined;
    default:
      return hasPrice;
  }
}

/** One home in hand, or two to choose from: "the cheaper one". */
function hasFewHomes(list: HomesTask | null): boolean {
  return list !== null && (list.focus !== null || list.results.length <= 2 || (list.before?.length ?? 0) > 0);
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

/** The tasks with the calculation before figures of areas first, which a message with figures may go on with: "and if it sold for 1.3" */
export function calculationFirst(tasks: Situation['tasks'], raw: string): Situation['tasks'] {
  const at = /\d/.test(raw) ? tasks.findIndex(({ kind }) => kind !== 'areas') : -1;
  const behind = tasks[at];
  return behind?.kind === 'sum' ? [behind, ...tasks.toSpliced(at, 1)] : tasks;
}

/**
 * The dialogue as a message refers to it: one that asks about a home or an area, and for no calculation, is about those behind the
 * last one; one that changes the terms of a calculation is about that.
 */
export function behindCalculation(dialogue: Dialogue, values: Values, roles: EntryRoles): Dialogue {
  if (values.sum === 'same' && !hasNoTerms(values.terms))
    return { ...dialogue, tasks: [...calculationFirst(dialogue.tasks, values.text)] };
  const [task] = dialogue.tasks;
  // "show me homes up to that" needs the price that was calculated
  if (task?.kind !== 'sum' || task.sum === 'price-from-payment' || stepsOn(values)) return dialogue;
  if (!asksAboutItem(values) || requestedCalculation({ values, tasks: dialogue.tasks, roles }) !== null)
    return dialogue;
  const tasks = dialogue.tasks.filter(({ kind }) => kind !== 'sum');
  const [behind] = tasks;
  return behind?.kind === 'homes' || behind?.kind === 'areas' ? { ...dialogue, tasks } : dialogue;
}

/** "Split it two ways with my sister": "it" is the last figure. */
function stepsOn({ arithmetic }: Values): boolean {
  return arithmetic !== null && (arithmetic.isAll || arithmetic.steps.some((step) => 'operator' in step));
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
