import { expect, test } from 'vitest';
import { shippedAssistantTalk } from '#test/shipped-assistant-talk.ts';

const lastAnswer = shippedAssistantTalk();

test.each([
  [
    'the next of a ranking',
    'cheapest area you cover || next cheapest after that',
    /^The median price in Fourth Ward is/,
  ],
  [
    'the first and the next, held apart',
    'cheapest area || next cheapest || how far apart are those two',
    /\$408,000 − \$385,000 = \$23,000/,
  ],
  [
    'the other end of a ranking of changes',
    'where are prices climbing fastest || and slowest',
    /^Uptown grew the least/,
  ],
  [
    'the ranking without one of its areas',
    'which area sells slowest || leave out the lake',
    /^Of these, homes sell slowest in Myers Park|^Homes sell slowest in Myers Park/,
  ],
  [
    'the list without one of its areas',
    'give me areas under 500k || kick out uptown || which sells quicker',
    /^Of these, homes sell fastest in Fourth Ward: 14 days.*NoDa 18/,
  ],
  [
    'the other of two',
    'dilworth or myers park || which is more walkable || and the other one',
    /^Myers Park has a walk score of 65/,
  ],
  [
    'two areas a year ago',
    'dilworth or myers park || price gap || was the gap bigger a year ago',
    /^Median price in Dilworth: .* a year before[\s\S]*Median price in Myers Park: .* a year before/,
  ],
  [
    'today beside a year ago',
    'how many homes on the market in uptown || vs a year ago',
    /^Active listings in Uptown: 67 in October 2026, 59 a year before \(\+13\.6%\)/,
  ],
  [
    'the same of another area',
    'how many homes on the market in uptown || vs a year ago || southend same question',
    /^Active listings in SouthEnd: 45 in October 2026/,
  ],
  [
    'what beats the one in hand',
    'bike score southend? || does anywhere beat it',
    /^Fourth Ward has the highest bike score: 81/,
  ],
  [
    'all areas by another figure',
    'bike score southend? || and for transit whos best',
    /^Uptown has the highest transit score: 84/,
  ],
  [
    'a third beside two',
    'compare myers park and dilworth || which went up more || and plaza midwood against those two?',
    /^Plaza Midwood grew the most of these over a year: \+6\.2%/,
  ],
  [
    'the areas of a ranking and of the one before',
    'cual es el barrio mas caro || y el mas barato || cuanta diferencia hay entre los dos',
    /\$1,541,000 − \$385,000/,
  ],
  [
    'an area beside the city',
    'median in noda || is that cheaper than charlotte overall',
    /^In-town Charlotte: average home price \$425,000[\s\S]*The median price in NoDa is/,
  ],
  [
    'a year further back',
    'noda prices || was it cheaper a couple years ago',
    /^Median price in NoDa in December 2024: \$/,
  ],
])('an answer about areas tells %s', async (_, talk, expected) => {
  expect(await lastAnswer(talk)).toMatch(expected);
});

test.each([
  [
    'an area taken off',
    'homes near a train || take uptown off',
    /^4 homes match \(a station nearby, outside Uptown\)/,
  ],
  ['a no before a limit', 'homes || no, something under 600', /match \(under \$600,000\)/],
])('a search heeds %s', async (_, talk, expected) => {
  expect(await lastAnswer(talk)).toMatch(expected);
});
