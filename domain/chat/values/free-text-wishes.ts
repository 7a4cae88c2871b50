import type { WishPhrase } from './wish-reader.ts';

/** Something wanted of a home that no record has a field for. */
export interface FreeTextWish {
  /** To be there, not to be there, to be near, or not read at all. */
  kind: WishPhrase['kind'] | 'unread';
  /** As it was said: "white kitchen", "hoa", "hospital". */
  text: string;
  /** Slug of the area that a distance is told from. */
  from?: string;
}

/**
 * The things wished for that nothing else in a message stands for.
 * @param text plain text with digits
 * @param isUnderstood whether a reader makes something of a phrase
 */
export function freeTextWishes(
  text: string,
  things: readonly WishPhrase[],
  isUnderstood: (phrase: string) => boolean,
): FreeTextWish[] {
  const others = things.filter(({ text: said }, at) => {
    const isFirst = !things.slice(0, at).some((other) => other.text.includes(said));
    return isFirst && !isUnderstood(said) && parkingPhrase(said) === null;
  });
  const cars = things.length > 0 ? parkingPhrase(text) : null;
  return [...(cars === null ? [] : [{ kind: 'has' as const, text: cars }]), ...others];
}

/** Whether a thing tells no home apart: none is without it, "full bath", or it is a place in a list, "first". */
export function appliesToEveryHome(said: string): boolean {
  return /^(?:(?:primary|master|full) )?(?:bed|bath|living )?(?:rooms?|baths?|kitchen)$|^(?:first|second|third|last|former|latter|other|same)\b/.test(
    said,
  );
}

/** How many cars a home is to have room for, as descriptions say it: "2 parking spaces", "3 car garage"; null where none is said. */
function parkingPhrase(text: string): string | null {
  for (const [pattern, unit] of CARS) {
    const [found, first, second] = pattern.exec(text) ?? [];
    if (found !== undefined) return `${first ?? second} ${unit}`;
  }
  return null;
}

/** "A 3-car garage", "a garage for 3 cars" */
const CARS: [pattern: RegExp, unit: string][] = [
  [
    /\b(\d) ?(?:\+ ?|plus )?(?:car|auto)s? (?:\w+ )?garages?\b|\b(?:garage|garaje|cochera) (?:that (?:fits|holds) |for |para |de )(\d) (?:cars?|vehicles?|trucks?|carros?|autos?|coches?)\b/,
    'car garage',
  ],
  [
    /\b(\d) (?:\w+ )?parking (?:spaces?|spots?)\b|\b(?:parking|estacionamiento) (?:for |para |de )(\d) (?:cars?|vehicles?|carros?|autos?|coches?)\b/,
    'parking spaces',
  ],
];
