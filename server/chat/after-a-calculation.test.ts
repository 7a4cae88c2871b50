import { expect, test } from 'vitest';
import { shippedAssistantTalk } from '#test/shipped-assistant-talk.ts';

// Messages that go on with the result of a calculation, as the shipped assistant reads them.

const lastAnswer = shippedAssistantTalk();

const payment = 'payment on 12 Porchlight Lane at 6.5% with 20% down';

test.each([
  ['payment on 524k 10% down at 6.5 30 years || times 12', '$2,980.83 × 12 = $35,769.96 a year.'],
  ['property tax on 612000 || a month?', '$4,693 / 12 = $391.08 a month.'],
  [
    'property tax on 612000 || a month? || and if its 524k || so the difference',
    '$4,693 − $4,018 = $675 a year.',
  ],
  [
    'payment on 524k 10% down at 6.5 30 years || and on a 15 yr || whats the difference between the two a month',
    '$4,108.14 − $2,980.83 = $1,127.31 a month.',
  ],
  ['whats 20 percent of 574000 || half of that', '$114,800 / 2 = $57,400.'],
  [
    'myers park taxes on a 1.2m house || divide by 12 then add 7100',
    '$9,202 / 12 = $766.83; $766.83 + $7,100 = $7,866.83 a month.',
  ],
  ['cuanto al mes por 400000 al 6.5 a 30 años || y al año', '$2,528.27 × 12 = $30,339.24 al año.'],
  ['property tax on 612000 || times 30', '$4,693 × 30 = $140,790.'],
])('arithmetic goes on with the last result: %j', async (talk, expected) => {
  expect(await lastAnswer(talk)).toBe(expected);
});

test.each([
  [`${payment} || how many bedrooms does it have || and at 7%`, /^About \$6,865\.92 a month/],
  [`${payment} || is that good`, /payment|\$/],
  ['payment on 524k 10% down at 6.5 30 years || plus 300 a year', /^(?!\$2,980\.83 \+ \$300)/],
  ['payment on 524k 10% down at 6.5 30 years || add 300 || and at 7% || difference', /^(?!.*\$456\.74)/],
  [
    'payment on a 449k house with 10% down at 6.5 || do you have any homes around that price',
    /\(\$404,100 to \$493,900\)/,
  ],
  [
    'selling in Dilworth, hoping for 1.35, i owe 620k, what do i net at 5%? || how long do homes take to sell there',
    /^Homes in Dilworth spend 15 days/,
  ],
  [
    'should i sell or rent out my place in SouthEnd || i owe 210k on it || and if i did sell it, what would be left after everything',
    /\$630,000 − \$210,000 owed/,
  ],
])('a calculation stays in mind: %j', async (talk, expected) => {
  expect(await lastAnswer(talk)).toMatch(expected);
});

test.each([
  'homes in NoDa || payments on both at 6.5 with 20% down || and at 7',
  'homes in NoDa || payments on both at 6.5 with 20% down || and 10% down?',
])('a calculation for each of two homes is repeated for each: %j', async (talk) => {
  expect(await lastAnswer(talk)).toMatch(/^16 Bobbin Court: About \$[\s\S]*\n40 Spindle Street: About \$/);
});
