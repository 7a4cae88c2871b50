import { asksPrice, type SumKind, sumOfOwner } from '../values/asked-sum.ts';
import { asksAmount, asksRule, bareFigure } from '../values/asking.ts';
import { afterChangeOfMind, isBare, isHomeAlone } from '../values/bare.ts';
import type { Values } from '../values/read-values.ts';
import { withoutTakenBack } from '../values/taken-back.ts';
import { hasLimits } from '../values/wish.ts';
import { latest, type SumTask, sumOf, type Task } from './dialogue.ts';
import type { EntryRoles, Situation } from './situation.ts';

/** The sum asked for, or the price that what was said before carries: "what price range is that" */
export function sumMeant({ values, terms }: Pick<Situation, 'values' | 'terms'>): SumKind | null {
  const carries = (terms.payment ?? terms.income) !== undefined && terms.rate !== undefined;
  const isEarned = values.terms.income !== undefined && terms.amount === undefined;
  const ofOwner = namesOwned(values) ? sumOfOwner(values.text, terms) : null;
  return (
    values.sum ?? ofOwner ?? (carries && (isEarned || asksPrice(values.text)) ? 'price-from-payment' : null)
  );
}

/** "How much equity", or a price for what somebody owes on, as they said before. */
function namesOwned({ terms, text }: Values): boolean {
  return terms.amount !== undefined || terms.owed !== undefined || /\b(?:equity|plusvalia)\b/.test(text);
}

/** "And at 7?", "and the Halyard one?", after a sum; "rates are about 6.6" asks for the next one. */
export function changesSum({ values, tasks, roles }: Situation): boolean {
  const { terms, text } = values;
  const [task] = tasks;
  const isOfPrice = task?.kind === 'sum' && task.sum === 'price-from-payment' && asksPrice(text);
  if (task?.kind === 'sum')
    return (
      isOfPrice ||
      isTaxElsewhere(values, task) ||
      asksTotal(values, task) ||
      isForOne(values) ||
      givesTerms(terms, task) ||
      bareFigure(text) !== null ||
      isHomeAlone(text) ||
      isPriceAlone(values)
    );
  if (task?.kind === 'entry' && sumOf({ tasks }) && changesTerms(values)) return true;
  if (isRateSaid(values)) return task?.kind !== 'entry' || isReckoned(task, roles);
  return (
    isReckoned(task, roles) &&
    (namesAmount(values) ||
      (terms.owed !== undefined && terms.amount !== undefined) ||
      (terms.rate !== undefined && text.split(' ').length <= MOST_WORDS_OF_TERMS))
  );
}

/** "How much is that in total", after a payment: what is paid in all */
export function asksTotal({ text, terms: { amounts } }: Values, { sum }: SumTask): boolean {
  const isBrief = text.split(' ').length <= MOST_WORDS_OF_TERMS;
  return sum === 'payment' && isBrief && amounts.length === 0 && IN_TOTAL.test(text);
}

const IN_TOTAL =
  /\b(?:in (?:total|all|the end)|altogether|total (?:cost|paid|of it)|over the (?:life|whole|\d+ years)|en total)\b/;

/** "What if I put 20 down", after what was explained of a payment */
function changesTerms({ terms: { down, years, dues }, text }: Values): boolean {
  const isGiven = (down ?? years ?? dues) !== undefined;
  return isGiven && text.split(' ').length <= MOST_WORDS_OF_TERMS && !asksRule(text.replace(GIVING, ' '));
}

/** These tell of a loan, and ask no rule. */
const GIVING = /\b(?:what )?if (?:i|we)\b/;

/** "What price works at 6.6 with 30k down" */
const MOST_WORDS_OF_TERMS = 10;

/** Whether an entry that was told has a sum, or percentages, for an amount. */
function isReckoned(task: Task | undefined, { sumEntries, shares }: EntryRoles): boolean {
  return (
    task?.kind === 'entry' &&
    (sumEntries[task.id] !== undefined || ['price', 'loan'].includes(shares[task.id]?.of ?? ''))
  );
}

/** "What would that be on 800k", "for a house of 500,000" */
function namesAmount({ terms, wish: { price, ...others }, areas, text }: Values): boolean {
  const isAmount = terms.amount !== undefined || price !== undefined;
  return isAmount && areas.length === 0 && !hasLimits(others) && (isBare(text) || asksAmount(text));
}

/** "What about in Huntersville?", after the tax of the city */
function isTaxElsewhere({ elsewhere, text }: Values, { sum }: SumTask): boolean {
  return sum === 'property-tax' && elsewhere !== '' && text.split(' ').length <= MOST_WORDS_OF_PLACE;
}

