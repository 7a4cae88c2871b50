import type { Act } from '../understand/understood.ts';
import { asksWhether } from '../values/asking.ts';
import { asksSameAgain, isBare, isFragment } from '../values/bare.ts';
import { isPointed } from '../values/pointing.ts';
import type { Values } from '../values/read-values.ts';
import { hasLimits, rulesOut } from '../values/wish.ts';
import { type Dialogue, type HomesTask, latest } from './dialogue.ts';
import { isLimitOfSearch } from './limit-alone.ts';
import { POINTED, RATHER, SURELY, type Vote } from './vote.ts';

/**
 * What a message says for an act by going on with homes: it asks of the one spoken of, takes one of those shown, or changes what
 * was looked for.
 * @param claims what each act has so far
 */
export function uponHomes(
  values: Values,
  tasks: Dialogue['tasks'],
  claims: ReadonlyMap<Act, number>,
): Vote[] {
  const list = latest(tasks, 'homes');
  if (!list) return [];
  const votes: Vote[] = [];
  if (asksOfFocus(values, list, tasks)) votes.push(['ask', SURELY]);
  if (isPointed(values) && list.results.length > 1) votes.push(['pick', POINTED]);
  if (values.isHalf || asksSameAgain(values.text)) votes.push(['refine', SURELY]);
  if (isLimitOfSearch(values, tasks)) votes.push(['refine', SURELY]);
  if (isOneOfShown(values, tasks)) votes.push(['pick', POINTED]);
  else if (changesMind(values, tasks)) votes.push(['refine', SURELY]);
  else if (changesLimits(values, tasks)) votes.push(['refine', RATHER + ownShare(claims, values)]);
  return votes;
}

/** What an area by itself may do; upon a search it says where. */
const OF_AREAS: Act[] = ['area', 'compare', 'ask', 'describe'];

/** "Uptown or SouthEnd" upon a list compares nothing: what the head gives to other acts of areas is the search's. */
function ownShare(
  claims: ReadonlyMap<Act, number>,
  { areas, attributes, text, wish, drops }: Values,
): number {
  const isOfAreas = areas.length > 0 && attributes.length === 0 && isBare(text);
  if ((rulesOut(wish) || drops.length > 0) && text.split(' ').length <= MOST_WORDS) return RULED_OUT;
  return isOfAreas ? OF_AREAS.reduce((sum, act) => sum + (claims.get(act) ?? 0), 0) : 0;
}

const RULED_OUT = 0.4;

/** "The one under a million", of several homes that were shown. */
function isOneOfShown({ pointing, isCertain, wish, text }: Values, [task]: Dialogue['tasks']): boolean {
  const isBrief = text.split(' ').length <= MOST_WORDS;
  const isOfSeveral = task?.kind === 'homes' && task.results.length > 1;
  return (
    isOfSeveral && isBrief && pointing.isOne && isCertain && Object.keys(wish).length > 0 && !rulesOut(wish)
  );
}

/** What is longer has a subject of its own. */
const MOST_WORDS = 7;
const MOST_WORDS_OF_FACT = 3;

/** "How old?", "is parking included?", of the home spoken of. */
function asksOfFocus(values: Values, { focus }: HomesTask, [task]: Dialogue['tasks']): boolean {
  const { wish, areas, homes, text, about, attributes, order, comparative } = values;
  const { features, ...limits } = wish;
  const words = text.split(' ').length;
  const isOfHome = Boolean(focus) && areas.length + homes.length === 0 && about === null;
  const isFact = attributes.length > 0 && task?.kind === 'homes' && (order ?? comparative) === null;
  if (isFact && isOfHome && !hasLimits(wish)) return words <= MOST_WORDS_OF_FACT;
  const isOnly = features !== undefined && Object.keys(limits).length === 0;
  return isOfHome && isOnly && asksWhether(text) && words <= MOST_WORDS;
}

/** "I changed my mind, 500k", "houses then", upon homes that were looked for. */
function changesMind(values: Values, [task]: Dialogue['tasks']): boolean {
  const { wish, changesMind: isSaid, namesMore } = values;
  return task?.kind === 'homes' && isSaid && !namesMore && Object.keys(wish).length > 0;
}

/** "No wait, 950", "not the condo", "any in NoDa", upon homes that were looked for. */
function changesLimits(values: Values, tasks: Dialogue['tasks']): boolean {
  const { wish, areas, drops, text } = values;
  const [task] = tasks;
  if (task?.kind === 'sum') return false;
  if (areas.length > 0 && task?.kind !== 'areas' && isBare(text)) return true;
  if (addsRooms(values, tasks)) return true;
  return rulesOut(wish) || drops.length > 0 || (hasLimits(wish) && (isBare(text) || isFragment(text)));
}

/** "2 is fine too", upon homes of so many rooms. */
export function addsRooms({ also, wish }: Values, tasks: Dialogue['tasks']): boolean {
  const before = latest(tasks, 'homes')?.wish;
  const isOfRooms = (before?.bedrooms ?? before?.bathrooms) !== undefined;
  return also !== null && isOfRooms && (also.rooms !== null || hasLimits(wish));
}
