import { expect, test } from 'vitest';
import { cardRatings } from './card-ratings.ts';

test('shows the ratings of the record', () => {
  expect(cardRatings({ walkScore: 85, crimeRating: 'Moderate', schoolRating: 'B+' })).toEqual({
    walkScore: '85',
    crimeRating: 'Moderate',
    schoolRating: 'B+',
  });
});

test.each([null, undefined])('shows N/A for a walk score of %j', (walkScore) => {
  expect(cardRatings(walkScore === undefined ? {} : { walkScore }).walkScore).toBe('N/A');
});

test('shows a walk score of 0', () => {
  expect(cardRatings({ walkScore: 0 }).walkScore).toBe('0');
});

test.each([null, ''])('shows a default for a crime and a school rating of %j', (rating) => {
  expect(cardRatings({ crimeRating: rating, schoolRating: rating })).toMatchObject({
    crimeRating: 'Low',
    schoolRating: 'A',
  });
});
