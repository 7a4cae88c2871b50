import type { Act, Attribute } from '../understand/understood.ts';
import { asksLeave, asksRule } from '../values/asking.ts';
import { namesOtherCost, walksTo } from '../values/attributes.ts';
import { isHomeAlone } from '../values/bare.ts';
import type { Values } from '../values/read-values.ts';
import type { Dialogue } from './dialogue.ts';
import { RATHER, SURELY, type Vote } from './vote.ts';

/** What is asked of a home by where it is, how many are to be shown, a budget and a household say for an act. */
export function recordVotes(values: Values, tasks: Dialogue['tasks']): Vote[] {
  const isOfBudget = asksWhereEnough(values);
  const votes: [boolean, Act, number][] = [
    [asksOfOne(values), 'ask', SURELY],
    [tasks.length === 0 && isHomeAlone(values.text), 'describe', RATHER],
    [isUnitAlone(values.text) || values.howMany !== null, 'search', SURELY],
    [fits(values), 'search', SURELY],
    [asksWalkOfAreas(values, tasks), 'ask', SURELY],
    [isOfBudget && values.about === 'areas', 'rank', SURELY],
    [isOfBudget && values.about !== 'areas', 'search', SURELY],
  ];
  return votes.flatMap(([isMeant, act, share]) => (isMeant ? [[act, share]] : []));
}

/** "How old is the Uptown condo", "is 3 Turret Row a house or a condo" */
function asksOfOne({
  homes,
  areas,
  isCertain,
  isOwn,
  attributes,
  isYesOrNo,
  sum,
  text,
  ...values
}: Values): boolean {
  const isFact = attributes.some((one) => (homes.length === 1 ? OF_ANY : OF_ONE).has(one));
  const isOne = homes.length === 1 || (areas.length === 1 && isCertain && !isOwn && homes.length === 0);
  const isOrdered = (values.order ?? values.comparative ?? values.operation ?? sum) !== null;
  const isOther = isOrdered || asksRule(text) || asksLeave(text) || namesOtherCost(text);
  return isOne && (isFact || isYesOrNo) && !isOther && text.split(' ').length <= MOST_WORDS;
}

/** A home by its name is asked about in other ways too: its price may be meant for a sum or an offer. */
const OF_ANY: ReadonlySet<Attribute> = new Set<Attribute>(['type', 'status']);
const OF_ONE: ReadonlySet<Attribute> = new Set<Attribute>([
  ...OF_ANY,
  'beds',
  'baths',
  'size',
  'lot',
  'year',
  'days',
]);

/** What is longer asks for more than a fact. */
const MOST_WORDS = 12;

/** "Unit 2005", which no record has. */
function isUnitAlone(text: string): boolean {
  return /^(?:unit|apartment|suite|unidad|apartamento) \d+[a-z]?$/.test(text);
}

/** "In which areas is 500k enough", "¿dónde me alcanza con 500 mil?" */
function asksWhereEnough({ about, wish, sum, text }: Values): boolean {
  return (
    wish.price !== undefined && sum === null && ENOUGH.test(text) && (about === 'areas' || WHERE.test(text))
  );
}

const ENOUGH =
  /\b(?:enough|suffic\w+|afford|(?:go|goes|stretch\w*) (?:the )?(?:furthest|farthest)|alcanz\w+|bast[ae]n?)\b/;
const WHERE = /\b(?:where|donde)\b/;

/** "Which areas can you walk to dinner from", or which of those that were told; from one to another is a way. */
function asksWalkOfAreas({ homes, areas, about, text }: Values, [task]: Dialogue['tasks']): boolean {
  const isOfTold = task?.kind === 'areas' && task.areas.length > 1 && about === null;
  return walksTo(text) && homes.length + areas.length === 0 && (about === 'areas' || isOfTold);
}

/** "There are 6 of us, what fits", "space for 7 people" */
function fits({ wish, text }: Values): boolean {
  return wish.bedrooms !== undefined && FITS.test(text);
}

const FITS =
  /\b(?:what|which|anything|something|que|cual(?:es)?)(?: \w+){0,4} (?:fits?|works?|suits?|(?:big|large) enough|queda|sirve|conviene)\b|\b(?:space|room|espacio) (?:enough )?(?:for|para) \d (?:people|personas)\b/;
