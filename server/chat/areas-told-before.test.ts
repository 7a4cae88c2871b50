import { expect, test } from 'vitest';
import { foundEntries, type ScriptedTurn, talk } from '#test/scripted-talk.ts';

// What a message picks and compares of the areas that were told before it.

test.each<[string, ScriptedTurn[], RegExp, RegExp?]>([
  [
    'homes in the area that led an order',
    [
      ['compare NoDa and Plaza Midwood', 'compare'],
      ['which one is more walkable', 'rank'],
      ['show me homes in that one', 'search'],
    ],
    /2 homes match \(Plaza Midwood\)/,
  ],
  [
    'homes in the second of areas told one after the other',
    [
      ['median price in Plaza Midwood', 'ask'],
      ['and NoDa?', 'area'],
      ["just show me what you've got in the second one", 'search'],
    ],
    /2 homes match \(NoDa\)/,
  ],
  [
    'the same in Spanish',
    [
      ['compara Dilworth y Myers Park', 'compare'],
      ['cuál es más barato', 'rank'],
      ['enséñame las de ese', 'search'],
    ],
    /1 casa coincide \(Dilworth\)/,
  ],
  [
    'the faster of two areas that the same was told of',
    [
      ['do I need a survey in NoDa', 'question', foundEntries(['survey', 0.9])],
      ['and in Dilworth?', 'area', foundEntries(['survey', 0.9])],
      ['so which of the two is selling faster', 'rank', foundEntries(['appraisal', 0.2])],
    ],
    /fastest in Dilworth: 15 days on market on average\. Then: NoDa 18/,
  ],
  [
    'another figure of the areas told',
    [
      ['compare NoDa and Plaza Midwood', 'compare'],
      ['which one is more walkable', 'rank'],
      ['and cheaper?', 'rank'],
    ],
    /^NoDa is the cheapest/,
  ],
  [
    'the difference in what the areas told were put in order by',
    [
      ['median price in NoDa', 'ask'],
      ['and SouthEnd', 'area'],
      ['which grew more', 'rank'],
      ['by how much', 'ask'],
    ],
    /9\.1.*7\.4|7\.4.*9\.1/,
    /\$/,
  ],
  [
    'the same of areas told, by how much',
    [
      ['median price in NoDa', 'ask'],
      ['and SouthEnd', 'area'],
      ['and the other one by how much', 'ask', foundEntries(['appraisal', 0.2])],
    ],
    /\$630,000 − \$489,000 = \$141,000/,
  ],
  [
    'homes in the first of areas told, and nothing of that name',
    [
      ['transit score in Dilworth', 'ask'],
      ['and Myers Park?', 'area'],
      ['just show me homes in the first', 'search'],
    ],
    /^1 home matches \(Dilworth\)/,
  ],
  [
    'homes in the cheaper of two areas, without a price',
    [
      ['homes in NoDa', 'search'],
      ['is NoDa or Plaza Midwood cheaper', 'compare'],
      ['3 beds in the cheaper one', 'search'],
    ],
    /^2 homes match \(NoDa, 3 bedrooms\)/,
  ],
  [
    'those of the area that led an order',
    [
      ["what's the difference between NoDa and SouthEnd", 'compare'],
      ['which has more homes for sale', 'rank'],
      ['ok show me those', 'search', foundEntries(['appraisal', 0.2])],
    ],
    /^1 home matches \(SouthEnd\)/,
  ],
  [
    'the home spoken of, beside those of an area',
    [
      ['I like 12 Porchlight Lane', 'describe'],
      ['how does it compare with the one in Plaza Midwood', 'compare'],
    ],
    /^• 12 Porchlight Lane[\s\S]*27 Awning Avenue/,
  ],
  [
    'which of areas told one by one went up more',
    [
      ['Plaza Midwood prices', 'ask'],
      ['how about Myers Park', 'area'],
      ['which went up faster', 'rank'],
      ['list what you have there', 'search'],
    ],
    /^2 homes match \(Plaza Midwood\)/,
  ],
  [
    'which of the areas told has more houses',
    [
      ['NoDa vs Plaza Midwood bike score', 'compare'],
      ['which one has more houses', 'ask'],
    ],
    /^NoDa has the most active listings: 32/,
  ],
])('%s', async (_, said, expected, not) => {
  const { text } = await talk(...said);
  expect(text).toMatch(expected);
  if (not) expect(text).not.toMatch(not);
});