const MOST_WORDS_OF_PLACE = 6;

/** "And on the first one?", of homes that were shown. */
export function isForOne({ pointing, text }: Pick<Values, 'pointing' | 'text'>): boolean {
  return pointing.ordinal !== null && FOR_ONE.test(text) && text.split(' ').length <= MOST_WORDS_OF_PLACE;
}

const FOR_ONE = /^(?:(?:and|ok|so|y|what about|how about) )*(?:on|for|with|de|para|por|en) /;

/** "Make it 550", "and 425?", "sorry, 450 not 540", and not "homes under 600" */
function isPriceAlone({ wish: { price, ...others }, areas, text }: Values): boolean {
  const isAlone = isBare(afterChangeOfMind(withoutTakenBack(text)) ?? text);
  return price !== undefined && areas.length === 0 && !hasLimits(others) && isAlone && !LOOKS.test(text);
}

const LOOKS =
  /\b(?:homes|houses|condos|town ?(?:homes|houses)|casas|under|over|above|below|between|menos|mas|hasta)\b/;

/** An amount is asked for, or what is owed of one, or was paid for it, is told. */
export function isOfAmount({ text, terms }: Values): boolean {
  return (
    asksAmount(text) ||
    NAMES_SUM.test(text) ||
    (terms.costs ?? []).length > 0 ||
    terms.concessions !== undefined ||
    ((terms.payment ?? terms.income) !== undefined && terms.rate !== undefined) ||
    ((terms.owed ?? terms.bought) !== undefined && terms.amount !== undefined)
  );
}

/** "Property tax on 415000" */
const NAMES_SUM =
  /^(?:the )?(?:property tax(?:es)?|taxes|excise tax|transfer tax|(?:monthly )?payments?|monthly|mortgage|impuestos?|pagos?)(?: \w+){0,2} (?:on|for|of|de|por|sobre) /;

/** Enough is given to reckon with, now or before. */
export function isComplete(situation: Situation): boolean {
  const { values, tasks, terms } = situation;
  const { homes } = values;
  const [task] = tasks;
  const sum = sumMeant(situation);
  const hasPrice =
    (terms.amount ?? terms.income) !== undefined ||
    homes.length > 0 ||
    namesOneOfArea(values) ||
    (values.order?.most === 1 && values.about === 'homes') ||
    Boolean(latest(tasks, 'homes')?.focus) ||
    isForOne(values);
  if (sum === null && isRateSaid(values)) return changesSum(situation);
  if (sum === 'net' && terms.owed !== undefined) return true;
  const hasCosts = (terms.costs ?? terms.payment) !== undefined;
  const isOfRent = sum === 'cash-flow' || (task?.kind === 'sum' && task.sum === 'cash-flow' && sum === null);
  const hasLoan = terms.rate !== undefined && terms.amount !== undefined;
  if (isOfRent)
    return (hasCosts || hasLoan) && terms.rent !== undefined && (sum !== null || changesSum(situation));
  if (sum === 'rent-to-cover') return hasCosts;
  if (sum === null && task?.kind === 'sum' && task.sum === 'price-from-payment')
    return changesSum(situation) && (terms.payment ?? terms.income) !== undefined;
  if (sum === 'price-from-payment')
    return (terms.payment ?? terms.income) !== undefined && terms.rate !== undefined;
  return (sum !== null || changesSum(situation)) && hasPrice;
}

/** A rate is told and nothing is asked of it. */
function isRateSaid({ terms: { amounts, rate, ...others }, text }: Values): boolean {
  const isAlone = rate !== undefined && amounts.length + Object.keys(others).length === 0;
  return isAlone && text.split(' ').length <= MOST_WORDS_OF_TERMS && !WEIGHS_RATE.test(text);
}

const WEIGHS_RATE =
  /^(?:is|are|should|can|could|what|why|how|will|would|do|does|es|son|que|por que|cuando)\b|\b(?:good|high|low|bad|better|best|worth|lock\w*|points?|drops?|refi\w*|assum\w*|buena?|alta?|baja?)\b/;

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

/** What a rent brings, or a seller gives a buyer, changes no other sum than its own. */
function givesTerms({ amounts, rent, concessions, ...given }: Values['terms'], { sum }: SumTask): boolean {
  const isOfRent = rent !== undefined && sum === 'cash-flow';
  const isOfNet = concessions !== undefined && sum === 'net';
  return isOfRent || isOfNet || amounts.length + Object.keys(given).length > 0;
}
