import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import { within } from '../understand/limit.ts';
import { isScore, type Measure, type MeasureEnd, measured } from '../understand/measures.ts';
import { withDigits } from '../understand/number-words.ts';
import { changeRange, scoreLimit, scoreRange } from '../understand/score-range.ts';
import { hasQuery } from '../understand/short-question.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { Answer, Sources } from './answer.ts';
import {
  areaAtPlace,
  areaComparison,
  areaFacts,
  areaRanking,
  areaSummary,
  areasWithin,
  type MeasureLimit,
} from './area-answers.ts';
import { sentencesOf } from './area-features.ts';
import { marketFigures } from './market-answers.ts';
import type { Skill } from './skill.ts';

/** "areas under 500K", "walk score over 80" */
export const withinLimits: Skill = (understood, sources) => {
  const [measure] = understood.measures.filter((one) => one !== 'price');
  const areas = understood.areas.length > 1 ? understood.areas : sources.areas;
  const { price, order: _, ...wishes } = understood.query;
  const priced = price && !hasQuery(wishes) ? { measure: 'price' as const, range: price } : null;
  if (understood.query.daysOnMarket && !understood.signals.whichArea) return null;
  const [first, ...others] = limitsOf(understood, measure);
  // "Is Lake Norman's walk score below 50?"
  if (first && understood.areas.length === 1 && !understood.signals.whichArea)
    return areaFacts(understood.areas, [first.measure], sources);
  if (first) return areasWithin(areas, [first, ...others, ...(priced ? [priced] : [])], sources);
  if (measure && understood.direction) return null;
  const isOfCity = understood.signals.city && !understood.signals.whichArea;
  const isOfMedian = MEDIAN.test(understood.plain) && !isOfCity;
  if (!priced) return null;
  // "Walkable and under 500k": the score stands beside the price
  const scores = understood.measures.filter(isScore).map((one) => ({ measure: one, range: {} }));
  // "Is the median in NoDa under 500k?"
  if (understood.areas.length === 1)
    return isOfMedian ? areaFacts(understood.areas, ['price'], sources) : null;
  const isOfAreas = understood.signals.whichArea && understood.areas.length === 0;
  return isOfAreas || isOfMedian ? areasWithin(areas, [priced, ...scores], sources) : null;
};

/** What limits the measures other than the price: each score by its own clause, else the one measure. */
function limitsOf({ plain }: Understanding, measure: Measure | undefined): MeasureLimit[] {
  const text = withDigits(plain);
  const ofClauses = text
    .split(/ (?:and|but|with|y|pero|con) /)
    .flatMap((clause) => scoreLimit(clause) ?? daysLimit(clause) ?? []);
  if (ofClauses.length > 1) return ofClauses;
  const range = measure && (measure === 'growth' ? changeRange : scoreRange)(text);
  // "Walkable, around 650": no score is that high
  const isTooHigh = range && isScore(measure) && Math.max(range.min ?? 0, range.max ?? 0) > HIGHEST_SCORE;
  return range && !isTooHigh ? [{ measure, range }] : [];
}

const HIGHEST_SCORE = 100;

/** "Sell in under 20 days" */
function daysLimit(clause: string): MeasureLimit | null {
  const range = /\b(?:days|dias)\b/.test(clause) ? scoreRange(clause) : null;
  return range && { measure: 'days', range };
}

/** Areas have a median, homes a price. */
const MEDIAN = /\b(median|average|mediana|mediano|promedio)\b/;

export const ranking: Skill = (understood, sources) => {
  const [measure] = understood.measures;
  if (!measure || !understood.direction || understood.signals.ownHome) return null;
  if (
    understood.query.order === 'most-land' ||
    isPriceOfAThing(understood) ||
    THAN_BEFORE.test(understood.plain)
  )
    return null;
  const { bedrooms, bathrooms, features } = understood.query;
  if (!understood.signals.whichArea && (bedrooms || bathrooms || features)) return null;
  if (understood.areas.length > 1) return areaComparison(understood.areas, asked(understood), sources);
  if (
    understood.areas.length === 1 &&
    !/\b(most|least|\w+est|lowest|highest|mas|menos)\b/.test(understood.plain)
  )
    return null;
  const isOfHomes =
    understood.signals.homes && !(measure === 'inventory' && OF_A_NUMBER.test(understood.plain));
  const isOfOne = understood.areas.length === 1 && !IS_IT_FIRST.test(understood.plain);
  if (!understood.signals.whichArea && understood.query.order && (isOfHomes || isOfOne)) return null;
  const ends = asked(understood);
  const place = PLACES.findIndex((pattern) => pattern.test(understood.plain));
  const [end] = ends;
  const among = { ...sources, areas: withinBounds(understood, sources) };
  if (place > 0 && end) return areaAtPlace(end, place, among);
  return areaRanking(ends, ends.length === 1, among);
};

/** "The most walkable area under 500k", "the cheapest near the light rail": the areas within the limits named, if any is. */
function withinBounds(
  { query, plain }: Understanding,
  { areas, features }: Sources,
): readonly Neighborhood[] {
  const limit = scoreLimit(withDigits(plain));
  const near = (query.features ?? []).flatMap((id) => (features[id]?.ofPlace ? [features[id].found] : []));
  const kept = areas.filter(
    (area) =>
      within(area.medianPrice, query.price) &&
      (!limit || within(measured(area, limit.measure), limit.range)) &&
      near.every((found) => found.some((word) => textOf(area).includes(word))),
  );
  return kept.length > 0 ? kept : areas;
}

