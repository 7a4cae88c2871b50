import { placeNames } from '#content/assistant/words/place-names.ts';
import { listings } from '#content/listings.ts';
import { neighborhoods } from '#content/neighborhoods.ts';
import type { Names } from '#domain/chat/text/mask.ts';

/** The names masked in the examples: those of the built-in records. */
export const shippedNames: Names = {
  areas: [...neighborhoods.map(({ name }) => name), ...Object.values(placeNames.also).flat()],
  homes: listings.map(({ address }) => address),
};
