import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import { phrasePattern } from '../text/phrase-pattern.ts';

/** What the records measure of an area. `growth` and `ppsf` come from the market series. */
export const MEASURES = ['price', 'walk', 'transit', 'bike', 'days', 'inventory', 'growth', 'ppsf'] as const;
export type Measure = (typeof MEASURES)[number];

export type Direction = 'highest' | 'lowest';

export interface MeasureWords {
  measures: Record<Measure, string[]>;
  /** "cheapest", "most walkable": a measure with its direction. */
  superlatives: { measure: Measure; direction: Direction; say: string[] }[];
  highest: string[];
  lowest: string[];
}

export interface MeasuresAsked {
  measures: Measure[];
  direction: Direction | null;
}

/** @returns a function that finds the measures a plain text asks for, and which end of them */
export function measureFinder(words: MeasureWords): (plain: string) => MeasuresAsked {
  const named = MEASURES.map((measure) => [measure, phrasePattern(words.measures[measure])] as const);
  const superlatives = words.superlatives.map((one) => ({ ...one, pattern: phrasePattern(one.say) }));
  const highest = phrasePattern(words.highest);
  const lowest = phrasePattern(words.lowest);
  return (plain) => {
    const superlative = superlatives.find(({ pattern }) => pattern.test(plain));
    const measures = withoutWider(
      named.filter(([, pattern]) => pattern.test(plain)).map(([measure]) => measure),
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

/** "Price per square foot" and "price growth" hold the word price and do not ask for it; nor does "how fast homes sell" ask how many. */
function withoutWider(measures: Measure[]): Measure[] {
  if (measures.some(isNarrower))
    return measures.filter((measure) => measure !== 'price' && measure !== 'inventory');
  return measures.includes('days') ? measures.filter((measure) => measure !== 'inventory') : measures;
}

const isNarrower = (measure: Measure) => measure === 'ppsf' || measure === 'growth';
