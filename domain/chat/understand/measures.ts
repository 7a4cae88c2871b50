import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import { phrasePattern } from '../text/phrase-pattern.ts';

/** What the records measure of an area. `growth` and `ppsf` come from the market series. */
const MEASURES = ['price', 'walk', 'transit', 'bike', 'days', 'inventory', 'growth', 'ppsf'] as const;
export type Measure = (typeof MEASURES)[number];

export type Direction = 'highest' | 'lowest';

export interface MeasureWords {
  measures: Record<Measure, string[]>;
  /** "cheapest", "most walkable": a measure with its direction. */
  superlatives: { measure: Measure; direction: Direction; say: string[] }[];
  highest: string[];
  lowest: string[];
}

/** A measure, and which end of it is asked for; null when its figures are. */
export interface MeasureEnd {
  measure: Measure;
  direction: Direction | null;
}

export interface MeasuresAsked {
  measures: Measure[];
  /** The first end asked for. */
  direction: Direction | null;
  /** Each measure with its own end, where several are asked for: "the cheapest and the most walkable". */
  ends: MeasureEnd[];
}

type OfOneClause = Omit<MeasuresAsked, 'ends'>;

/** @returns a function that finds the measures a plain text asks for, and which end of each */
export function measureFinder(words: MeasureWords): (plain: string) => MeasuresAsked {
  const ofClause = clauseReader(words);
  return (asked) => {
    const plain = asked.replace(FROM_END_TO_END, '$1');
    const whole = ofClause(plain);
    const clauses = plain.split(JOINED);
    if (clauses.length === 1) return { ...whole, ends: [] };
    const ends = endsOf(clauses.map((clause) => [clause, ofClause(clause)]));
    const named = new Set([...whole.measures, ...ends.map(({ measure }) => measure)]);
    return {
      measures: MEASURES.filter((measure) => named.has(measure)),
      direction: ends.find(({ direction }) => direction)?.direction ?? whole.direction,
      ends: ends.length > 1 && ends.some(({ direction }) => direction) ? ends : [],
    };
  };
}

/** "From most to least walkable" is an order that begins with the most. */
const FROM_END_TO_END =
  /\b(?:from )?(?:the )?((?:most |least )?\w+) to (?:the )?(?:most|least|highest|lowest|best|worst|fewest|cheapest|priciest|fastest|slowest)\b/;

/** Joins two things asked for. */
const JOINED = / (?:and|but|vs|versus|y|pero) /;

/** Begins a question of its own, which takes no end over from the one before. */
const ASKS_ANEW =
  /^(?:also )?(?:how|what|which|where|is|are|do|does|its|their|que|como|cuan\w*|cual\w*|sus?)\b/;

/** Each clause's measures; a clause without an end takes that of the one before, one without a measure gives its end to the next. */
function endsOf(clauses: readonly [clause: string, asked: OfOneClause][]): MeasureEnd[] {
  const ends = clauses.flatMap(([clause, { measures, direction }], index): MeasureEnd[] => {
    const before = clauses[index - 1]?.[1];
    const carried = ASKS_ANEW.test(clause) ? null : (before?.direction ?? null);
    // "cheap and walkable" wants the low price and the high score, "most walkable and affordable" no less
    const turned = carried === 'lowest' && before?.measures[0] === 'price' ? 'highest' : carried;
    const own = measures.map((measure) => ({
      measure,
      direction:
        direction ?? (isScore(measure) ? turned : carried && LITTLE_MONEY.test(clause) ? 'lowest' : carried),
    }));
    const waiting = before?.measures.length === 0 ? before.direction : null;
    const others = waiting && direction ? measures.map((measure) => ({ measure, direction: waiting })) : [];
    return [...others, ...own];
  });
  const key = ({ measure, direction }: MeasureEnd) => `${measure} ${direction}`;
  return [...new Map(ends.map((end) => [key(end), end])).values()];
}

const LITTLE_MONEY = /\b(?:affordab\w+|inexpensive|asequibles?)\b/;

function clauseReader(words: MeasureWords): (plain: string) => OfOneClause {
  const named = MEASURES.map((measure) => [measure, phrasePattern(words.measures[measure])] as const);
  const every = MEASURES.map((measure) => [measure, phrasePattern(words.measures[measure], 'g')] as const);
  const without = (plain: string, taken: readonly Measure[]) =>
    every.reduce(
      (text, [measure, pattern]) => (taken.includes(measure) ? text.replace(pattern, ' | ') : text),
      plain,
    );
  const superlatives = words.superlatives.map((one) => ({ ...one, pattern: phrasePattern(one.say) }));
  const highest = phrasePattern(words.highest);
  const lowest = phrasePattern(words.lowest);
  return (plain) => {
    const superlative = superlatives.find(({ pattern }) => pattern.test(plain));
    const measures = withoutWider(
      named.filter(([, pattern]) => pattern.test(plain)).map(([measure]) => measure),
      (narrower) => without(plain, narrower),
    );
    // "I can't drive, where is the best bus?" asks for the bus
    const isAside = superlative?.measure === 'walk' && measures.length > 0 && !measures.includes('walk');
    if (superlative && !isAside) {
      const narrower = superlative.measure === 'price' ? measures.filter(isNarrower) : [];
      return {
        measures: narrower.length > 0 ? narrower : [superlative.measure],
        direction: superlative.direction,
      };
    }
    if (lowest.test(plain)) return { measures, direction: 'lowest' };
    return { measures, direction: highest.test(plain) ? 'highest' : null };
  };
}

/** Of an area's own record; null for what only the series know. */
export function measured(area: Neighborhood, measure: Measure): number | null {
  switch (measure) {
    case 'price':
      return area.medianPrice;
    case 'walk':
      return area.walkScore;
    case 'transit':
      return area.transitScore;
    case 'bike':
      return area.bikeScore;
    case 'days':
      return area.marketData.averageDays;
    case 'inventory':
      return area.marketData.inventory;
    default:
      return null;
  }
}

/**
 * "Price per square foot" and "price growth" hold the word price and do not ask for it; nor does "how fast homes sell" ask how
 * many. "Price, price per square foot" asks for both.
 * @param without the text without the words of some measures
 */
function withoutWider(measures: Measure[], without: (taken: Measure[]) => string): Measure[] {
  const narrow = measures.filter(isNarrower);
  const dated = measures.filter((measure) => isNarrower(measure) || measure === 'days');
  const isHidden = (measure: Measure) =>
    (measure === 'price' && narrow.length > 0 && !PLAINLY_PRICE.test(without(narrow))) ||
    (measure === 'inventory' && dated.length > 0 && !PLAINLY_INVENTORY.test(without(dated)));
  return measures.filter((measure) => !isHidden(measure));
}

/** Names that stand for nothing else: "how much have homes gone up" asks for no price. */
const PLAINLY_PRICE = /\b(median|prices?|precios?|mediana)\b/;
const PLAINLY_INVENTORY =
  /\b(inventory|listings|listed|(how many|number of|cuantas) .*(for sale|en venta)|inventario|listados)\b/;

/** Whether a measure is a score out of 100. */
export const isScore = (measure: Measure) =>
  measure === 'walk' || measure === 'transit' || measure === 'bike';

const isNarrower = (measure: Measure) => measure === 'ppsf' || measure === 'growth';
