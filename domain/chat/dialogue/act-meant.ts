import { pointsBack } from '../text/points-back.ts';
import { NONE } from '../understand/find-entries.ts';
import type { Act, Understood } from '../understand/understood.ts';
import { asksRule, asksWay } from '../values/asking.ts';
import { namesOtherCost } from '../values/attributes.ts';
import { asksSameAgain, isBare, isFragment, isPlaceAlone } from '../values/bare.ts';
import type { Values } from '../values/read-values.ts';
import { hasLimits, rulesOut } from '../values/wish.ts';
import { areaLimitsOf } from './areas-asked.ts';
import { type Dialogue, latest } from './dialogue.ts';
import { isLimitOfSearch } from './limit-alone.ts';
import { recordVotes } from './record-votes.ts';
import type { EntryRoles, Situation } from './situation.ts';
import { isComplete, isForOne, sumMeant } from './sum-meant.ts';
import { asksTrend, uponAreas } from './upon-areas.ts';
import { staysWithEntry } from './upon-entry.ts';
import { addsRooms, uponHomes } from './upon-homes.ts';
import { POINTED, SURELY } from './vote.ts';

/** What the best entry, and numbers enough for a sum, say for an act. */
const VOTES = { entry: 0.6, sum: 1.8 };

/**
 * The likeliest act that the message and the talk have what it takes for; a question takes nothing. An entry that is found
 * speaks for the act that tells it, and what was told before for the acts that go on with it.
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
  if (isComplete(situation)) vote('sum', VOTES.sum);
  if (values.side.alone) vote('question', SURELY);
  if (isPlaceAlone(values.text)) vote('area', POINTED);
  if (looksThere(values, tasks) || (tasks.length === 0 && isLimitAlone(values))) vote('search', SURELY);
  const asksForHomes = values.seeks || values.howMany !== null;
  const isAsked = values.namesMore && !asksForHomes && isQuestion(acts, entry);
  if (looksFor(values, tasks))
    vote('search', saysMuch(values) && !isAsked ? SURELY : (claims.get('tour') ?? 0));
  for (const [act, share] of [...recordVotes(values, tasks), ...uponAreas(values, tasks)]) vote(act, share);
  for (const [act, share] of uponHomes(values, tasks, claims)) vote(act, share);
  const ranked = [...claims].toSorted(([, one], [, other]) => other - one);
  const likely = ranked.filter(([, claim]) => claim >= LEAST_CLAIM);
  const isOfEntry = staysWithEntry(situation);
  const isOfRule = entry !== undefined && isRule(entry, values, roles);
  const isMeant = (act: Act) =>
    (NEEDS[act]?.(situation) ?? true) &&
    !(isOfEntry && OF_RECORDS.has(act)) &&
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
      asksSameAgain(values.text)),
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
  sum: (situation) => sumMeant(situation) !== null,
  no: ({ values }) => !hasLimits(values.wish) && values.text.split(' ').length <= MOST_WORDS_OF_NO,
  tour: ({ values, tasks }) => !looksFor(values, tasks),
  more: ({ tasks }) => tasks.length > 0,
  back: ({ tasks }) => tasks.length > 0,
};

const MOST_WORDS_OF_NO = 5;

/** "I want to see two-bedroom places in NoDa" looks for homes before it visits one. */
function looksFor(
  { wish, others, homes, isCertain, pointing, seeks }: Values,
  tasks: Dialogue['tasks'],
): boolean {
  const isOfOne = homes.length > 0 || isCertain || pointing.ordinal !== null || (pointing.isFocus && !seeks);
  const isOfHomes = hasLimits(wish) || (seeks && others.length > 0);
  return isOfHomes && !isOfOne && !latest(tasks, 'homes')?.focus;
}

/** "Looking for a condo in Uptown with a deeded space": more than one thing is wanted of a home. */
function saysMuch({ wish, others, seeks, text, about, attributes }: Values): boolean {
  if (!seeks || attributes.length > 0 || asksRule(text) || namesOtherCost(text)) return false;
  return about === 'homes' && Object.keys(wish).length + others.length > 1;
}

/** "Under 500", "no condos", as the first words of a talk */
function isLimitAlone({ wish, areaLimits, about, text }: Values): boolean {
  const isOfHomes = hasLimits(wish) && about !== 'areas' && areaLimits.length === 0;
  const isOut = rulesOut(wish) && isFragment(text) && text.split(' ').length <= MOST_WORDS_RULED_OUT;
  return (isOfHomes && isBare(text)) || isOut;
}

const MOST_WORDS_RULED_OUT = 7;

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
