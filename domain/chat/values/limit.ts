import { isRuledOutAfter, textBeforeNegation } from './negation.ts';

/** Both ends are inclusive; a missing end is open. */
export interface Range {
  min?: number;
  max?: number;
}

/** "above" and "below" exclude the number, "least" and "most" include it. */
type Bound = 'above' | 'least' | 'below' | 'most' | 'about';

/** The bound around a number, and the text before the words that state it. */
interface Limit {
  bound: Bound;
  before: string;
}

/**
 * Parses the words around a number: "no more than", "at least" and "cheaper than" before it, "or less" and "max" after it and
 * its unit. @returns null if they state no limit
 */
export function limitAround(before: string, after: string): Limit | null {
  const near = before.slice(-MAX_LENGTH).trimEnd();
  const found = BEFORE.exec(near);
  const textBefore = near.slice(0, found?.index).trim();
  const isAnswer = LONE_NO.test(textBefore) && !COMPARATIVE.test(found?.[0] ?? '');
  const beforeNegation = isAnswer ? null : textBeforeNegation(textBefore);
  const boundBefore = found?.groups ? boundOf(found.groups, beforeNegation !== null) : null;
  if (boundBefore && boundBefore !== 'about' && isRuledOutAfter(after))
    return { bound: boundOf(found?.groups ?? {}, beforeNegation === null), before: textBefore };
  if (boundBefore && boundBefore !== 'about')
    return { bound: boundBefore, before: beforeNegation ?? textBefore };
  const groupsAfter = AFTER.exec(after.slice(0, MAX_LENGTH).replace(TOLD_AFTER, ' max'))?.groups;
  if (groupsAfter) return { bound: (groupsAfter.least ?? groupsAfter.more) ? 'least' : 'most', before: near };
  return boundBefore && { bound: boundBefore, before: near };
}

/** Returns the range between two numbers in either order. */
export function rangeBetween(one: number, other: number): Range {
  return { min: Math.min(one, other), max: Math.max(one, other) };
}

