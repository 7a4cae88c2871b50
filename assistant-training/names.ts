import { placeNames } from '#content/assistant/place-words.ts';
import { listings } from '#content/listings.ts';
import { neighborhoods } from '#content/neighborhoods.ts';
import type { Names } from '#domain/chat/text/mask.ts';

/** The names that are masked in the examples: those of the records the site ships with. */
export const shippedNames: Names = {
  areas: [
    ...neighborhoods.map(({ name }) => name),
    ...Object.values(placeNames.areas)
      .flat()
      .filter((name) => /^[a-z0-9 ]+$/.test(name)),
  ],
  homes: listings.map(({ address }) => address),
};
