import { expect, test } from 'vitest';
import { foundEntries, type ScriptedTurn, talk } from '#test/scripted-talk.ts';

// Areas that are named or pointed at later in a talk, with the act of each message given.

test.each<[string, ScriptedTurn[], RegExp, RegExp?]>([
  [
    'the areas of the homes that were found',
    [
      ['homes with a yard under 1.2M', 'search'],
      ['which areas', 'ask'],
    ],
    /^• NoDa: median price[\s\S]*• Plaza Midwood: median price/,
  ],
  [
    'homes there, in all areas that were told, within the limits that stood',
    [
      ['homes with a yard under 1.2M', 'search'],
      ['which areas', 'ask'],
      ['show me some there', 'search'],
    ],
    /5 homes match \(NoDa \/ Plaza Midwood \/ Myers Park \/ Lake Norman, under \$1,200,000, a yard\)/,
  ],
  [
    'an area named besides widens the search',
    [
      ['homes in Dilworth', 'search'],
      ['what about Plaza Midwood too', 'refine'],
    ],
    /3 homes match \(Dilworth \/ Plaza Midwood\)/,
  ],
  [
    'an area named in its place replaces it',
    [
      ['homes in Dilworth', 'search'],
      ['what about Plaza Midwood instead', 'refine'],
    ],
    /2 homes match \(Plaza Midwood\)/,
  ],
  [
    'homes in both areas that were told',
    [
      ['compare NoDa and SouthEnd', 'compare'],
      ['any homes in both of those areas', 'search'],
    ],
    /3 homes match \(NoDa \/ SouthEnd\)/,
  ],
  [
    'the other of two areas that were compared',
    [
      ['compare NoDa and Dilworth', 'compare'],
      ['which is cheaper', 'rank'],
      ["what's for sale in the cheaper one", 'search'],
      ['and in the other one', 'search'],
    ],
    /1 home matches \(Dilworth\)/,
  ],
  [
    'the area of the home spoken of',
    [
      ['tell me about 40 Spindle Street', 'describe'],
      ['what else do you have in that area', 'search'],
    ],
    /2 homes match \(NoDa\)/,
  ],
  [
    'the next of an order',
    [
      ['show me the cheapest home', 'rank'],
      ['and the next cheapest', 'rank'],
      ['and the next cheapest', 'rank'],
    ],
    /16 Bobbin Court|200 Lantern Place/,
    /88 Garden Gate/,
  ],
  [
    'the second of an order of areas',
    [
      ['which area is most walkable', 'rank'],
      ['and the second most', 'rank', foundEntries(['appraisal', 0.9])],
    ],
    /Uptown/,
    /Fourth Ward is the most/,
  ],
  [
    'a number by itself limits the score told before',
    [
      ['which area is most walkable', 'rank'],
      ['which areas are above 90', 'rank', foundEntries(['appraisal', 0.9])],
    ],
    /Fourth Ward[\s\S]*Uptown/,
    /SouthEnd/,
  ],
  [
    'a fact by itself is that of the area told before',
    [
      ['walk score of Uptown', 'ask'],
      ['and how about transit', 'ask', foundEntries(['appraisal', 0.9])],
    ],
    /Uptown.*transit score/,
  ],
  [
    'what a home should have besides narrows the search',
    [
      ['homes under 600k', 'search'],
      ['near a train if possible', 'refine'],
    ],
    /under \$600,000, a station nearby/,
  ],
  [
    'houses only',
    [
      ['homes in Myers Park', 'search'],
      ['only houses', 'refine'],
    ],
    /9 Slate Roof/,
    /88 Garden Gate/,
  ],
  [
    'a fact that a question holds to be so',
    [['was the house at 40 Spindle Street built in 1978', 'ask']],
    /was built in 1912/,
  ],
  [
    'the least of what an entry tells is no figure of the records',
    [
      ['what is earnest money', 'question', foundEntries(['earnest-money', 0.9])],
      ["what's the least", 'ask', foundEntries(['appraisal', 0.9])],
    ],
    /An opinion of value/,
  ],
  [
    'what an entry tells is not compared as areas are',
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
