import { expect, test } from 'vitest';
import { type Evidence, groundedSources, textEvidence } from './grounded.ts';

const areas = [
  { slug: 'noda', name: 'NoDa' },
  { slug: 'southend', name: 'SouthEnd' },
];
const SAMPLE = 'Sample figures, November 2026.';
const evidence: Evidence[] = [
  { areas: ['noda'], text: '{"medianPrice":489000,"walkScore":78,"growth":"+8.5%"}', source: SAMPLE },
  { areas: ['southend'], text: '{"medianPrice":1541000,"walkScore":88}', source: SAMPLE },
  { areas: [], text: 'Call (704) 555-0142, 8 am to 8 pm. Over $1.5 billion sold.', source: '' },
];
const sources = (answer: string) => groundedSources(answer, evidence, areas);

test.each([
  'The median price in NoDa is $489,000.',
  'The median price in NoDa is $489K.',
  'About 489 thousand dollars in NoDa',
  'South End is at $1.54M, or $1.5 million',
  'NoDa has a walk score of 78. Prices rose 8.5% in a year.',
  'NoDa scores 78, SouthEnd 88.',
])('%j is grounded and returns the source of its figures', (answer) => {
  expect(sources(answer)).toEqual([SAMPLE]);
});

test.each(['Call (704) 555-0142 from 8 am.', 'No figures here.', 'Over $1.5 billion sold.'])(
  '%j requires no source',
  (answer) => expect(sources(answer)).toEqual([]),
);

test.each([
  ['an invented figure', 'The median price in NoDa is $525,000.'],
  ['an exact figure for a rounded one', 'We sold homes for $1,500,000,001.'],
  ['an exact figure for a rounded threshold', 'Over $1,500,000,000 sold.'],
  ['a wrong rounding', 'NoDa is at $480K.'],
  ['a figure of another area', 'The walk score of NoDa is 88.'],
  ['a figure of another area, a sentence later', 'NoDa is lively. Its walk score is 88.'],
  ['a price as a share', 'Prices in NoDa rose 489,000%.'],
  ['a share as a price', 'A home in NoDa costs $8.5.'],
  ['an invented phone number', 'Call (704) 555-0143.'],
  ['a figure in words', 'The walk score of NoDa is ninety-five.'],
  ['a sum in words', 'About half a million in NoDa.'],
  ['a calculation', 'SouthEnd is twice as expensive.'],
  ['digits of another script', 'The walk score of NoDa is ٧٨.'],
  ['full-width digits', 'The walk score of NoDa is ９５.'],
  ['a year without evidence', 'By 2030 NoDa will be different.'],
])('%s is not grounded', (_, answer) => {
  expect(sources(answer)).toBeNull();
});

test('each statement of a text is evidence for its area, or for the last area named', () => {
  const given = textEvidence('NoDa: $489K; walk score 78. SouthEnd: walk score 88.', areas, '');
  expect(groundedSources('NoDa has a walk score of 78.', given, areas)).toEqual([]);
  expect(groundedSources('NoDa has a walk score of 88.', given, areas)).toBeNull();
});
