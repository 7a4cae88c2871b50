import { pointsBack } from '../text/points-back.ts';
import { NONE } from '../understand/find-entries.ts';
import type { Act, Understood } from '../understand/understood.ts';
import { asksRule, asksWay, asksWhether } from '../values/asking.ts';
import { namesOtherCost } from '../values/attributes.ts';
import { isBare, isFragment, isPlaceAlone } from '../values/bare.ts';
import { isPointed } from '../values/pointing.ts';
import type { Values } from '../values/read-values.ts';
import { hasLimits, rulesOut } from '../values/wish.ts';
import { areaVotes, asksTrend } from './area-votes.ts';
import { areaLimitsOf } from './areas-asked.ts';
import { type Dialogue, latest } from './dialogue.ts';
import { isLimitOfSearch } from './limit-alone.ts';
import { recordVotes } from './record-votes.ts';
import type { EntryRoles, Situation } from './situation.ts';
import { staysWithTold } from './stays-with-told.ts';
import { changesSum, isComplete, isForOne, isOfAmount, sumMeant } from './sum-meant.ts';

/** What the best entry, and numbers enough for a sum, say for an act, beside what the head says. */
const VOTES = { entry: 0.6, sum: 1.2, amount: 0.6, pointed: 0.5, limits: 0.6, ruledOut: 0.4, focus: 2 };

/**
 * The likeliest act that the message and the talk have what it takes for; a question takes nothing. An entry that is found
 * speaks for the act that tells it.
 */
export function actMeant(
  { acts, entries: [entry] }: Understood,
  values: Values,
  { tasks, terms }: Pick<Dialogue, 'tasks' | 'terms'>,
  roles: EntryRoles,
): Act {
  const situation = { values, tasks, terms, roles };
  const claims = new Map(acts.map(({ value, confidence }) => [value, confidence]));
  const vote = (act: Act, share: number) => claims.set(act, (claims.get(act) ?? 0) + share);
  if (entry && entry.id !== NONE)
    vote(roles.recordEntries[entry.id] ?? 'question', VOTES.entry * entry.confidence);
  if (entry && isOfRecords(entry.id, values, roles))
    vote(latest(tasks, 'homes') ? 'refine' : 'search', entry.confidence);
  if (isComplete(situation)) vote('sum', VOTES.sum + (isOfAmount(values) ? VOTES.amount : 0));
  for (const [act, share] of [...areaVotes(values, tasks), ...recordVotes(values, tasks)]) vote(act, share);
  if (values.side.alone) vote('question', VOTES.focus);
  if (asksOfFocus(values, tasks)) vote('ask', VOTES.focus);
  if (isPointed(values) && (latest(tasks, 'homes')?.results.length ?? 0) > 1) vote('pick', VOTES.pointed);
  if (isPlaceAlone(values.text)) vote('area', VOTES.pointed);
  if (isLimitAlone(values, tasks)) vote('search', VOTES.focus);
  if (looksThere(values, tasks)) vote('search', VOTES.focus);
  const isAsked = values.namesMore && !values.saysSo && isQuestion(acts, entry);
  if (looksFor(values, tasks))
    vote('search', saysMuch(values) && !isAsked ? VOTES.focus : (claims.get('tour') ?? 0));
  if (tasks.length === 0 && onlyRulesOut(values)) vote('search', VOTES.focus);
  if ((values.isHalf || isTooMuch(values) || SAME.test(values.text)) && latest(tasks, 'homes'))
    vote('refine', VOTES.focus);
  if (isLimitOfSearch(values, tasks)) vote('refine', VOTES.focus);
  if (isOneOfShown(values, tasks)) vote('pick', VOTES.pointed);
  else if (changesMind(values, tasks)) vote('refine', VOTES.focus);
  else if (changesLimits(values, tasks)) vote('refine', VOTES.limits + ownShare(claims, values));
  const ranked = [...claims].toSorted(([, one], [, other]) => other - one);
  const likely = ranked.filter(([, claim]) => claim >= LEAST_CLAIM);
  const isOfTold = staysWithTold(situation);
  const isOfRule = entry !== undefined && isRule(entry, values, roles);
  const isMeant = (act: Act) =>
    (NEEDS[act]?.(situation) ?? true) &&
    !(isOfTold && OF_RECORDS.has(act)) &&
    !(isOfRule && (act === 'search' || act === 'refine'));
  return likely.find(([act]) => isMeant(act))?.[0] ?? 'question';
}

