import { expect, test } from 'vitest';
import { foundEntries, type ScriptedTurn, talk } from '#test/scripted-talk.ts';

// Areas named or referred to later in a conversation, with the act of each message given.

test.each<[string, ScriptedTurn[], RegExp, RegExp?]>([
  [
    '"which areas" means the areas of the homes found',
    [
      ['homes with a yard under 1.2M', 'search'],
      ['which areas', 'ask'],
    ],
    /^• NoDa: median price[\s\S]*• Plaza Midwood: median price/,
  ],
  [
    '"there" means all areas answered, and earlier limits stay',
    [
      ['homes with a yard under 1.2M', 'search'],
      ['which areas', 'ask'],
      ['show me some there', 'search'],
    ],
    /5 homes match \(NoDa \/ Plaza Midwood \/ Myers Park \/ Lake Norman, under \$1,200,000, a yard\)/,
  ],
  [
    'an area with "too" widens the search',
    [
      ['homes in Dilworth', 'search'],
      ['what about Plaza Midwood too', 'refine'],
    ],
    /3 homes match \(Dilworth \/ Plaza Midwood\)/,
  ],
  [
    'an area with "instead" replaces the previous one',
    [
      ['homes in Dilworth', 'search'],
      ['what about Plaza Midwood instead', 'refine'],
    ],
    /2 homes match \(Plaza Midwood\)/,
  ],
  [
    '"both of those areas" means the two areas compared',
    [
      ['compare NoDa and SouthEnd', 'compare'],
      ['any homes in both of those areas', 'search'],
    ],
    /3 homes match \(NoDa \/ SouthEnd\)/,
  ],
  [
    '"the other one" means the other of two areas compared',
    [
      ['compare NoDa and Dilworth', 'compare'],
      ['which is cheaper', 'rank'],
      ["what's for sale in the cheaper one", 'search'],
      ['and in the other one', 'search'],
    ],
    /1 home matches \(Dilworth\)/,
  ],
  [
    '"that area" means the area of the home under discussion',
    [
      ['tell me about 40 Spindle Street', 'describe'],
      ['what else do you have in that area', 'search'],
    ],
    /2 homes match \(NoDa\)/,
  ],
  [
    '"the next cheapest" continues a ranking of homes',
    [
      ['show me the cheapest home', 'rank'],
      ['and the next cheapest', 'rank'],
      ['and the next cheapest', 'rank'],
    ],
    /16 Bobbin Court|200 Lantern Place/,
    /88 Garden Gate/,
  ],
  [
    '"the second most" continues a ranking of areas',
    [
      ['which area is most walkable', 'rank'],
      ['and the second most', 'rank', foundEntries(['appraisal', 0.9])],
    ],
    /Uptown/,
    /Fourth Ward is the most/,
  ],
  [
    'a bare number limits the score answered before',
    [
      ['which area is most walkable', 'rank'],
      ['which areas are above 90', 'rank', foundEntries(['appraisal', 0.9])],
    ],
    /Fourth Ward[\s\S]*Uptown/,
    /SouthEnd/,
  ],
  [
    'a bare fact is about the area answered before',
    [
      ['walk score of Uptown', 'ask'],
      ['and how about transit', 'ask', foundEntries(['appraisal', 0.9])],
    ],
    /Uptown.*transit score/,
  ],
  [
    'an additional criterion narrows the search',
    [
      ['homes under 600k', 'search'],
      ['near a train if possible', 'refine'],
    ],
    /under \$600,000, a station nearby/,
  ],
  [
    '"only houses" excludes other types',
    [
      ['homes in Myers Park', 'search'],
      ['only houses', 'refine'],
    ],
    /9 Slate Roof/,
    /88 Garden Gate/,
  ],
  [
    'a wrong fact in a question is corrected',
    [['was the house at 40 Spindle Street built in 1978', 'ask']],
    /was built in 1912/,
  ],
  [
    '"the least" after an entry is not a figure of the records',
    [
      ['what is earnest money', 'question', foundEntries(['earnest-money', 0.9])],
      ["what's the least", 'ask', foundEntries(['appraisal', 0.9])],
    ],
    /An opinion of value/,
  ],
  [
    '"bigger" after an entry does not compare areas',
    [
      ['what is earnest money', 'question', foundEntries(['earnest-money', 0.9])],
      ['which one is bigger', 'question', foundEntries(['appraisal', 0.9])],
    ],
    /An opinion of value/,
    /median/,
  ],
])('%s', async (_, said, expected, not) => {
  const { text } = await talk(...said);
  expect(text).toMatch(expected);
  if (not) expect(text).not.toMatch(not);
});
