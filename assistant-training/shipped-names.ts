import { placeNames } from '#content/assistant/words/place-names.ts';
import { listings } from '#content/listings.ts';
import { neighborhoods } from '#content/neighborhoods.ts';
import type { Names } from '#domain/chat/text/mask.ts';
import { createMessageReader } from '#domain/chat/values/message-text.ts';

/** The names masked in the examples: those of the built-in records. */
export const shippedNames: Names = {
  areas: [...neighborhoods.map(({ name }) => name), ...Object.values(placeNames.also).flat()],
  homes: listings.map(({ address }) => address),
};

const readMessage = createMessageReader(placeNames);

/** Converts a message to plain text with digits and placeholders for these names. */
export function withPlaceholders(raw: string): string {
  return readMessage(raw, { areas: neighborhoods, homes: listings }).rest;
}
