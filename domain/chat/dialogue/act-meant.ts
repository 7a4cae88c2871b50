import type { Act, Understood } from '../understand/understood.ts';
import { isHomeAlone, isPlaceAlone } from '../values/bare.ts';
import type { Values } from '../values/read-values.ts';
import { hasLimits } from '../values/wish.ts';
import type { Dialogue } from './dialogue.ts';

/** Entries about what the records tell, and the act that asks the records instead. */
export type RecordEntries = Readonly<Partial<Record<string, Act>>>;

const LEAST_OF_RECORD = 0.3;

/** An entry is surely meant from here on, whatever values stand in the message. */
const SURE_OF_ENTRY = 0.8;

/** An entry that is rather meant than homes nobody looks for. */
const RATHER_ENTRY = 0.3;

const OF_RECORDS = new Set<Act>(['search', 'refine', 'area', 'ask', 'describe', 'pick', 'compare', 'rank']);
const OF_HOMES = new Set<Act>(['search', 'refine']);
const OF_KNOWLEDGE = new Set<Act>(['question', 'talk', 'none', 'more', 'thanks', 'details']);

/**
 * The act of a message, as its values bear it out: records are asked before knowledge, and homes are listed only for
 * whoever looks for some.
 */
export function actMeant(
  { act, entries }: Understood,
  values: Values,
  { tasks }: Dialogue,
  recordEntries: RecordEntries,
): Act {
  const [entry] = entries;
  const [task] = tasks;
  const isSureOfEntry = entry !== undefined && entry.id !== 'none' && entry.confidence >= SURE_OF_ENTRY;
  const focus = tasks.find(({ kind }) => kind === 'homes');
  if (values.sum !== null && isComplete(values, focus?.kind === 'homes' && focus.focus !== null))
    return 'sum';
  if (task?.kind === 'sum' && changesSum(values)) return 'sum';
  if (tasks.length > 0 && values.areas.length > 0 && isPlaceAlone(values.text)) return 'area';
  if (values.homes.length === 1 && isHomeAlone(values.text))
    return task?.kind === 'homes' && task.asked ? 'ask' : 'describe';
  if (task?.kind === 'entry' && asksOnly(values) && !LEADS.has(act.value)) return 'question';
  const isOfHome = task?.kind === 'homes' || values.homes.length > 0 || pointsAtOne(values);
  const { pointing, comparative, operation } = values;
  if (values.homes.length > 1) return operation && operation !== 'count' ? 'ask' : 'compare';
  if (operation && operation !== 'count' && reckons(values, tasks.length > 0)) return 'rank';
  if (pointing.asksWhich && (comparative ?? values.order) && tasks.length > 0 && task?.kind !== 'entry')
    return 'rank';
  if (isOfHome && asksFact(values) && isShort(values) && ASKING.has(act.value))
    if (values.areas.length === 0 || pointsAtOne(values)) return 'ask';
  if (task?.kind === 'homes' && pointing.which === 'other' && isShort(values))
    return asksFact(values) ? 'ask' : 'pick';
  if (OF_RECORDS.has(act.value) && values.attributes.length === 0 && TELL_OF.test(values.text))
    return 'describe';
  if (values.areaLimits.length > 0 && values.about === 'areas') return 'rank';
  if (values.end !== null && task && task.kind !== 'entry') return 'rank';
  if (
    task?.kind === 'homes' &&
    operation === 'count' &&
    isShort(values) &&
    values.areas.length === 0 &&
    values.about !== 'areas'
  )
    return 'rank';
  if (tasks.length > 0 && /^(?:go |take me )?back$|^(?:volver|atras|regresa)/.test(values.text))
    return 'back';
  if (values.isOwn && !values.order && values.homes.length === 0 && !LEADS.has(act.value)) return 'question';
  const ofRecord = entry && entry.confidence >= LEAST_OF_RECORD ? recordEntries[entry.id] : undefined;
  const isOrdered = values.order !== null || values.comparative !== null;
  const isNamed =
    values.areas.length + values.homes.length > 0 || (isOfHome && asksFact(values)) || isOrdered;
  if (ofRecord && isNamed && !(OF_HOMES.has(ofRecord) && !values.seeks))
    return ofRecord === 'ask' && !values.attributes.length && !values.wish.features && !pointsAtOne(values)
      ? 'describe'
      : ofRecord;
  if (act.value === 'sum' && values.sum === null) return 'question';
  if (OF_RECORDS.has(act.value)) {
    const isRefined = task?.kind === 'homes' && values.seeks && hasLimits(values.wish);
    if (isSureOfEntry && !isOfRecords(values, tasks.length > 0) && !isRefined) return 'question';
    if (OF_HOMES.has(act.value) && !values.seeks) return unsought(values, entry) ?? act.value;
    if (act.value === 'search' && !namesSomething(values))
      return entry && entry.id !== 'none' ? 'question' : 'search';
    if (values.order && (act.value === 'ask' || act.value === 'search') && !values.pointing.isOne)
      return 'rank';
    if (act.value === 'refine' && tasks.length === 0) return 'search';
    return act.value;
  }
  if (!OF_KNOWLEDGE.has(act.value) || isSureOfEntry) return act.value;
  return fromValues(values, tasks, entry) ?? act.value;
}

/** Acts that the conversation about a lead is for. */
const LEADS = new Set<Act>([
  'person',
  'tour',
  'valuation',
  'complaint',
  'details',
  'thanks',
  'greeting',
  'yes',
  'no',
]);

/** A short question after an entry that names nothing of the records is about the entry: "who keeps it if I walk". */
function asksOnly(values: Values): boolean {
  const { areas, homes, about, order, seeks, sum } = values;
  return (
    areas.length + homes.length === 0 &&
    about === null &&
    order === null &&
    sum === null &&
    isShort(values) &&
    !(seeks && hasLimits(values.wish))
  );
}

