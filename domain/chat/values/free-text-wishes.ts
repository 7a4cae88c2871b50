import { quotedFeatureId } from './home-features.ts';
import type { Wish } from './wish.ts';
import type { WishPhrase } from './wish-reader.ts';

/** A wish for a home that no record has a field for. */
export interface FreeTextWish {
  /** Wanted, unwanted, wanted nearby, or not understood. */
  kind: WishPhrase['kind'] | 'unread';
  /** The visitor's words: "white kitchen", "hoa", "hospital". */
  text: string;
  /** Slug of the area that a distance is measured from. */
  from?: string;
}

/**
 * Returns the wish phrases that no other reader has understood.
 * @param text plain text with digits
 * @param isUnderstood whether another reader understands a phrase
 */
export function freeTextWishes(
  text: string,
  things: readonly WishPhrase[],
  isUnderstood: (phrase: string) => boolean,
): FreeTextWish[] {
  const others = things.filter(({ text: said }, at) => {
    const isFirst = !things.slice(0, at).some((other) => other.text.includes(said));
    return (
      isFirst &&
      !BROKEN_OFF.test(said) &&
      !NO_WISH.test(said) &&
      !isUnderstood(said) &&
      parkingPhrase(said) === null
    );
  });
  const parking = things.length > 0 ? parkingPhrase(text) : null;
  return [...(parking === null ? [] : [{ kind: 'has' as const, text: parking }]), ...others];
}

/** Greetings, words of asking, a time to come, and lone numbers or pronouns. */
const NO_WISH =
  /^(?:hola|buen[ao]s(?: (?:dias|tardes|noches))?|hi|hello|hey|(?:good )?(?:morning|afternoon|evening)|please|thanks|thank you|gracias|por favor|drop|rent|(?:(?:fin )?de )?semana|weekend|limite?|\d[\d.]*\+?|[a-z]|al|el|la|de|en|una?|me|we|it|to|you)$/;

/** "End of", from "out by end of next month" */
const BROKEN_OFF = /\b(?:of|by|at|in|for|to|the|de|por|para)$/;

/** Whether a phrase cannot narrow a search: every home has it ("full bath"), or it is a position in a list ("first"). */
export function appliesToEveryHome(phrase: string): boolean {
  return /^(?:(?:primary|master|full) )?(?:bed|bath|living )?(?:rooms?|baths?|kitchen)$|^(?:first|second|third|last|former|latter|other|same)\b/.test(
    phrase,
  );
}

/** Returns the wanted parking as descriptions word it: "2 parking spaces", "3 car garage"; null if none is mentioned. */
export function parkingPhrase(text: string): string | null {
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

/** The features that a message names, with parking as descriptions count it: "2 parking spaces". */
export function thingsWanted({ wish: { features = [] }, text }: { wish: Wish; text: string }): string[] {
  const parking = parkingPhrase(text.replace(BARE_SPACES, '$1 parking $2'));
  if (parking === null) return features;
  return [quotedFeatureId(parking.replace(/s$/, '')), ...features.filter((one) => !PARKING.has(one))];
}

const BARE_SPACES = /\b(\d) (spaces?|spots?)\b(?! (?:for|to|para)\b)/;
const PARKING = new Set(['parking', 'garage']);
