import type { Act, Attribute } from '../understand/understood.ts';
import { asksEnough, asksLeave, asksRule, asksWhatFits, asksWhere } from '../values/asking.ts';
import { namesOtherCost, walksTo } from '../values/attributes.ts';
import { isHomeAlone, isUnitAlone } from '../values/bare.ts';
import type { Values } from '../values/read-values.ts';
import type { Dialogue } from './dialogue.ts';
import { RATHER, SURELY, type Vote } from './vote.ts';

/** Votes for what the records answer: facts of one home, a number of homes, room for a household, where a budget is enough. */
export function recordVotes(values: Values, tasks: Dialogue['tasks']): Vote[] {
  const { text, about, wish, sum } = values;
  const isOfBudget = wish.price !== undefined && sum === null && asksEnough(text);
  const votes: [boolean, Act, number][] = [
    [asksOfOne(values), 'ask', SURELY],
    [tasks.length === 0 && isHomeAlone(text), 'describe', RATHER],
    [isUnitAlone(text) || values.howMany !== null, 'search', SURELY],
    [wish.bedrooms !== undefined && asksWhatFits(text), 'search', SURELY],
    [asksWalkOfAreas(values, tasks), 'ask', SURELY],
    [isOfBudget && about === 'areas', 'rank', SURELY],
    [isOfBudget && about !== 'areas' && asksWhere(text), 'search', SURELY],
  ];
  return votes.flatMap(([isMeant, act, share]) => (isMeant ? [[act, share]] : []));
}

/** "How old is the Uptown condo", "is 3 Turret Row a house or a condo" */
function asksOfOne(values: Values): boolean {
  const { homes, areas, attributes, order, comparative, operation, sum, text } = values;
  const isTheOneThere = homes.length === 0 && areas.length === 1 && values.isCertain && !values.isOwn;
  const isFact = attributes.some((one) => (homes.length === 1 ? ASKED_BY_ADDRESS : ASKED_BY_PLACE).has(one));
  const isOther =
    (order ?? comparative ?? operation ?? sum) !== null ||
    asksRule(text) ||
    asksLeave(text) ||
    namesOtherCost(text);
  return (
    (homes.length === 1 || isTheOneThere) &&
    (isFact || values.isYesOrNo) &&
    !isOther &&
    text.split(' ').length <= MOST_WORDS
  );
}

/** Where the address is given, a figure may be meant for something else: the price for a sum or an offer. */
const ASKED_BY_ADDRESS: ReadonlySet<Attribute> = new Set<Attribute>(['type', 'status']);
const ASKED_BY_PLACE: ReadonlySet<Attribute> = new Set<Attribute>([
  ...ASKED_BY_ADDRESS,
  'beds',
  'baths',
  'size',
  'lot',
  'year',
  'days',
]);

/** A longer message asks for more than a fact. */
const MOST_WORDS = 12;

/** "Which areas can you walk to dinner from", or "can I walk to dinner from either" of the areas just told. */
function asksWalkOfAreas({ homes, areas, about, text }: Values, [task]: Dialogue['tasks']): boolean {
  const isOfTold = task?.kind === 'areas' && task.areas.length > 1 && about === null;
  return walksTo(text) && homes.length + areas.length === 0 && (about === 'areas' || isOfTold);
}
