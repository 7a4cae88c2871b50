import { expect, test } from 'vitest';
import type { Act } from '#domain/chat/understand/understood.ts';
import { found, type Said, talk } from '#test/talk-of-acts.ts';

// One home of the records is asked about by its place, its kind or its unit: its record answers, whatever entry sounds like it.

const likely = (...acts: [value: Act, confidence: number][]) => ({
  acts: acts.map(([value, confidence]) => ({ value, confidence })),
});
const entry = { ...likely(['question', 0.5], ['ask', 0.1]), ...found(['appraisal', 0.8]) };

test.each<[string, Said[], RegExp, RegExp?]>([
  [
    'which of two kinds the home of an area is',
    [['is the Uptown listing a condo or a town house', 'question', entry]],
    /^200 Lantern Place, No\. 1904 is a condominium\./,
  ],
  [
    'the same in Spanish',
    [['¿la de SouthEnd es condominio o casa adosada?', 'question', entry]],
    /8 Railbed Way, No\. 512.*condominio/,
  ],
  [
    'a house or something else, of a home that is named',
    [['is 3 Turret Row a house or a condo', 'search']],
    /^3 Turret Row is a condominium\./,
  ],
  [
    'a duplex, of the two homes of an area',
    [['Is the NoDa listing single-family or a duplex', 'question', entry]],
    /40 Spindle Street is a single-family house\.\n• 16 Bobbin Court is a town house\./,
  ],
  [
    'two kinds that are looked for are no question of one home',
    [['are there any condos or town houses in NoDa', 'search']],
    /^1 home matches \(NoDa, condominium \/ town house\)/,
  ],
  [
    'the age of the one of its kind in an area',
    [
      [
        'how old is the Uptown condo',
        'describe',
        likely(['describe', 0.23], ['ask', 0.22], ['question', 0.2]),
      ],
    ],
    /^200 Lantern Place, No\. 1904 was built in 2007\./,
  ],
  [
    'what the one of an area has',
    [['¿la de Uptown tiene garaje?', 'pick']],
    /200 Lantern Place, No\. 1904 no menciona/,
  ],
  ['a unit', [['tell me about unit 1904', 'describe']], /^200 Lantern Place, No\. 1904, Uptown: \$365,000/],
  [
    'a unit by itself',
    [
      [
        'unit 1904',
        'details',
        { ...likely(['details', 0.26], ['pick', 0.17]), ...found(['appraisal', 0.5]) },
      ],
    ],
    /^200 Lantern Place, No\. 1904, Uptown: \$365,000/,
  ],
  ['what a unit costs', [['how much is #512', 'ask']], /^8 Railbed Way, No\. 512 is listed at \$685,000/],
  [
    'the second of a list by its number',
    [
      ['condos', 'search'],
      ['tell me about #2', 'pick'],
    ],
    /^200 Lantern Place/,
  ],
  [
    'whether a unit is still there',
    [['is apt 1904 still available', 'search']],
    /^200 Lantern Place, No\. 1904 is Active\./,
  ],
  [
    'a unit that no record has',
    [['unit 2005', 'question', entry]],
    /^No record tells of “unit 2005”/,
    /homes match/,
  ],
])('%s', async (_, said, expected, not) => {
  const { text } = await talk(...said);
  expect(text).toMatch(expected);
  if (not) expect(text).not.toMatch(not);
});
