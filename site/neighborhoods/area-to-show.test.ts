import { expect, test } from 'vitest';
import { neighborhoods } from '#content/neighborhoods.ts';
import { areaToShow } from './area-to-show.ts';

const slugOf = (slug: string, areas = neighborhoods) => areaToShow(slug, areas)?.slug;
const without = (...slugs: string[]) => neighborhoods.filter((area) => !slugs.includes(area.slug));

test('a slug finds its neighborhood regardless of case', () => {
  expect([slugOf('noda'), slugOf('NoDa')]).toEqual(['noda', 'noda']);
});

test('an unknown slug falls back to South End', () => {
  expect([slugOf('atlantis'), slugOf('constructor')]).toEqual(['southend', 'southend']);
});

test('a neighborhood that was removed from the site counts as unknown, and so does South End', () => {
  expect(slugOf('noda', without('noda'))).toBe('southend');
  expect(slugOf('southend', without('southend'))).toBe(neighborhoods[0]?.slug);
});

test('without neighborhoods nothing is shown', () => {
  expect(slugOf('noda', [])).toBeUndefined();
});