/** Something is wanted of homes that the records, and no entry, can say: "what about single story". */
function isOfRecords(id: string, { wish, isCertain }: Values, { recordEntries }: EntryRoles): boolean {
  return recordEntries[id] !== undefined && hasLimits(wish) && !isCertain;
}

/** "Termites in a bungalow in Dilworth": an entry is found, or the head takes it for a question. */
function isQuestion([act]: Understood['acts'], entry: Understood['entries'][number] | undefined): boolean {
  const isFound = entry !== undefined && entry.id !== NONE && entry.confidence >= LEAST_OF_RULE;
  return isFound || act?.value === 'question';
}

/** "Do I have to sign something before you show me houses": an entry tells it, and no limits of homes are named. */
function isRule(
  { id, confidence }: Understood['entries'][number],
  { text, wish, areas, homes }: Values,
  { recordEntries }: EntryRoles,
): boolean {
  const isKnown = id !== NONE && recordEntries[id] === undefined && confidence >= LEAST_OF_RULE;
  // "is there a fee for parking at condos in SouthEnd": no list of homes tells it
  if (isKnown && confidence >= SURE_OF_COST && namesOtherCost(text)) return true;
  return isKnown && areas.length + homes.length === 0 && !hasLimits(wish) && asksRule(text);
}

const LEAST_OF_RULE = 0.5;
const SURE_OF_COST = 0.8;

/** An act less likely is not meant, whatever else is missing for the others. */
const LEAST_CLAIM = 0.02;

/** What an act takes: without it, the next likely act is meant. */
const NEEDS: Partial<Record<Act, (situation: Situation) => boolean>> = {
  search: (situation) =>
    (namesHomes(situation.values) || looksThere(situation.values, situation.tasks)) &&
    !asksWayBetween(situation) &&
    !asksAgeOfAreas(situation.values),
  refine: ({ values, tasks }) =>
    tasks.length > 0 &&
    (namesHomes(values) ||
      isLimitOfSearch(values, tasks) ||
      values.drops.length > 0 ||
      values.isHalf ||
      addsRooms(values, tasks) ||
      SAME.test(values.text)),
  area: ({ values, tasks }) => tasks.length > 0 && (values.areas.length > 0 || values.elsewhere !== ''),
  ask: (situation) =>
    hasSubject(situation) && !(asksWayBetween(situation) && situation.values.attributes.length === 0),
  describe: (situation) => hasSubject(situation) && !asksWayBetween(situation),
  pick: ({ values, tasks }) =>
    (tasks.some(({ kind }) => kind === 'homes' || kind === 'areas') &&
      !(tasks[0]?.kind === 'sum' && isForOne(values))) ||
    (values.isCertain && values.areas.length > 0),
  compare: (situation) =>
    (hasSubject(situation) || (situation.values.order?.most ?? 0) > 1) && !asksWayBetween(situation),
  rank: ({ values, tasks }) =>
    (isOrdered(values) || areaLimitsOf(values, tasks).length > 0 || asksTrend(values, tasks)) &&
    !asksAgeOfAreas(values),
  sum: (situation) => sumMeant(situation) !== null || changesSum(situation),
  no: ({ values }) => !hasLimits(values.wish) && values.text.split(' ').length <= MOST_WORDS_OF_NO,
  tour: ({ values, tasks }) => !looksFor(values, tasks),
  more: ({ tasks }) => tasks.length > 0,
  back: ({ tasks }) => tasks.length > 0,
};

const MOST_WORDS_OF_NO = 5;

/** "I want to see two-bedroom places in NoDa" looks for homes before it visits one. */
function looksFor({ wish, homes, isCertain, pointing, seeks }: Values, tasks: Dialogue['tasks']): boolean {
  const isOfOne = homes.length > 0 || isCertain || pointing.ordinal !== null || (pointing.isFocus && !seeks);
  return hasLimits(wish) && !isOfOne && !latest(tasks, 'homes')?.focus;
}

