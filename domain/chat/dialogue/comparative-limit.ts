import { dollarsOf } from '../../listings/listing-figures.ts';
import type { Property } from '../../listings/property.ts';
import { kindOf } from '../../listings/property-types.ts';
import type { Sources } from '../answer/answer.ts';
import { homeFigure } from '../answer/figures.ts';
import { homesOf } from '../answer/home-answers.ts';
import { sortHomes } from '../answer/home-search.ts';
import type { Act, Attribute } from '../understand/understood.ts';
import { BATHS_STEP, orHalfMore } from '../values/home-limits.ts';
import type { Order } from '../values/order.ts';
import type { Values } from '../values/read-values.ts';
import type { Wish } from '../values/wish.ts';
import type { HomesTask } from './dialogue.ts';

/** The limit that "cheaper" sets: below the cheapest home shown, or below the focused one. */
export function limitFromComparative(
  { comparative, asksHalfPrice, itemReference }: Values,
  list: HomesTask | null,
  act: Act,
  sources: Sources,
): Wish {
  // in "3 beds in the cheaper one" the comparative names an area
  if (!list || act === 'compare' || itemReference.refersToAreas) return {};
  const shown = list.focus ? [list.focus] : list.results.slice(0, list.shown);
  const [dearest] = sortHomes(homesOf(shown, sources), { by: 'price', lowest: false, place: 0, most: 1 });
  const price = (dearest && dollarsOf(dearest)) ?? undefined;
  if (asksHalfPrice && price !== undefined) return { price: { max: price / 2 } };
  return (comparative && limitBeyond(comparative, homesOf(shown, sources))) ?? {};
}

/** The type and bedrooms of the home in hand, if a message asks for homes like it: "same kind but cheaper". */
export function criteriaOfSameKind({ text }: Pick<Values, 'text'>, home: Property | null): Wish {
  if (!home || !asksSameKind(text)) return {};
  const { propertyType, bedrooms } = home;
  return { types: [kindOf(propertyType)], ...(bedrooms !== null && { bedrooms: orHalfMore(bedrooms) }) };
}

/** Whether a plain text asks for homes like the one in hand: "same kind but cheaper". */
export function asksSameKind(text: string): boolean {
  return SAME_KIND.test(text);
}

const SAME_KIND =
  /\b(?:same|(?:of|in) (?:that|this)|mism[oa]|de ese) (?:kind|type|sort|style|tipo|estilo)\b|\b(?:similar|parecid[oa])s?\b|\b(?:something|anything|ones?|1|more|others?|homes?|houses?|condos?|places?) like (?:it|that|this)\b/;

/** The limit that only homes beyond all of these meet: "cheaper", "bigger"; null if no criterion limits the figure. */
export function limitBeyond({ by, lowest }: Order, homes: readonly Property[]): Wish | null {
  const values = homes.flatMap((home) => homeFigure(home, by)?.value ?? []);
  const name = LIMIT_OF[by];
  if (!name || values.length === 0) return null;
  const step = STEP_OF[by] ?? 1;
  const hundredths = (value: number) => Math.round(100 * value) / 100;
  return {
    [name]: lowest
      ? { max: hundredths(Math.min(...values) - step) }
      : { min: hundredths(Math.max(...values) + step) },
  };
}

/** The least difference between two values; 1 for the others. */
const STEP_OF: Partial<Record<Attribute, number>> = { lot: 0.01, baths: BATHS_STEP };

const LIMIT_OF: Partial<Record<Attribute, keyof Wish>> = {
  price: 'price',
  size: 'squareFeet',
  year: 'yearBuilt',
  beds: 'bedrooms',
  baths: 'bathrooms',
  lot: 'lotSize',
};
