import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { neighborhoods } from '#content/neighborhoods.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { AreaScores } from '../neighborhoods/area-scores.tsx';
import { NeighborhoodFigures } from './neighborhood-figures.tsx';
import { NeighborhoodRatings } from './neighborhood-ratings.tsx';

const [known] = neighborhoods;
if (!known) throw new Error('No neighborhoods');

/** The text that a popover and a neighborhood's page show for a record. */
function textOf(record: Partial<Neighborhood>): string {
  const area = { ...(known as Neighborhood), ...record };
  return [NeighborhoodFigures, NeighborhoodRatings, AreaScores]
    .map((Part) => renderToStaticMarkup(<Part area={area} />))
    .join(' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

test('a missing walk score is N/A, without a scale', () => {
  const text = textOf({ walkScore: null });
  expect(text.match(/Walk score N\/A/g)).toHaveLength(2);
  expect(text).not.toMatch(/N\/A out of 100/);
});

test('a walk score of 0 is shown as a score', () => {
  expect(textOf({ walkScore: 0 }).match(/Walk score 0 out of 100/g)).toHaveLength(2);
});

test('a missing crime rating is Low, a missing school rating A', () => {
  const text = textOf({ crimeRating: null, schoolRating: null });
  expect(text).toMatch(/Crime rating Low /);
  expect(text).toMatch(/School rating A /);
});

test('both ratings are labeled as samples, even beside published figures', () => {
  const source = { name: 'A publisher', asOf: '2026-11', sample: false };
  expect(textOf({ source }).match(/rating \S+ Sample/g)).toHaveLength(2);
});

test('a missing price reads as available', () => {
  expect(textOf({ medianPrice: null })).toMatch(/Median price Price Available/);
});
