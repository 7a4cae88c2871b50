import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { advertisingWords } from '#content/fair-housing/advertising-words.ts';
import type { ProtectedClass } from '#domain/fair-housing/advertising-words.ts';
import { applySuggestion } from '#domain/fair-housing/apply-suggestion.ts';
import { readCopy } from './read-copy.ts';

const lines = readFileSync(new URL('copy-cases.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | '));
const marked = lines.filter(([name]) => name !== 'fine') as [ProtectedClass, string, string][];
const fine = lines.filter(([name]) => name === 'fine').map(([, text = '']) => text);

test('the test file has enough cases, and as many harmless ones', () => {
  expect(marked.length).toBeGreaterThanOrEqual(150);
  expect(fine.length).toBeGreaterThanOrEqual(150);
});

test.each(marked)('text marked for %s: %s | %s', async (protectedClass, phrase, text) => {
  const marks = await readCopy(text);
  expect(marks.map((mark) => [mark.protectedClass, mark.phrase])).toContainEqual([
    advertisingWords.classes[protectedClass],
    phrase,
  ]);
  for (const mark of marks) {
    expect(text.slice(mark.start, mark.end)).toBe(mark.phrase);
    expect(mark.reason).toMatch(/^[A-Z][^.]*\.$/);
    expect(await readCopy(mark.suggestion)).toEqual([]);
  }
});

test.each(fine)('text left unmarked: %s', async (text) => {
  expect(await readCopy(text)).toEqual([]);
});

test('suggestions fit into their sentence', async () => {
  const suggested = async (text: string) => (await readCopy(text)).map(({ suggestion }) => suggestion);
  expect(await suggested('perfect for families')).toEqual(['four bedrooms and a fenced yard']);
  expect(await suggested('A safe and quiet Enclave.')).toEqual(['An Enclave']);
  expect(await suggested('It is a safe area.')).toEqual(['an area']);
  expect(await suggested('A prestigious address, an elite community.')).toEqual(['An', 'a community']);
  expect(await suggested('Adults only, no Muslims.')).toEqual(['open to all', 'open to all']);
});

test.each([
  ['An exclusive, prestigious address', ['A prestigious address', 'An exclusive address']],
  ['no children allowed', ['open to all']],
])('applying any suggestion to %j leaves a whole sentence', async (text, expected) => {
  expect((await readCopy(text)).map((mark) => applySuggestion(text, mark))).toEqual(expected);
});

test.each(['Adults\u200bonly', 'Adults_only', '_Adults only_'])('the phrase is found in %j', async (text) => {
  expect(await readCopy(text)).toMatchObject([{ protectedClass: advertisingWords.classes.family }]);
});

test('phrases are found in any spelling, with their positions', async () => {
  const text = 'Four beds.\nPERFECT  for\nfamilies’ needs; kid‑friendly… “Adults Only”';
  expect((await readCopy(text)).map(({ phrase }) => phrase)).toEqual([
    'PERFECT  for\nfamilies',
    'kid‑friendly',
    'Adults Only',
  ]);
});