/** Returns the range of a bound. @param step distance to the next possible value: 1 for bedrooms */
export function rangeFor(bound: Bound, value: number, step: number): Range {
  switch (bound) {
    case 'above':
      return { min: value + step };
    case 'least':
      return { min: value };
    case 'below':
      return { max: value - step };
    case 'most':
      return { max: value };
    case 'about':
      return { min: rounded(value * (1 - TOLERANCE)), max: rounded(value * (1 + TOLERANCE)) };
  }
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Returns the intersection of two ranges; the first range if they do not overlap. */
export function intersect(one: Range, other: Range): Range {
  const min = Math.max(one.min ?? Number.NEGATIVE_INFINITY, other.min ?? Number.NEGATIVE_INFINITY);
  const max = Math.min(one.max ?? Number.POSITIVE_INFINITY, other.max ?? Number.POSITIVE_INFINITY);
  if (min > max) return one;
  return { ...(Number.isFinite(min) && { min }), ...(Number.isFinite(max) && { max }) };
}

/** Returns the smallest range that contains both; an open end stays open. */
export function enclosingRange(one: Range, other: Range): Range {
  return {
    ...(one.min !== undefined && other.min !== undefined && { min: Math.min(one.min, other.min) }),
    ...(one.max !== undefined && other.max !== undefined && { max: Math.max(one.max, other.max) }),
  };
}

/** Whether a number lies within a range; an unknown number is only within an undefined range. */
export function isWithin(value: number | null, range: Range | undefined): boolean {
  if (!range) return true;
  return value !== null && value >= (range.min ?? 0) && value <= (range.max ?? Number.POSITIVE_INFINITY);
}

/** In characters: text further away belongs to another number. */
const MAX_LENGTH = 80;
const TOLERANCE = 0.1;

const MORE =
  'more(?! affordable| economical)(?: expensive| costly| spacious| recent)?|less affordable|greater|higher|larger|bigger|longer|better|pricier|dearer|costlier|newer|younger|later|slower|mas(?: (?:car|grande|alt|larg|nuev|reciente)\\w*)?|mayor(?:es)?|superior(?:es)?';
const LESS =
  'less(?! affordable)(?: expensive| costly)?|more (?:affordable|economical)|fewer|lower|smaller|cheaper|shorter|faster|quicker|sooner|older|earlier|menos(?: car\\w*)?|menor(?:es)?|inferior(?:es)?|mas (?:barat|economic|pequen|baj|cort|viej|antigu|rapid)\\w*';
/** "Bigger than", "a bigger home than" */
const THAN = '(?:(?: (?!(?:for|or|and|but|with|in|at|less|more|fewer)\\b)[a-z]+){0,2} than| (?:que|de|a))';

/** A lone "no" negates only in "no more than"; elsewhere it answers a question, as in "no, over 600k". */
const LONE_NO = /(?:^| )no$/;
const COMPARATIVE = new RegExp(`^(?:${MORE}|${LESS})${THAN}\\b`);

const BEFORE = new RegExp(
  [
    `\\b(?:(?<above>(?:${MORE})${THAN}|over(?! budget\\b)|above(?! budget\\b)|beyond|after|north of|exceed(?:s|ing)?|in excess of|(?:arriba|encima|despues) del?|sobre)`,
    `|(?<below>(?:${LESS})${THAN}|under|below|beneath|sub|before|prior to|south of|(?:por )?(?:debajo|abajo|antes) del?|bajo)`,
    '|(?<least>at least|min(?:imum)?|start(?:s|ing)? (?:at|from)|upwards of|from|since|al menos|por lo menos|(?:como )?minimo|desde|a partir del?)',
    '|(?<most>at (?:the )?most|up to|max(?:imum)?|within|in the (?:last|past)|cap(?:ped)? (?:at|of)|limit|ceiling|hasta|(?:como )?maximo|a lo mas)',
    '|(?<about>around|(?<!(?:what|how|tell me|more|know|asking|curious|ask) )about|approximately|roughly|near|close(?:st)? to|circa|some|alrededor de|cerca de|unos|aproximadamente|como)',
    ')(?: (?:an?|the|is|of|de|about|around|last|past|year|price|budget|size|un[ao]?|los|las|ultim[ao]s|(?:walk|transit|bike) score|score|puntaje))*$',
  ].join(''),
);

/** "620 is the max", "700 es mi tope" */
const TOLD_AFTER =
  /^ (?:is|es|would be|seria) (?:(?:the|my|our|an?|el|mi|nuestro|absolute|very|hard) )*(?:max(?:imum)?|most|limit|ceiling|cap|tops?|top of (?:my|our|the) budget|maximo|limite|tope)\b/;
const AFTER = new RegExp(
  [
    '^(?:(?<more>\\+)|(?: ?(?:',
    '(?<least>plus|(?:or|and) (?:more(?: recent)?|above|over|higher|greater|larger|bigger|better|longer|up|newer|later|after|beyond)|min(?:imum)?|at least|[oy] (?:mas|mayor(?:es)?|despues)|en adelante|para (?:ca|aca)|(?:como )?minimo|por lo menos)',
    '|(?<most>(?:or|and) (?:less|fewer|under|below|lower|smaller|cheaper|shorter|older|earlier|before|down)|max(?:imum)?|tops|at (?:the )?most|[oy] (?:menos|menor(?:es)?|antes)|como maximo|maximo|a lo mas)',
    // in "3 beds max 500k" the limit applies to the price
    ')(?![a-z0-9])(?! (?:than |of |de |que |an? )?\\$? ?\\d)))',
  ].join(''),
);

function boundOf({ above, below, least, most }: Record<string, string>, isDenied: boolean): Bound {
  if (above) return isDenied ? 'most' : 'above';
  if (below) return isDenied ? 'least' : 'below';
  return least ? 'least' : most ? 'most' : 'about';
}
