import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { neighborhoods } from '#content/neighborhoods.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { AreaScores } from '../neighborhoods/area-scores.tsx';
import { NeighborhoodFigures } from './neighborhood-figures.tsx';
import { NeighborhoodRatings } from './neighborhood-ratings.tsx';

const [known] = neighborhoods;
if (!known) throw new Error('No neighborhoods');

/** What a popover and an area's page say of a record, as text. */
function said(record: Partial<Neighborhood>): string {
  const area = { ...(known as Neighborhood), ...record };
  return [NeighborhoodFigures, NeighborhoodRatings, AreaScores]
    .map((Part) => renderToStaticMarkup(<Part area={area} />))
    .join(' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

test('a walk score that is missing is N/A, out of nothing', () => {
  const text = said({ walkScore: null });
  expect(text.match(/Walk score N\/A/g)).toHaveLength(2);
  expect(text).not.toMatch(/N\/A out of 100/);
});

test('a walk score of 0 is a score', () => {
  expect(said({ walkScore: 0 }).match(/Walk score 0 out of 100/g)).toHaveLength(2);
});

test('a missing crime rating is Low, a missing school rating A', () => {
  const text = said({ crimeRating: null, schoolRating: null });
  expect(text).toMatch(/Crime rating Low /);
  expect(text).toMatch(/School rating A /);
});

test('both ratings are samples, also beside published figures', () => {
  const source = { name: 'A publisher', asOf: '2026-11', sample: false };
  expect(said({ source }).match(/rating \S+ Sample/g)).toHaveLength(2);
});

test('a missing price is available', () => {
  expect(said({ medianPrice: null })).toMatch(/Median price Price Available/);
});
