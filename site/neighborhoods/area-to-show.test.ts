import { expect, test } from 'vitest';
import { neighborhoods } from '#content/neighborhoods.ts';
import { areaToShow } from './area-to-show.ts';

const slugOf = (slug: string, areas = neighborhoods) => areaToShow(slug, areas)?.slug;
const without = (...slugs: string[]) => neighborhoods.filter((area) => !slugs.includes(area.slug));

test('a slug shows its area, in capitals or not', () => {
  expect([slugOf('noda'), slugOf('NoDa')]).toEqual(['noda', 'noda']);
});

test('an unknown slug shows South End', () => {
  expect([slugOf('atlantis'), slugOf('constructor')]).toEqual(['southend', 'southend']);
});

test('an area that was taken off the site is an unknown one, and so is South End', () => {
  expect(slugOf('noda', without('noda'))).toBe('southend');
  expect(slugOf('southend', without('southend'))).toBe(neighborhoods[0]?.slug);
});

test('without areas there is nothing to show', () => {
  expect(slugOf('noda', [])).toBeUndefined();
});
