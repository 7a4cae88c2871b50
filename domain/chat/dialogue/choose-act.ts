import { SURE } from '../answer/entry-answer.ts';
import { refersBack } from '../text/back-references.ts';
import { NONE } from '../understand/find-entries.ts';
import { asksForReason, SURE_OF_ITEMS, surelyAsks } from '../understand/record-requests.ts';
import type { Act, RecordRequest, RequestKind, Understood } from '../understand/understood.ts';
import { droppedCriteriaIn } from '../values/dropped-criteria.ts';
import { asksAboutDistance } from '../values/question-kinds.ts';
import type { Values } from '../values/read-values.ts';
import { hasOnlyValues } from '../values/record-words.ts';
import { isOnlyPlace } from '../values/short-messages.ts';
import { hasCriteria, hasExclusions } from '../values/wish.ts';
import { areaLimitsOf, asksTrend } from './area-criteria.ts';
import { comparesWithNamed } from './compared-areas.ts';
import { type Dialogue, latestTask, previousFact } from './dialogue.ts';
import { actForFigures, asksForFiguresOfPlaces } from './figures-of-places.ts';
import { arithmeticAsked, hasEnoughTerms, requestedCalculation } from './requested-calculation.ts';
import type { EntryRoles, Situation } from './situation.ts';
import { isSurelyOfText } from './surely-of-text.ts';
import { isSurelySearch } from './surely-search.ts';

/**
 * Weight added to the classifier's acts: for the act of the best entry, for a calculation with enough terms, and for the act
 * that answers what is asked of the records, or something else.
 */
const EXTRA_WEIGHTS = { entry: 0.6, sum: 1.8, request: 1.1, trade: 0.3, remark: 0.5 };

/** Below this confidence an entry does not compete with a described search. */
const CONFIDENT = 0.5;

/** Acts below this weight are never chosen. */
const MIN_WEIGHT = 0.02;

/** The likeliest act whose requirements the message and the dialogue meet. A question has none. */
export function chooseAct(
  understood: Pick<Understood, 'acts' | 'entries' | 'raw' | 'request'>,
  values: Values,
  { tasks, terms }: Pick<Dialogue, 'tasks' | 'terms'>,
  roles: EntryRoles,
): Act {
  const {
    acts,
    entries: [entry],
    raw,
    request,
  } = understood;
  const situation = { values, tasks, terms, roles };
  if (arithmeticAsked(situation, request)) return 'sum';
  if (isSurelySearch(understood, values, tasks)) return latestTask(tasks, 'homes') ? 'refine' : 'search';
  const isRemark = surelyAsks(request, 'chat') && !namesRecords(values);
  const isOfNoRecord = isRemark || surelyAsks(request, 'trade') || asksForReason(request);
  const plain = plainAct(situation);
  if (plain && !isOfNoRecord) return plain;
  const claims = new Map(acts.map(({ value, confidence }) => [value, confidence]));
  // "not termites?" and "stop calling me" refuse nothing
  if (/\?\s*$/.test(raw) || (entry && entry.confidence >= SURE)) claims.delete('no');
  const speakFor = (act: Act, share: number) => claims.set(act, (claims.get(act) ?? 0) + share);
  const likelyList = acts.find(({ value }) => OF_LISTS.has(value))?.value;
  for (const { value, confidence } of request?.kinds ?? [])
    speakFor(
      actOfRequest(value, values, tasks, likelyList),
      (OF_NO_RECORD.has(value) ? EXTRA_WEIGHTS.trade : EXTRA_WEIGHTS.request) * confidence,
    );
  // "is 365 negotiable" asks for no homes of that price
  if (isOfNoRecord || isSurelyOfText(understood, situation)) for (const act of OF_RECORDS) claims.delete(act);
  if (isRemark) speakFor('talk', EXTRA_WEIGHTS.remark);
  if (entry && entry.id !== NONE)
    speakFor(roles.recordEntries[entry.id] ?? 'question', EXTRA_WEIGHTS.entry * entry.confidence);
  if (hasEnoughTerms(situation)) speakFor('sum', EXTRA_WEIGHTS.sum);
  if (describesHomes(values) && entry) {
    // A search is likelier if the records answer the best entry, or if no entry is confident and none was discussed.
    const isOfEntry = tasks[0]?.kind === 'entry' || tasks[0]?.kind === 'sum';
    if (entry.id in roles.recordEntries) speakFor('search', EXTRA_WEIGHTS.entry * entry.confidence);
    else if (entry.confidence < CONFIDENT && !isOfEntry) speakFor('search', EXTRA_WEIGHTS.entry);
  }
  const likely = [...claims]
    .filter(([, claim]) => claim >= MIN_WEIGHT)
    .toSorted(([, one], [, other]) => other - one);
  const isSure = (act: Act) => act === 'ask' && surelyAsks(request, 'facts');
  const [chosen] = likely.find(([act]) => isSure(act) || (REQUIREMENTS[act]?.(situation) ?? true)) ?? [];
  return chosen === 'ask' && asksWhatIsListed(request, situation) ? 'search' : (chosen ?? 'question');
}

