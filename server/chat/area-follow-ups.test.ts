import { expect, test } from 'vitest';
import { foundEntries, type ScriptedTurn, talk } from '#test/scripted-talk.ts';

// Messages that select and compare areas answered before.

test.each<[string, ScriptedTurn[], RegExp, RegExp?]>([
  [
    'an area named after the market of Charlotte gets the same figures',
    [
      ["how's the market", 'ask'],
      ['and in Dilworth?', 'area'],
    ],
    /^The median price in Dilworth.*15 days.*28 active listings/,
  ],
  [
    'an area named after an average over all areas gets its own figure',
    [
      ["what's the average price", 'rank'],
      ['in Uptown', 'area'],
    ],
    /^The median price in Uptown is \$385K/,
  ],
  [
    'a year alone is asked for what was asked before',
    [
      ['what was the median price in Uptown in 2024', 'ask'],
      ['and 2025', 'describe'],
    ],
    /^Median price in Uptown: \$385,000 in October 2026, \$376,000 a year before/,
  ],
  [
    '"there" means the area that ranked first',
    [
      ['which neighborhood has the most homes for sale', 'rank'],
      ["what's the price there", 'ask'],
    ],
    /^The median price in Lake Norman is \$593K/,
    /Uptown/,
  ],
  [
    '"it" means the area that ranked first',
    [
      ["what's the cheapest neighborhood", 'rank'],
      ["what's it like", 'describe'],
      ['anything for sale there', 'search'],
    ],
    /1 home matches \(Uptown\)/,
  ],
  [
    'a fact alone is asked of the area, whatever else it could mean',
    [
      ['is Uptown walkable', 'ask'],
      ['what about transit', 'question', foundEntries(['survey', 0.9])],
    ],
    /^Uptown has a transit score of 84/,
  ],
  [
    'a fact alone after a comparison compares by it',
    [
      ['compare NoDa and SouthEnd', 'compare'],
      ['prices', 'question', foundEntries(['survey', 0.9])],
    ],
    /^NoDa is the cheapest.*SouthEnd \$630K.*difference: \$630,000 − \$489,000/,
  ],
  [
    '"which one is higher" ranks the areas asked about one after the other',
    [
      ['average price per square foot in Myers Park', 'ask'],
      ['and SouthEnd', 'area'],
      ['which one is higher', 'rank'],
    ],
    /^Myers Park has the highest price per square foot: \$541.*SouthEnd \$436/,
  ],
  [
    'an area alone is asked for what was asked before',
    [
      ["how's the market", 'ask'],
      [
        'in Uptown',
        'ask',
        { request: { kinds: [], about: [], items: [], facts: [{ fact: 'walk', end: null }] } },
      ],
    ],
    /^The median price in Uptown/,
    /walk score/,
  ],
  [
    '"that one" means the area that ranked first',
    [
      ['compare NoDa and Plaza Midwood', 'compare'],
      ['which one is more walkable', 'rank'],
      ['show me homes in that one', 'search'],
    ],
    /2 homes match \(Plaza Midwood\)/,
  ],
  [
    '"the second one" means the second area answered',
    [
      ['median price in Plaza Midwood', 'ask'],
      ['and NoDa?', 'area'],
      ["just show me what you've got in the second one", 'search'],
    ],
    /2 homes match \(NoDa\)/,
  ],
  [
    '"las de ese" means the homes of the area that ranked first',
    [
      ['compara Dilworth y Myers Park', 'compare'],
      ['cuál es más barato', 'rank'],
      ['enséñame las de ese', 'search'],
    ],
    /1 casa coincide \(Dilworth\)/,
  ],
  [
    '"the faster one" compares two areas with the same figure',
    [
      ['do I need a survey in NoDa', 'question', foundEntries(['survey', 0.9])],
      ['and in Dilworth?', 'area', foundEntries(['survey', 0.9])],
      ['so which of the two is selling faster', 'rank', foundEntries(['appraisal', 0.2])],
    ],
    /fastest in Dilworth: 15 days on market on average\. Then: NoDa 18/,
  ],
  [
    'another figure is given for the areas answered before',
    [
      ['compare NoDa and Plaza Midwood', 'compare'],
      ['which one is more walkable', 'rank'],
      ['and cheaper?', 'rank'],
    ],
    /^NoDa is the cheapest/,
  ],
  [
    'a difference is in the figure by which the areas were ranked',
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
    '"by how much" is the difference between the areas answered before',
    [
      ['median price in NoDa', 'ask'],
      ['and SouthEnd', 'area'],
      ['and the other one by how much', 'ask', foundEntries(['appraisal', 0.2])],
    ],
    /\$630,000 − \$489,000 = \$141,000/,
  ],
  [
    '"the first" means the first area answered',
    [
      ['transit score in Dilworth', 'ask'],
      ['and Myers Park?', 'area'],
      ['just show me homes in the first', 'search'],
    ],
    /^1 home matches \(Dilworth\)/,
  ],
  [
    '"the cheaper one" selects the area and sets no price limit',
    [
      ['homes in NoDa', 'search'],
      ['is NoDa or Plaza Midwood cheaper', 'compare'],
      ['3 beds in the cheaper one', 'search'],
    ],
    /^2 homes match \(NoDa, 3 bedrooms\)/,
  ],
  [
    '"those" means the homes of the area that ranked first',
    [
      ["what's the difference between NoDa and SouthEnd", 'compare'],
      ['which has more homes for sale', 'rank'],
      ['ok show me those', 'search', foundEntries(['appraisal', 0.2])],
    ],
    /^1 home matches \(SouthEnd\)/,
  ],
  [
    'the home under discussion is compared with the homes of an area',
    [
      ['I like 12 Porchlight Lane', 'describe'],
      ['how does it compare with the one in Plaza Midwood', 'compare'],
    ],
    /^• 12 Porchlight Lane[\s\S]*27 Awning Avenue/,
  ],
  [
    'areas answered one by one can be compared by growth',
    [
      ['Plaza Midwood prices', 'ask'],
      ['how about Myers Park', 'area'],
      ['which went up faster', 'rank'],
      ['list what you have there', 'search'],
    ],
    /^2 homes match \(Plaza Midwood\)/,
  ],
  [
    'areas answered before can be compared by number of houses',
    [
      ['NoDa vs Plaza Midwood bike score', 'compare'],
      ['which one has more houses', 'ask'],
    ],
    /^NoDa has the most active listings of these: 32/,
  ],
])('%s', async (_, said, expected, not) => {
  const { text } = await talk(...said);
  expect(text).toMatch(expected);
  if (not) expect(text).not.toMatch(not);
});