function textOf(area: Neighborhood): string {
  return sentencesOf(area).join(' ').toLowerCase();
}

/** "The second cheapest", "runner-up" */
const PLACES = [
  /^(?!)/,
  /\b(?:second|2nd|next|runner up|segund[oa])\b/,
  /\b(?:third|3rd|tercer[oa]?)\b/,
  /\b(?:fourth|4th|cuart[oa])\b(?! ward)/,
];

/** "Is Uptown the cheapest?" */
const IS_IT_FIRST = /^(?:so )?(?:is|es) (?:\w+ ){1,2}(?:the|la|el) (?:most|least|mas|menos|\w+est)\b/;

/** "Smallest number of listings" */
const OF_A_NUMBER = /\b(number|inventory|listings)\b/;

/** "More listings than a year ago" sets the city beside itself, not the areas beside each other. */
const THAN_BEFORE = /\b(than|que|desde) (a|an|last|el|hace) (un )?(year|month|ano|mes)\b/;

/** What is asked of the areas: each measure with its end, or the first one. */
function asked({ ends, measures, direction }: Understanding): MeasureEnd[] {
  return ends.length > 0 ? ends : measures.slice(0, 1).map((measure) => ({ measure, direction }));
}

export const areaMeasures: Skill = async (understood, sources) => {
  const isAsked = understood.areas.length > 0 && understood.measures.length > 0;
  if (!isAsked || isPriceOfAThing(understood) || WAY_BETWEEN.test(understood.plain)) return null;
  if (understood.areas.length > 1) return areaComparison(understood.areas, each(understood), sources);
  return beside(await areaFacts(understood.areas, understood.measures, sources), understood, sources);
};

/** "Can I walk from Fourth Ward to Uptown?" asks for no score. */
const WAY_BETWEEN =
  /\b(?:walk|bike|cycle|ride|drive|get|go|travel) (?:from (?!most|least)[a-z ]+ to|to [a-z ]+ from) [a-z]/;

/** "How does NoDa compare to the Charlotte average?": the city's figure stands under the area's. */
async function beside(
  facts: Answer,
  { plain, measures, signals }: Understanding,
  sources: Sources,
): Promise<Answer> {
  if (!signals.city || !SET_BESIDE.test(plain)) return facts;
  const city = await marketFigures(measures, sources);
  return { ...facts, text: `${facts.text}\n${city.text}`, links: [...facts.links, ...city.links] };
}

const SET_BESIDE = /\b(?:compar\w+|than|versus|vs|against|above|below|between|que)\b/;

/** "What does a tile roof cost to insure?", "is parking dear Uptown?": neither homes nor an area are priced, but a thing is. */
function isPriceOfAThing({ plain, measures, unknownWords, areas, signals }: Understanding): boolean {
  if (!measures.every((measure) => measure === 'price')) return false;
  if (OF_WORK.test(plain)) return true;
  if (signals.homes || signals.priced) return signals.priced && !signals.homes;
  const isOfAreas = signals.whichArea || signals.market || (areas.length > 0 && !COST_OF.test(plain));
  return unknownWords.length > 0 && !isOfAreas && COST.test(plain);
}

/** "What does it cost to paint a house?" */
const OF_WORK = /\bcosts? (?:me |us )?to (?!(?:buy|live|own|rent|get|purchase|be|move)\b)/;

/** "What does childcare cost in NoDa?" */
const COST_OF = /\b(?:do|does) (?!it\b)(?:\w+ ){1,3}costs?\b/;

const COST = /\b(costs?|how much|worth)\b/;

function each({ measures, direction }: Understanding): MeasureEnd[] {
  return measures.map((measure) => ({ measure, direction }));
}

/** Measures of no area in particular: the city's figures, or all areas in order. */
export const cityMeasures: Skill = (understood, sources) => {
  const [measure] = understood.measures;
  if (!measure || understood.unknownWords.length > 2 || isPriceOfAThing(understood)) return null;
  if (
    measure === 'walk' ||
    measure === 'transit' ||
    measure === 'bike' ||
    understood.signals.whichArea ||
    SOMEWHERE.test(understood.plain) ||
    (understood.signals.list && !understood.signals.market)
  ) {
    return areaRanking(each(understood), true, sources);
  }
  // "How has the market changed?": every figure stands with its change
  const isOfAll = understood.signals.market && understood.measures.every((one) => one === 'growth');
  return marketFigures(isOfAll ? [] : understood.measures, sources);
};

/** "Somewhere walkable but not too expensive" */
const SOMEWHERE = /\b(?:somewhere|anywhere|an? (?:area|place|neighborhood)|algun lugar)\b/;

export const areas: Skill = (understood, sources) => {
  const [area] = understood.areas;
  if (!area) return null;
  if (understood.areas.length > 1) return areaComparison(understood.areas, [], sources);
  const summary = areaSummary(area, sources);
  return understood.signals.judgement
    ? { ...summary, text: `${summary.text}\n\n${sources.words.judgement}` }
    : summary;
};