/** "What's available in NoDa" asks for a list, or for a status, which homes have and areas do not. */
function asksWhatIsListed(request: RecordRequest | null, { values, tasks }: Situation): boolean {
  const { areas, homes, attributes } = values;
  const isOfHome = homes.length > 0 || values.isSpecificHome || latestTask(tasks, 'homes') !== null;
  const [fact = request?.facts[0]?.fact, ...others] = attributes;
  const { about: [about] = [], kinds: [kind] = [] } = request ?? {};
  const isOfHomes = about?.value === 'homes' && about.confidence >= SURE_OF_ITEMS;
  const isList = fact === undefined && kind?.value === 'list' && isOfHomes;
  return (isList || fact === 'status') && others.length === 0 && areas.length > 0 && !isOfHome;
}

function namesRecords({ wish, areas, homes }: Values): boolean {
  return hasCriteria(wish) || areas.length + homes.length > 0;
}

/** Acts that only records answer. */
const OF_RECORDS: readonly Act[] = ['search', 'refine', 'area', 'ask', 'describe', 'pick', 'compare', 'rank'];

/** Acts that show a list of homes. */
const OF_LISTS: ReadonlySet<Act> = new Set<Act>(['search', 'refine', 'area', 'more']);

/** Requests that a more special act may answer: "sell my house". */
const OF_NO_RECORD: ReadonlySet<RequestKind> = new Set<RequestKind>(['trade', 'chat', 'why']);

/** The act that answers a request of this kind. */
function actOfRequest(
  kind: RequestKind,
  values: Values,
  tasks: Dialogue['tasks'],
  likely: Act | undefined,
): Act {
  const { order, subject } = values;
  const [task] = tasks;
  const isOfSum = task?.kind === 'sum';
  switch (kind) {
    case 'list':
      // "the three cheapest homes", "walk score over 90"
      if (order || areaLimitsOf(values, tasks).some(({ attribute }) => attribute !== 'price')) return 'rank';
      if (subject === 'areas') return 'ask';
      return likely ?? (task?.kind === 'homes' ? 'refine' : 'search');
    case 'drop':
      return 'refine';
    case 'overview':
      return 'describe';
    case 'facts':
    case 'part':
      return 'ask';
    case 'compare':
      return 'compare';
    case 'sum':
    case 'figure':
      return 'sum';
    case 'again':
      return isOfSum ? 'sum' : 'area';
    case 'trade':
    case 'why':
      return 'question';
    case 'chat':
      return 'talk';
    default:
      return 'rank';
  }
}

/** "2 bed 2 bath noda" */
function isDescriptionOfHomes({ wish, homes, attributes, areaLimits, text }: Values): boolean {
  const asksNothing =
    homes.length + attributes.length + areaLimits.length === 0 && !/^(?:is|are)\b/.test(text);
  return asksNothing && hasCriteria(wish) && hasOnlyValues(text);
}

/** Whether a message says which homes somebody looks for. */
function describesHomes({ isSearch, wish: { notFeatures: _, ...wanted } }: Values): boolean {
  return isSearch && hasCriteria(wanted);
}

/** What an act requires; if it is missing, the next likeliest act is chosen. */
const REQUIREMENTS: Partial<Record<Act, (situation: Situation) => boolean>> = {
  search: ({ values, tasks }) =>
    (namesHomes(values) || tasks.length > 0) && !asksAgeOfAreas(values) && !values.isOwnHome,
  refine: ({ tasks }) => tasks.length > 0,
  area: ({ values, tasks }) => tasks.length > 0 && (values.areas.length > 0 || values.elsewhere !== ''),
  ask: asksAboutSubject,
  describe: asksAboutSubject,
  pick: ({ values, tasks }) =>
    tasks.some(({ kind }) => kind === 'homes' || kind === 'areas') ||
    (values.isSpecificHome && values.areas.length > 0),
  compare: (situation) => asksAboutSubject(situation) || (situation.values.order?.most ?? 0) > 1,
  rank: ({ values, tasks }) =>
    (Boolean(values.order ?? values.comparative ?? values.orderEnd) ||
      calculatesOverRecords(values, tasks) ||
      areaLimitsOf(values, tasks).length > 0 ||
      asksTrend(values, tasks)) &&
    !asksAgeOfAreas(values) &&
    !isOfEntryAlone(values, tasks),
  sum: (situation) => requestedCalculation(situation) !== null,
  yes: ({ values }) => values.text.split(' ').length <= MOST_WORDS_OF_ANSWER,
  no: ({ values }) => values.text.split(' ').length <= MOST_WORDS_OF_ANSWER && !hasCriteria(values.wish),
  more: ({ tasks }) => tasks.length > 0,
  back: ({ tasks }) => tasks.length > 0,
};

