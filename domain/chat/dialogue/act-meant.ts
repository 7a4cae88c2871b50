import { pointsBack } from '../text/points-back.ts';
import { NONE } from '../understand/find-entries.ts';
import type { Act, Understood } from '../understand/understood.ts';
import { asksWay } from '../values/asking.ts';
import type { Values } from '../values/read-values.ts';
import { hasLimits, rulesOut } from '../values/wish.ts';
import { areaLimitsOf, asksTrend } from './areas-asked.ts';
import type { Dialogue } from './dialogue.ts';
import type { EntryRoles, Situation } from './situation.ts';
import { isComplete, sumMeant } from './sum-meant.ts';

/** What the entry that is found, and figures enough for a sum, say for the act that tells them, beside the head of acts. */
const VOICES = { entry: 0.6, sum: 1.8 };

/** An act less likely is not meant, whatever is missing for the others. */
const LEAST_CLAIM = 0.02;

/** The likeliest act that the message and the talk have what it takes for; a question takes nothing. */
export function actMeant(
  { acts, entries: [entry] }: Pick<Understood, 'acts' | 'entries'>,
  values: Values,
  { tasks, terms }: Pick<Dialogue, 'tasks' | 'terms'>,
  roles: EntryRoles,
): Act {
  const situation = { values, tasks, terms, roles };
  const claims = new Map(acts.map(({ value, confidence }) => [value, confidence]));
  const speakFor = (act: Act, share: number) => claims.set(act, (claims.get(act) ?? 0) + share);
  if (entry && entry.id !== NONE)
    speakFor(roles.recordEntries[entry.id] ?? 'question', VOICES.entry * entry.confidence);
  if (isComplete(situation)) speakFor('sum', VOICES.sum);
  const likely = [...claims]
    .filter(([, claim]) => claim >= LEAST_CLAIM)
    .toSorted(([, one], [, other]) => other - one);
  return likely.find(([act]) => NEEDS[act]?.(situation) ?? true)?.[0] ?? 'question';
}

/** What an act takes: without it, the next likely act is meant. */
const NEEDS: Partial<Record<Act, (situation: Situation) => boolean>> = {
  search: ({ values, tasks }) => (namesHomes(values) || tasks.length > 0) && !asksAgeOfAreas(values),
  refine: ({ tasks }) => tasks.length > 0,
  area: ({ values, tasks }) => tasks.length > 0 && (values.areas.length > 0 || values.elsewhere !== ''),
  ask: (situation) => hasSubject(situation) && !asksWayAlone(situation),
  describe: hasSubject,
  pick: ({ values, tasks }) =>
    tasks.some(({ kind }) => kind === 'homes' || kind === 'areas') ||
    (values.isCertain && values.areas.length > 0),
  compare: (situation) => hasSubject(situation) || (situation.values.order?.most ?? 0) > 1,
  rank: ({ values, tasks }) =>
    (Boolean(values.order ?? values.comparative ?? values.end) ||
      reckonsOver(values, tasks) ||
      areaLimitsOf(values, tasks).length > 0 ||
      asksTrend(values, tasks)) &&
    !asksAgeOfAreas(values),
  sum: (situation) => sumMeant(situation) !== null,
  yes: ({ values }) => values.text.split(' ').length <= MOST_WORDS_OF_ANSWER,
  no: ({ values }) => values.text.split(' ').length <= MOST_WORDS_OF_ANSWER && !hasLimits(values.wish),
  more: ({ tasks }) => tasks.length > 0,
  back: ({ tasks }) => tasks.length > 0,
};

/** "It was a gift, yes" tells something, and answers no offer. */
const MOST_WORDS_OF_ANSWER = 4;

/** "So what's the difference" is one of homes or areas only where some were spoken of, or are. */
function reckonsOver(values: Values, [task]: Situation['tasks']): boolean {
  const isOfRecords = task?.kind === 'homes' || task?.kind === 'areas';
  return values.operation !== null && (isOfRecords || namesHomes(values) || values.attributes.length > 0);
}

function namesHomes({ about, areas, homes, order, comparative, howMany, wish, others }: Values): boolean {
  return (
    about !== null ||
    howMany !== null ||
    areas.length + homes.length + others.length > 0 ||
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
function asksWayAlone({ values: { areas, homes, attributes, text } }: Situation): boolean {
  const isBetween = areas.length > 1 || (areas.length === 1 && homes.length === 1);
  return isBetween && attributes.length === 0 && asksWay(text);
}

/** "Which areas have older homes": homes that are for sale do not tell how old an area is. */
function asksAgeOfAreas({ about, order, comparative, areas }: Values): boolean {
  const isOldest =
    (order?.by === 'year' && order.lowest) || (comparative?.by === 'year' && comparative.lower);
  return about === 'areas' && areas.length === 0 && Boolean(isOldest);
}
