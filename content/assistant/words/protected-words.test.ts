import { expect, test } from 'vitest';
import { createWordMarker } from '#domain/chat/guard/protected-words.ts';
import { createMasker } from '#domain/chat/text/mask.ts';
import { protectedWords } from './protected-words.ts';

const { floorOf } = createWordMarker(protectedWords);
const withoutThings = createWordMarker({ ...protectedWords, things: [] });

test.each(protectedWords.things)('%s would be declined if it were not a thing', (thing) => {
  const plain = thing.replaceAll('-', ' ');
  expect(withoutThings.floorOf(plain)).not.toBeNull();
  expect(floorOf(plain)).toBeNull();
});

test('phrases are written as the mask leaves them, or they would never be found', () => {
  const { classes, kinds, telling, spokenOf, things } = protectedWords;
  const lists = [
    ...Object.values(classes).flatMap(({ floor, framed }) => [floor, framed]),
    ...Object.values(kinds).flatMap((own) => Object.values(own)),
    ...Object.values(telling),
    ...spokenOf.map(({ after }) => after),
    ...things,
  ];
  const phrases = lists
    .flatMap((list) => list.split(' '))
    .filter(Boolean)
    .map((phrase) => phrase.replaceAll('-', ' '));
  const mask = createMasker({ areas: ['NoDa'], homes: [] });
  expect(phrases.filter((phrase) => mask(phrase.replaceAll('_number', '8')) !== phrase)).toEqual([]);
});
