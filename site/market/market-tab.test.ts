import { expect, test } from 'vitest';
import { neighborhoods } from '#content/neighborhoods.ts';
import { chosenAreas } from './chosen-areas.ts';
import { tabOf } from './market-tab.ts';

test.each([
  ['tab=trends', 'trends'],
  ['', 'overview'],
  ['tab=%3Cscript%3E', 'overview'],
])('the tab of ?%s is %s', (query, tab) => {
  expect(tabOf(new URLSearchParams(query))).toBe(tab);
});

test('an unknown area is ignored', () => {
  const chosen = (query: string) => chosenAreas(new URLSearchParams(query), neighborhoods).chosen;
  expect(chosen('area=nowhere')).toEqual(chosen(''));
  expect(chosen('area=nowhere&area=noda')).toEqual(['noda']);
});
