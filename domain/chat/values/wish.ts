import { dollarsOf } from '../../listings/listing-figures.ts';
import { CLOSED } from '../../listings/listing-status.ts';
import type { Property } from '../../listings/property.ts';
import { kindOf } from '../../listings/property-types.ts';
import type { HomeLimits } from './home-limits.ts';
import type { TypeAndStatus } from './home-types.ts';
import { enclosingRange, isWithin, type Range } from './limit.ts';

/** A visitor's search criteria for homes, wanted and excluded. They apply until they are changed. */
export interface Wish extends HomeLimits, TypeAndStatus {
  price?: Range;
  yearBuilt?: Range;
  /** Slugs. */
  areas?: string[];
  notAreas?: string[];
  /** Ids. */
  notHomes?: string[];
  /** Ids. */
  features?: string[];
  notFeatures?: string[];
  /** Alternative values of the same criteria: four bedrooms, or three with a room to work in. */
  or?: Wish;
}

/** Merges later criteria into a wish: limits are replaced; features and exclusions accumulate. */
export function mergeWish(wish: Wish, changes: Wish): Wish {
  const { or, ...criteria } = wish;
  const isReplaced = Object.keys(or ?? {}).some((name) => name in changes);
  const features = [...new Set([...(wish.features ?? []), ...(changes.features ?? [])])];
  const notHomes = [...(wish.notHomes ?? []), ...(changes.notHomes ?? [])];
  const merged: Wish = {
    ...criteria,
    ...(or && !isReplaced && { or }),
    ...changes,
    features,
    ...(notHomes.length > 0 && { notHomes: [...new Set(notHomes)] }),
  };
  for (const [name, excludedName] of EXCLUDED) {
    const excluded = [...new Set([...(wish[excludedName] ?? []), ...(changes[excludedName] ?? [])])].filter(
      (one) => !changes[name]?.includes(one),
    );
    const wanted = merged[name]?.filter((one) => !excluded.includes(one));
    delete merged[excludedName];
    delete merged[name];
    if (excluded.length > 0) merged[excludedName] = excluded;
    if (wanted && wanted.length > 0) merged[name] = wanted;
  }
  return merged;
}

/** Returns changes that widen a wish to match the earlier criteria or the alternative: two bedrooms or three. */
export function widenWish(wish: Wish, also: Wish): Wish {
  if (also.features) return Object.keys(wish).length > 0 ? { or: also } : also;
  const { types, ...limits } = also;
  const ranges = WIDENED.flatMap((name) => {
    const [before, now] = [wish[name], limits[name]];
    return before && now ? [[name, enclosingRange(before, now)] as const] : [];
  });
  const kinds = wish.types && types ? { types: [...new Set([...wish.types, ...types])] } : {};
  return { ...limits, ...Object.fromEntries(ranges), ...kinds };
}

const WIDENED = ['bedrooms', 'bathrooms', 'squareFeet', 'yearBuilt', 'lotSize'] as const;

const EXCLUDED = [
  ['areas', 'notAreas'],
  ['types', 'notTypes'],
  ['statuses', 'notStatuses'],
  ['features', 'notFeatures'],
] as const;

/** Whether a wish has criteria other than places. */
export function hasCriteria({ areas: _, notAreas: __, ...limits }: Wish): boolean {
  return Object.keys(limits).length > 0;
}

/** The wish without features, wanted or excluded. */
export function withoutFeatures({ features: _, notFeatures: __, ...others }: Wish): Wish {
  return others;
}

/** Whether a wish excludes anything. */
export function hasExclusions(wish: Wish): boolean {
  return EXCLUDED.some(([, not]) => wish[not] !== undefined);
}

/** Whether a home's description mentions a feature. */
export type DescribesFeature = (home: Property, feature: string) => boolean;

/** Whether a home meets all criteria of a wish or of its alternative. A sold home meets only a wish for sold ones. */
export function matchesWish(home: Property, { or, ...wish }: Wish, describes: DescribesFeature): boolean {
  if (CRITERIA.every((name) => meetsCriterion(name, home, wish, describes))) return true;
  return or !== undefined && matchesWish(home, { ...wish, ...or }, describes);
}

/** Returns the criteria that a home does not meet. */
export function unmetCriteria(home: Property, wish: Wish, describes: DescribesFeature): WishCriterion[] {
  return CRITERIA.filter((name) => !meetsCriterion(name, home, wish, describes));
}

export type WishCriterion = Exclude<keyof Wish, 'or'>;

function meetsCriterion(
  name: WishCriterion,
  home: Property,
  wish: Wish,
  describes: DescribesFeature,
): boolean {
  switch (name) {
    case 'areas':
      return wish.areas?.includes(home.neighborhoodSlug ?? '') ?? true;
    case 'notAreas':
      return !wish.notAreas?.includes(home.neighborhoodSlug ?? '');
    case 'notHomes':
      return !wish.notHomes?.includes(home.id);
    case 'types':
      return wish.types?.includes(kindOf(home.propertyType)) ?? true;
    case 'notTypes':
      return !wish.notTypes?.includes(kindOf(home.propertyType));
    case 'statuses':
      return wish.statuses?.includes(home.status) ?? home.status !== CLOSED;
    case 'notStatuses':
      return !wish.notStatuses?.includes(home.status);
    case 'features':
      return wish.features?.every((feature) => describes(home, feature)) ?? true;
    case 'notFeatures':
      return !wish.notFeatures?.some((feature) => describes(home, feature));
    default:
      return isWithin(NUMBERS[name](home), wish[name]);
  }
}

const NUMBERS: Record<'price' | 'yearBuilt' | keyof HomeLimits, (home: Property) => number | null> = {
  price: dollarsOf,
  bedrooms: ({ bedrooms }) => bedrooms,
  bathrooms: ({ bathrooms }) => bathrooms,
  squareFeet: ({ squareFootage }) => squareFootage,
  yearBuilt: ({ yearBuilt }) => yearBuilt,
  lotSize: ({ lotSize }) => lotSize,
  daysOnMarket: ({ daysOnMarket }) => daysOnMarket,
};

/** Least important first: the order in which criteria are relaxed when no home meets all of them. */
const CRITERIA: WishCriterion[] = [
  'features',
  'notFeatures',
  'notStatuses',
  'statuses',
  'daysOnMarket',
  'lotSize',
  'yearBuilt',
  'squareFeet',
  'bathrooms',
  'price',
  'bedrooms',
  'types',
  'notTypes',
  'notAreas',
  'areas',
  'notHomes',
];

/** Returns how far a home is from a wish: the relative gap of each unmet criterion, weighted by its importance. */
export function distanceFromWish(home: Property, wish: Wish, describes: DescribesFeature): number {
  return unmetCriteria(home, wish, describes).reduce((sum, name) => {
    const range = name in NUMBERS ? (wish[name] as Range) : undefined;
    const value = range ? NUMBERS[name as keyof typeof NUMBERS](home) : null;
    const end = range && value !== null ? (value < (range.min ?? value) ? range.min : range.max) : undefined;
    const off = end !== undefined && value !== null ? Math.abs(value - end) / (1 + Math.max(value, end)) : 1;
    return sum + off * (1 + CRITERIA.indexOf(name));
  }, 0);
}