/** The act of a short message that can mean only one thing; null for all others. */
function plainAct(situation: Situation): Act | null {
  const { values, tasks } = situation;
  const isOfList = tasks[0]?.kind === 'homes';
  if (asksOtherEnd(values, tasks) || comparesWithNamed(values)) return 'rank';
  if (asksForFiguresOfPlaces(values)) return actForFigures(values);
  const list = latestTask(tasks, 'homes');
  const isInHand = list?.focus || !IN_HAND.test(values.text);
  if (values.itemReference.isExcluded && isInHand && list && list.results.length > 1) return 'refine';
  if (isOfList && isOnlyPlace(values.text)) return 'area';
  if (isOfList && dropsOnlyCriteria(values)) return 'refine';
  if (tasks.length === 0 && isDescriptionOfHomes(values)) return 'search';
  return isOfList && asksWhichOfList(values) ? 'refine' : null;
}

const IN_HAND = /\b(?:that|this|es[ea]) (?:1|home|house|condo|casa)\b/;

/** "No limit on bedrooms", "la zona no importa" */
function dropsOnlyCriteria({ areas, homes, text }: Values): boolean {
  const isShort = text.split(' ').length <= MOST_WORDS_UPON;
  return droppedCriteriaIn(text).length > 0 && areas.length + homes.length === 0 && isShort;
}

/** "And the worst?" after a figure of areas. */
export function asksOtherEnd({ orderEnd }: Values, tasks: Dialogue['tasks']): boolean {
  return orderEnd !== null && previousFact({ tasks }) !== undefined;
}

/** "Which are pending?" */
function asksWhichOfList({ wish, text }: Values): boolean {
  return Boolean(wish.statuses ?? wish.types) && WHICH_ARE.test(text);
}

const WHICH_ARE = /^(?:(?:and|so|ok|y) )*(?:which(?: ones)? are|cuales (?:son|estan)) (?:\w+ ){0,2}\w+$/;

/** Longer messages do not answer an offer: "It was a gift, yes" */
const MOST_WORDS_OF_ANSWER = 4;

/** "So what's the difference" is about homes or areas only if this message or the last task is. */
function calculatesOverRecords(values: Values, [task]: Situation['tasks']): boolean {
  const isOfRecords = task?.kind === 'homes' || task?.kind === 'areas';
  return values.operation !== null && (isOfRecords || namesHomes(values) || values.attributes.length > 0);
}

/** "Show me everything" */
const EVERYTHING = /\b(?:everything|all (?:of it|you have)|todo lo que tienen?)\b/;

function namesHomes({
  subject,
  areas,
  homes,
  order,
  comparative,
  requestedCount,
  wish,
  freeTextWishes,
  isSearch,
  text,
}: Values): boolean {
  return (
    subject !== null ||
    requestedCount !== null ||
    (isSearch && EVERYTHING.test(text)) ||
    areas.length + homes.length + freeTextWishes.length > 0 ||
    Boolean(order ?? comparative) ||
    hasCriteria(wish) ||
    hasExclusions(wish)
  );
}

/** Whether the records of what a message names or refers to may answer it. */
function asksAboutSubject(situation: Situation): boolean {
  return hasSubject(situation) && !asksOnlyForDirections(situation);
}

/** Whether a message names a record or refers back to one: "is it quiet", "and the taxes". */
function hasSubject({ values, tasks }: Situation): boolean {
  const { homes, areas, elsewhere, subject, attributes, isSpecificHome, freeTextWishes, text } = values;
  return (
    homes.length + areas.length > 0 ||
    elsewhere !== '' ||
    subject !== null ||
    attributes.length > 0 ||
    isSpecificHome ||
    freeTextWishes.length > 0 ||
    (tasks.length > 0 && (refersBack(text) || text.split(' ').length <= MOST_WORDS_UPON))
  );
}

/** Longer messages without a reference have their own subject. */
const MOST_WORDS_UPON = 6;

/** Directions between two places are answered by an entry, not by their records. */
function asksOnlyForDirections({ values: { areas, homes, attributes, text } }: Situation): boolean {
  const isBetween = areas.length > 1 || (areas.length === 1 && homes.length === 1);
  return isBetween && attributes.length === 0 && asksAboutDistance(text);
}

/** "Which is cheaper", after an entry and no homes or areas. */
function isOfEntryAlone(values: Values, tasks: Situation['tasks']): boolean {
  const isOfEntries =
    tasks.length > 0 && tasks.every((task) => task.kind === 'entry' && task.areas.length === 0);
  return isOfEntries && values.subject === null && values.areas.length + values.homes.length === 0;
}

/** "Which areas have older homes": the homes for sale do not show how old an area is. */
function asksAgeOfAreas({ subject, order, comparative, areas }: Values): boolean {
  const isOldest = [order, comparative].some((one) => one?.by === 'year' && one.lowest);
  return subject === 'areas' && areas.length === 0 && isOldest;
}
