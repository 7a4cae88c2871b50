import { protectedWords } from '#content/assistant/words/protected-words.ts';
import { advertisingWords } from '#content/fair-housing/advertising-words.ts';
import { listings } from '#content/listings.ts';
import { neighborhoods } from '#content/neighborhoods.ts';
import { createCopyGuard } from '#domain/chat/guard/copy-guard.ts';
import { createMasker } from '#domain/chat/text/mask.ts';
import { fairHousingMarker, type TextMark } from '#domain/fair-housing/fair-housing-marks.ts';
import { assistantWeights } from '../chat/assistant-weights.ts';
import { recordNames } from '../chat/site-assistant.ts';
import { memoizeAsync } from '../memoize-async.ts';

/** Created at the first use, because the public site never needs it. */
const marker = memoizeAsync(newMarker);

/** The phrases of a text that the Fair Housing Act may forbid in an advertisement, in order. */
export async function readCopy(text: string): Promise<TextMark[]> {
  return (await marker())(text);
}

async function newMarker() {
  const weights = await assistantWeights();
  const mask = createMasker(recordNames({ areas: neighborhoods, homes: listings }));
  return fairHousingMarker(advertisingWords, createCopyGuard({ weights, words: protectedWords, mask }));
}
