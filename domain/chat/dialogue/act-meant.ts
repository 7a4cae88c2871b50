import type { Act, Understood } from '../understand/understood.ts';
import { isPlaceAlone } from '../values/bare.ts';
import type { Values } from '../values/read-values.ts';
import { hasLimits } from '../values/wish.ts';
import type { Dialogue } from './dialogue.ts';

/** Entries about what the records tell, and the act that asks the records instead. */
export type RecordEntries = Readonly<Partial<Record<string, Act>>>;

const LEAST_OF_RECORD = 0.3;

/** An entry is surely meant from here on, whatever values stand in the message. */
const SURE_OF_ENTRY = 0.8;

const OF_RECORDS = new Set<Act>(['search', 'refine', 'area', 'ask', 'describe', 'pick', 'compare', 'rank']);
const OF_KNOWLEDGE = new Set<Act>(['question', 'talk', 'none', 'more', 'thanks', 'details']);

/**
 * The act of a message, as its values bear it out: records are asked before knowledge, and a search that names nothing
 * to look for is none.
 */
export function actMeant(
  { act, entries }: Understood,
  values: Values,
  { tasks }: Dialogue,
  recordEntries: RecordEntries,
): Act {
  const [entry] = entries;
  if (values.sum !== null && isComplete(values)) return 'sum';
  if (tasks.length > 0 && values.areas.length > 0 && isPlaceAlone(values.text)) return 'area';
  const isOfHome = tasks[0]?.kind === 'homes' || values.homes.length > 0;
  const { pointing, comparative } = values;
  if (values.homes.length > 1) return values.operation && values.operation !== 'count' ? 'ask' : 'compare';
  if (pointing.asksWhich && (comparative ?? values.order) && tasks.length > 0 && tasks[0]?.kind !== 'entry')
    return 'rank';
  if (isOfHome && asksFact(values) && values.areas.length === 0 && isShort(values) && ASKING.has(act.value))
    return 'ask';
  if (tasks[0]?.kind === 'homes' && pointing.which === 'other' && isShort(values)) return 'pick';
  if (OF_RECORDS.has(act.value) && values.attributes.length === 0 && TELL_OF.test(values.text))
    return 'describe';
  if (values.areaLimits.length > 0 && values.about === 'areas') return 'rank';
  if (tasks.length > 0 && /^(?:go |take me )?back$|^(?:volver|atras|regresa)/.test(values.text))
    return 'back';
  const ofRecord = entry && entry.confidence >= LEAST_OF_RECORD ? recordEntries[entry.id] : undefined;
  const isOrdered = values.order !== null || values.comparative !== null;
  const isNamed =
    values.areas.length + values.homes.length > 0 || (isOfHome && asksFact(values)) || isOrdered;
  if (ofRecord && isNamed)
    return ofRecord === 'ask' && !values.attributes.length && !values.wish.features ? 'describe' : ofRecord;
  const isSureOfEntry = entry !== undefined && entry.id !== 'none' && entry.confidence >= SURE_OF_ENTRY;
  if (act.value === 'sum' && values.sum === null) return 'question';
  if (OF_RECORDS.has(act.value)) {
    if (isSureOfEntry && !isOfRecords(values, tasks.length > 0)) return 'question';
    if (act.value === 'search' && !namesSomething(values))
      return entry && entry.id !== 'none' ? 'question' : 'search';
    if (values.order && (act.value === 'ask' || act.value === 'search') && !values.pointing.isOne)
      return 'rank';
    if (act.value === 'refine' && tasks.length === 0) return 'search';
    return act.value;
  }
  if (!OF_KNOWLEDGE.has(act.value) || isSureOfEntry) return act.value;
  return fromValues(values, tasks.length > 0) ?? act.value;
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
function isComplete({ sum, terms, homes }: Values): boolean {
  if (sum === 'payment') return terms.amount !== undefined && terms.rate !== undefined;
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
function fromValues(values: Values, isUnderWay: boolean): Act | null {
  const { homes, areas, attributes, order, pointing, about, wish } = values;
  if (homes.length > 1) return 'compare';
  if (homes.length === 1) return attributes.length > 0 || wish.features ? 'ask' : 'describe';
  if (order && about) return 'rank';
  if (attributes.length > 0 && (areas.length > 0 || about === 'market' || about === 'areas')) return 'ask';
  if (isUnderWay && pointing.ordinal !== null) return 'pick';
  if (isUnderWay && attributes.length > 0 && (pointing.isFocus || pointing.which)) return 'ask';
  if (about === 'homes' && (hasLimits(wish) || areas.length > 0)) return 'search';
  if (areas.length > 0 && isPlaceAlone(values.text)) return 'describe';
  return null;
}