/** "And with 20 percent down?", "what if it is 15 years" */
function changesSum({ terms, homes, areas, text, wish }: Values): boolean {
  const { amounts, ...given } = terms;
  const isGiven = amounts.length + Object.keys(given).length > 0 || BARE_RATE.test(text);
  return isGiven && homes.length + areas.length === 0 && wish.bedrooms === undefined && isBriefly(text);
}

const BARE_RATE =
  /^(?:and|or|what about|how about|what if|at|y|o|con|a|al| )*(?:it is |its )?\d{1,2}(?:\.\d+)?$/;
const isBriefly = (text: string) => text.split(' ').length <= MOST_WORDS;

/** "The Dilworth one", "the Uptown condo": a home told by where it is. */
function pointsAtOne({ isCertain, isOwn, areas, order }: Values): boolean {
  return isCertain && !isOwn && areas.length === 1 && order === null;
}

/** A sum, a mean or a difference is asked for over things that are named or were spoken of. */
function reckons({ about, areas, attributes, operation, wish }: Values, isUnderWay: boolean): boolean {
  if (operation === 'difference' || operation === 'percent') return isUnderWay && isOfFigures(attributes);
  return about === 'homes' && (areas.length > 0 || hasLimits(wish)) && isOfFigures(attributes);
}

const isOfFigures = (attributes: readonly string[]) => !attributes.includes('trend');

/** What a message is that the head takes for a search though nobody looks for a home. */
function unsought(values: Values, entry: Understood['entries'][number] | undefined): Act | null {
  if (values.homes.length > 0 || pointsAtOne(values)) return 'ask';
  return values.isOwn || (entry && entry.id !== 'none' && entry.confidence >= RATHER_ENTRY)
    ? 'question'
    : null;
}

const ASKING = new Set<Act>([
  'question',
  'ask',
  'describe',
  'none',
  'talk',
  'pick',
  'more',
  'rank',
  'search',
]);
const TELL_OF =
  /\b(?:tell me (?:more )?(?:about|of)|more about|describe|details|hablame|cuentame|mas sobre)\b/;
const MOST_WORDS = 10;
const isShort = ({ text }: Values) => text.split(' ').length <= MOST_WORDS;

/** Asks a fact that a home's record or description tells. */
function asksFact({ attributes, wish, about, order }: Values): boolean {
  const features = wish.features?.length ?? 0;
  return attributes.length + features > 0 && about === null && order === null;
}

/** Enough is given to reckon with. */
function isComplete({ sum, terms, homes }: Values, hasFocus: boolean): boolean {
  const hasPrice = terms.amount !== undefined || homes.length > 0 || hasFocus;
  if (sum === 'payment') return hasPrice && (terms.rate !== undefined || terms.amount === undefined);
  if (sum === 'price-from-payment') return terms.payment !== undefined && terms.rate !== undefined;
  if (sum === 'property-tax' || sum === 'excise-tax') return terms.amount !== undefined || homes.length > 0;
  return sum !== null;
}

function isOfRecords(values: Values, isUnderWay: boolean): boolean {
  const { homes, areas, attributes, order, pointing, about } = values;
  return (
    homes.length > 0 ||
    (attributes.length > 0 && (areas.length > 0 || about === 'areas' || about === 'market')) ||
    (order !== null && about !== null) ||
    (isUnderWay && (pointing.ordinal !== null || (attributes.length > 0 && pointing.isFocus))) ||
    (about === 'homes' && hasLimits(values.wish))
  );
}

function namesSomething({ wish, about, areas, homes, order, comparative, drops }: Values): boolean {
  return (
    about !== null ||
    areas.length > 0 ||
    homes.length > 0 ||
    order !== null ||
    comparative !== null ||
    drops.length > 0 ||
    hasLimits(wish)
  );
}

/** The act that the values of a message stand for by themselves. */
function fromValues(
  values: Values,
  tasks: Dialogue['tasks'],
  entry: Understood['entries'][number] | undefined,
): Act | null {
  const { homes, areas, attributes, order, pointing, about, wish, seeks } = values;
  const [task] = tasks;
  const isUnderWay = task !== undefined;
  const isRatherEntry = entry !== undefined && entry.id !== 'none' && entry.confidence >= RATHER_ENTRY;
  if (homes.length > 1) return 'compare';
  if (homes.length === 1) return 'ask';
  if (order && about) return 'rank';
  if (attributes.length > 0 && (areas.length > 0 || about === 'market' || about === 'areas')) return 'ask';
  if (isUnderWay && pointing.ordinal !== null) return 'pick';
  if (isUnderWay && attributes.length > 0 && (pointing.isFocus || pointing.which)) return 'ask';
  if (task?.kind === 'homes' && seeks && hasLimits(wish) && isShort(values)) return 'refine';
  const isDetail = task?.kind === 'homes' && task.focus && isShort(values) && DETAIL.test(values.text);
  if (isDetail && (entry?.confidence ?? 0) < 0.5) return 'ask';
  if (isRatherEntry) return null;
  if (pointsAtOne(values)) return 'ask';
  if (task?.kind === 'homes' && task.focus && isShort(values) && pointing.isFocus) return 'ask';
  if (about === 'homes' && seeks && (hasLimits(wish) || areas.length > 0)) return 'search';
  if (areas.length > 0 && isPlaceAlone(values.text)) return 'describe';
  return null;
}

/** Asks how something is: "is the furnace gas", "any water damage ever". */
const DETAIL =
  /^(?:and |so |ok |also |y )*(?:is|are|was|were|does|do|did|has|have|any|which|what|how|tiene|hay|es)\b/;
