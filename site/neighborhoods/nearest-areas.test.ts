import { expect, test } from 'vitest';
import { neighborhoods } from '#content/neighborhoods.ts';
import { nearestAreas } from './nearest-areas.ts';

const around = (slug: string, count = 4) => {
  const area = neighborhoods.find((one) => one.slug === slug) ?? neighborhoods[0];
  if (!area) throw new Error('there are no areas');
  return { area, next: nearestAreas(area, neighborhoods, count).map((other) => other.slug) };
};

test('every neighborhood lists its neighbors first, fills one row and never includes itself', () => {
  for (const { slug } of neighborhoods) {
    const { area, next } = around(slug);
    expect(next.slice(0, area.neighbors.length)).toEqual(area.neighbors.slice(0, 4));
    expect(next).toHaveLength(4);
    expect(next).not.toContain(slug);
  }
});

test('a neighbor without a record is skipped', () => {
  const { area } = around('noda');
  const alone = { ...area, neighbors: ['atlantis'] };
  expect(nearestAreas(alone, [alone], 4)).toEqual([]);
});

test('a neighborhood without neighbors lists others', () => {
  const added = { ...around('noda').area, slug: 'porch-hill', neighbors: [] };
  const next = nearestAreas(added, [...neighborhoods, added], 4);
  expect(next).toEqual(neighborhoods.slice(0, 4));
});

test('being neighbors is mutual', () => {
  const { area } = around('noda');
  const added = { ...area, slug: 'porch-hill', neighbors: ['noda'] };
  const next = nearestAreas(area, [...neighborhoods, added], 4);
  expect(next.map(({ slug }) => slug)).toContain('porch-hill');
});