/** "Looking for a condo in Uptown with a deeded space": more than one thing is wanted of a home. */
function saysMuch({ wish, seeks, text, about, attributes }: Values): boolean {
  if (!seeks || attributes.length > 0 || asksRule(text) || namesOtherCost(text)) return false;
  return (
    (about === 'homes' && Object.keys(wish).length > 1) ||
    (wish.features !== undefined && OF_LISTED.test(text))
  );
}

const OF_LISTED =
  /\b(?:any|some|all|one|either) of (?:these|those|them|your|the (?:homes|houses|condos|listings))\b|\byour (?:homes|houses|condos|listings)\b/;

/** "Under 500", as the first words of a talk */
function isLimitAlone({ wish, areaLimits, about, text }: Values, tasks: Dialogue['tasks']): boolean {
  const isOfHomes = hasLimits(wish) && about !== 'areas' && areaLimits.length === 0;
  return tasks.length === 0 && isOfHomes && isBare(text);
}

/** "What else do you have in that area", "and in the other one?", after homes there */
function looksThere(
  { pointing, about, attributes, isCertain, seeks }: Values,
  [task]: Dialogue['tasks'],
): boolean {
  const isOfSeveral = pointing.which !== null && pointing.isPlace;
  const isOfTold = task?.kind === 'areas' && (pointing.isPlace || (pointing.which === 'all' && seeks));
  if (attributes.length > 0) return false;
  if (about === 'homes') return (pointing.isThere && !isCertain) || isOfSeveral || isOfTold;
  return (isOfSeveral && about === null && task?.kind === 'homes') || (isOfTold && seeks);
}

/** What an area by itself may do; upon a search it says where. */
const OF_AREAS: Act[] = ['area', 'compare', 'ask', 'describe'];

/** "Uptown or SouthEnd" upon a list compares nothing: what the head gives to other acts of areas is the search's. */
function ownShare(
  claims: ReadonlyMap<Act, number>,
  { areas, attributes, text, wish, drops }: Values,
): number {
  const isOfAreas = areas.length > 0 && attributes.length === 0 && isBare(text);
  if ((rulesOut(wish) || drops.length > 0) && text.split(' ').length <= MOST_WORDS_OF_ONE)
    return VOTES.ruledOut;
  return isOfAreas ? OF_AREAS.reduce((sum, act) => sum + (claims.get(act) ?? 0), 0) : 0;
}

/** "The one under a million", of several homes that were shown. */
function isOneOfShown({ pointing, isCertain, wish, text }: Values, [task]: Dialogue['tasks']): boolean {
  const isBrief = text.split(' ').length <= MOST_WORDS_OF_ONE;
  const isOfSeveral = task?.kind === 'homes' && task.results.length > 1;
  return (
    isOfSeveral && isBrief && pointing.isOne && isCertain && Object.keys(wish).length > 0 && !rulesOut(wish)
  );
}

const MOST_WORDS_OF_ONE = 7;
const MOST_WORDS_OF_FACT = 3;

/** "How old?", "is parking included?", of the home spoken of. */
function asksOfFocus(values: Values, tasks: Dialogue['tasks']): boolean {
  const { wish, areas, homes, text, about, attributes, order, comparative } = values;
  const { features, ...limits } = wish;
  const isOfHome =
    Boolean(latest(tasks, 'homes')?.focus) && areas.length + homes.length === 0 && about === null;
  const isOnly = features !== undefined && Object.keys(limits).length === 0;
  const isFact = attributes.length > 0 && tasks[0]?.kind === 'homes' && (order ?? comparative) === null;
  if (isFact && isOfHome && !hasLimits(wish)) return text.split(' ').length <= MOST_WORDS_OF_FACT;
  return isOfHome && isOnly && asksWhether(text) && text.split(' ').length <= MOST_WORDS_OF_ONE;
}

