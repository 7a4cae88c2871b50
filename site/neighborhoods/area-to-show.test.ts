import { expect, test } from 'vitest';
import { neighborhoods } from '#content/neighborhoods.ts';
import { areaToShow } from './area-to-show.ts';

const stored = neighborhoods.map((area) => ({ ...area, name: `Stored ${area.name}` }));
const nameOf = (slug: string, records = stored) => areaToShow(slug, records, neighborhoods).name;

test('a record of the store comes first, then the built-in text', () => {
  expect(nameOf('noda')).toBe('Stored NoDa');
  expect(nameOf('noda', [])).toBe('NoDa');
});

test('capitals make no difference', () => {
  expect(nameOf('SouthEnd')).toBe('Stored SouthEnd');
  expect(nameOf('NoDa', [])).toBe('NoDa');
});

test('an unknown slug shows South End', () => {
  expect(nameOf('atlantis')).toBe('Stored SouthEnd');
  expect(nameOf('constructor', [])).toBe('SouthEnd');
});
