import { expect, test } from 'vitest';
import { createWordMarker } from '#domain/chat/guard/protected-words.ts';
import { protectedWords } from './protected-words.ts';

const { floorOf } = createWordMarker(protectedWords);
const withoutThings = createWordMarker({ ...protectedWords, things: [] });

test.each(protectedWords.things)('%s would be declined if it were not a thing', (thing) => {
  const plain = thing.replaceAll('-', ' ');
  expect(withoutThings.floorOf(plain)).not.toBeNull();
  expect(floorOf(plain)).toBeNull();
});