/** "I changed my mind, 500k", "houses then", upon homes that were looked for. */
function changesMind(values: Values, tasks: Dialogue['tasks']): boolean {
  const { wish, changesMind: isSaid, namesMore } = values;
  const isUponHomes = tasks[0]?.kind === 'homes';
  return isUponHomes && isSaid && !namesMore && Object.keys(wish).length > 0;
}

/** "No wait, 950", "not the condo", "any in NoDa", upon homes that were looked for. */
function changesLimits(values: Values, tasks: Dialogue['tasks']): boolean {
  const { wish, areas, drops, text } = values;
  const [task] = tasks;
  if (task?.kind === 'sum' || latest(tasks, 'homes') === null) return false;
  if (areas.length > 0 && task?.kind !== 'areas' && isBare(text)) return true;
  if (addsRooms(values, tasks)) return true;
  return rulesOut(wish) || drops.length > 0 || (hasLimits(wish) && (isBare(text) || isFragment(text)));
}

/** "Same budget", upon homes: the limits that stand */
const SAME =
  /^(?:(?:and|but|ok|with|at|y|pero|con) )*(?:the |el |la |lo )?(?:same|mism[oa]) (?:budget|price|thing|search|size|limits?|criteria|presupuesto|precio|cosa|busqueda)(?: (?:there|here|please|though|ahi))?$/;

/** "No condos", "not NoDa" */
function onlyRulesOut({ wish, text }: Values): boolean {
  return rulesOut(wish) && isFragment(text) && text.split(' ').length <= MOST_WORDS_OF_ONE;
}

/** "They're too small", of what was shown. */
function isTooMuch({ comparative, text }: Values): boolean {
  return (
    comparative !== null && /\b(?:too|demasiado)\b/.test(text) && text.split(' ').length <= MOST_WORDS_OF_ONE
  );
}

/** "2 is fine too", upon homes of so many rooms. */
function addsRooms({ also, wish }: Values, tasks: Dialogue['tasks']): boolean {
  const before = latest(tasks, 'homes')?.wish;
  const isOfRooms = (before?.bedrooms ?? before?.bathrooms) !== undefined;
  return also !== null && isOfRooms && (also.rooms !== null || hasLimits(wish));
}

function namesHomes({ about, areas, homes, order, comparative, howMany, wish }: Values): boolean {
  return (
    about !== null ||
    howMany !== null ||
    areas.length + homes.length > 0 ||
    Boolean(order ?? comparative) ||
    hasLimits(wish) ||
    rulesOut(wish)
  );
}

/** Something of the records is named, or what was spoken of is meant: "is it quiet", "and the taxes". */
function hasSubject({ values, tasks }: Situation): boolean {
  const { homes, areas, elsewhere, about, attributes, isCertain, others, text } = values;
  return (
    homes.length + areas.length > 0 ||
    elsewhere !== '' ||
    about !== null ||
    attributes.length > 0 ||
    isCertain ||
    others.length > 0 ||
    (tasks.length > 0 && (pointsBack(text) || text.split(' ').length <= MOST_WORDS_UPON))
  );
}

/** What is longer and points at nothing has a subject of its own. */
const MOST_WORDS_UPON = 6;

/** The way from one place to another is in an entry, and no record of either. */
function asksWayBetween({ values }: Situation): boolean {
  const { areas, homes } = values;
  const isBetween = areas.length > 1 || (areas.length === 1 && homes.length === 1);
  return isBetween && asksWay(values.text);
}

/** "Which areas have older homes": homes that are for sale do not tell how old an area is. */
function asksAgeOfAreas({ about, order, comparative, areas }: Values): boolean {
  const isOldest =
    (order?.by === 'year' && order.lowest) || (comparative?.by === 'year' && comparative.lower);
  return about === 'areas' && areas.length === 0 && Boolean(isOldest);
}

function isOrdered({ order, comparative, end, operation, areaLimits }: Values): boolean {
  return Boolean(order ?? comparative ?? end ?? operation) || areaLimits.length > 0;
}

const OF_RECORDS: ReadonlySet<Act> = new Set<Act>(['search', 'refine', 'rank', 'compare', 'ask', 'describe']);
