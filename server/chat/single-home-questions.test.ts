import { expect, test } from 'vitest';
import { foundEntries, type ScriptedTurn, talk } from '#test/scripted-talk.ts';

// A question about one home, identified by its area, type or unit, is answered from its record, even if an entry is likely.

const entry = foundEntries(['appraisal', 0.8]);

test.each<[string, ScriptedTurn[], RegExp, RegExp?]>([
  [
    'a question about the type of the only home in an area',
    [['is the Uptown listing a condo or a town house', 'ask', entry]],
    /^200 Lantern Place, No\. 1904 is a condominium\./,
  ],
  [
    'a question in Spanish about the type of the only home in an area',
    [['¿la de SouthEnd es condominio o casa adosada?', 'ask', entry]],
    /8 Railbed Way, No\. 512.*condominio/,
  ],
  [
    'a question about the type of a named home',
    [['is 3 Turret Row a house or a condo', 'ask']],
    /^3 Turret Row is a condominium\./,
  ],
  [
    'the type of a home in an area whose name contains a common word',
    [['is the lake norman place a detached home or townhouse', 'ask', entry]],
    /71 Halyard Point is a single-family house\./,
  ],
  [
    'a question in Spanish that states the type before the home',
    [['¿Es casa o condominio la de Uptown?', 'ask', entry]],
    /200 Lantern Place.*condominio/,
  ],
  [
    'the year the only home in an area was built',
    [['when was the one in SouthEnd built', 'ask']],
    /^8 Railbed Way, No\. 512 was built in 2019\./,
  ],
  [
    'a feature of the only home in an area',
    [['does your SouthEnd listing come with parking', 'ask', entry]],
    /8 Railbed Way, No\. 512/,
    /opinion/,
  ],
  [
    'a question about the dues of the only condo is not about its type',
    [['is the hoa on the Uptown condo high', 'ask', { ...foundEntries(['appraisal', 0.8]), request: null }]],
    /^An opinion of value/,
  ],
  [
    'a unit number in the format of the addresses',
    [['No. 512', 'search']],
    /^8 Railbed Way, No\. 512, SouthEnd: \$685,000/,
  ],
  [
    'the type of the home in an area that has one of those asked for',
    [['Is the NoDa listing single-family or a duplex', 'ask', entry]],
    /40 Spindle Street is a single-family house\./,
  ],
  [
    'a search for two types is not about one home',
    [['are there any condos or town houses in NoDa', 'search']],
    /^1 home matches \(NoDa, condominium \/ town house\)/,
  ],
  [
    'the age of the only condo in an area',
    [['how old is the Uptown condo', 'ask']],
    /^200 Lantern Place, No\. 1904 was built in 2007\./,
  ],
  [
    'a feature of the only home in an area, in Spanish',
    [['¿la de Uptown tiene garaje?', 'ask']],
    /200 Lantern Place, No\. 1904 no menciona/,
  ],
  [
    'a question about a unit',
    [['tell me about unit 1904', 'describe']],
    /^200 Lantern Place, No\. 1904, Uptown: \$365,000/,
  ],
  [
    'a unit number without other words',
    [['unit 1904', 'describe', foundEntries(['appraisal', 0.5])]],
    /^200 Lantern Place, No\. 1904, Uptown: \$365,000/,
  ],
  ['the price of a unit', [['how much is #512', 'ask']], /^8 Railbed Way, No\. 512 is listed at \$685,000/],
  [
    '"#2" is the second home of a list',
    [
      ['condos', 'search'],
      ['tell me about #2', 'pick'],
    ],
    /^200 Lantern Place/,
  ],
  [
    'the status of a unit',
    [['is apt 1904 still available', 'ask']],
    /^200 Lantern Place, No\. 1904 is Active\./,
  ],
  [
    'a unit that does not exist',
    [['unit 2005', 'search', entry]],
    /^No record tells of “unit 2005”/,
    /homes match/,
  ],
  ['a unit with a letter that does not exist', [['apt 3B', 'search']], /^No record tells of “apartment 3b”/],
])('%s', async (_, said, expected, not) => {
  const { text } = await talk(...said);
  expect(text).toMatch(expected);
  if (not) expect(text).not.toMatch(not);
});
