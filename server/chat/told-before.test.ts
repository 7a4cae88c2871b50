import { expect, test } from 'vitest';
import { foundEntries, type ScriptedTurn, talk } from '#test/scripted-talk.ts';

// What a message picks, compares or drops of the homes, and of the entries, that were told before it.

test.each<[string, ScriptedTurn[], RegExp, RegExp?]>([
  [
    'all that was found, the cheapest first',
    [
      ['3 bedroom homes', 'search'],
      ['cheapest first', 'rank'],
    ],
    /16 Bobbin[\s\S]*40 Spindle[\s\S]*27 Awning/,
  ],
  [
    'when a home was built, in Spanish',
    [
      ['casas en NoDa con garaje', 'search'],
      ['cuándo la construyeron', 'ask'],
    ],
    /2018/,
  ],
  [
    'the price that an entry told of, and no market',
    [
      ['what is an appraisal', 'question', foundEntries(['appraisal', 0.9])],
      ["what if it's more than the price", 'question', foundEntries(['earnest-money', 0.9])],
    ],
    /A deposit\./,
    /average home price/,
  ],
  [
    'which of two is cheaper, of two that an entry told of',
    [
      ['what is an appraisal', 'question', foundEntries(['appraisal', 0.9])],
      [
        'which is cheaper',
        'question',
        {
          entries: [
            { id: 'earnest-money', confidence: 0.3 },
            {
              id: 'appraisal',
              confidence: 0.25,
              aspects: [{ value: 'general', confidence: 0.9 }],
            },
          ],
        },
      ],
    ],
    /An opinion of value|What is an appraisal/,
    /A deposit/,
  ],
  [
    'the limits that stand, said to be the same',
    [
      ['condos in Uptown under 700k', 'search'],
      ['no actually make it SouthEnd', 'refine'],
      ['same budget', 'refine', foundEntries(['appraisal', 0.9])],
    ],
    /^1 home matches \(SouthEnd, condominium, under \$700,000\)/,
  ],
  [
    'the other home of a place, where one was found',
    [
      ['any homes on the water', 'search'],
      ['ok the other lake one', 'pick'],
      ['beds and baths?', 'ask'],
    ],
    /^33 Catalpa Commons has 4 bedrooms\. 33 Catalpa Commons has 2\.5 baths/,
  ],
  [
    'the one of several that is in a place',
    [
      ['homes under 600', 'search'],
      ['tell me about the lake one', 'describe'],
    ],
    /^33 Catalpa Commons/,
  ],
  [
    'what was found, sorted',
    [
      ['3 bedroom homes', 'search'],
      ['sort by size', 'rank'],
    ],
    /27 Awning[\s\S]*16 Bobbin[\s\S]*40 Spindle/,
  ],
  [
    'the cheaper of what is one alone',
    [
      ['2 beds in Uptown or SouthEnd', 'search'],
      ['the cheaper of those', 'refine'],
    ],
    /only one/,
  ],
  [
    'a fact of the one home told, and the next of its order',
    [
      ['cheapest 3 bedroom', 'rank'],
      ['how old', 'ask', foundEntries(['appraisal', 0.5])],
    ],
    /^16 Bobbin Court was built in 2018/,
  ],
  [
    'a home by the street that it is on',
    [
      ['town houses in NoDa', 'search'],
      ['what about the house on spindle', 'describe'],
      ['is it available now', 'ask'],
    ],
    /^40 Spindle Street is Coming Soon/,
  ],
  [
    'a rate, and no hour to be called at',
    [
      ['homes under 400', 'search'],
      ['the Uptown one', 'pick'],
      ['monthly at 7 with 5% down', 'sum'],
    ],
    /\$346,750 at 7%/,
  ],
  [
    'the one of those shown where none was better',
    [
      ['cheapest house you have', 'rank'],
      ['too small', 'refine'],
      ['something bigger but still under 600', 'refine'],
      ['tell me about the lake one', 'describe'],
    ],
    /^33 Catalpa Commons/,
  ],
  [
    'the big one of those shown, and the small one then',
    [
      ['show me everything in Myers Park', 'search'],
      ['the big one', 'pick'],
      ['the small one then', 'pick'],
    ],
    /^88 Garden Gate Walk/,
  ],
  [
    'two homes found one after the other, with a list in between',
    [
      ['what do you have in SouthEnd', 'search'],
      ['anything bigger', 'refine'],
      ['what about Fourth Ward', 'refine'],
      ['which of those two is cheaper', 'rank'],
    ],
    /^Price, lowest: 3 Turret Row/,
  ],
  [
    'two homes found one after the other, one of which is larger',
    [
      ['condos in SouthEnd', 'search'],
      ['and in Fourth Ward', 'refine'],
      ['which is bigger', 'compare'],
    ],
    /^Size, highest: 3 Turret Row/,
  ],
  [
    'whether one of those shown is still for sale, whatever its status',
    [
      ['houses with a yard under 700k', 'search'],
      ['is the NoDa one still available', 'ask'],
    ],
    /^40 Spindle Street is Coming Soon/,
  ],
  [
    'a feature that is let go, and another that is named in its place',
    [
      ['3 bedrooms', 'search'],
      ['with a garage', 'refine'],
      ['scratch the garage, but I need a yard', 'refine'],
    ],
    /homes match \(3 bedrooms, a yard\)/,
  ],
  [
    'any area, after one',
    [
      ['homes in Fourth Ward', 'search'],
      ['never mind the area, anywhere', 'refine'],
    ],
    /^12 homes match/,
    /mentions/,
  ],
  [
    'houses, after town houses',
    [
      ['town houses with 3 beds', 'search'],
      ['what about houses', 'refine'],
    ],
    /^3 homes match/,
  ],
  [
    'a kind of home that an entry is asked about',
    [
      ['what is earnest money', 'question', foundEntries(['earnest-money', 0.9])],
      ['what about for condos', 'question', foundEntries(['appraisal', 0.9])],
    ],
    /An opinion of value/,
    /homes match/,
  ],
  [
    'the home that is named, gone back to',
    [
      ['condos in Uptown', 'search'],
      ['what about SouthEnd', 'refine'],
      ['go back to the Uptown one', 'refine'],
    ],
    /200 Lantern Place/,
    /Railbed/,
  ],
  [
    'the entry that is named, gone back to',
    [
      ['what is earnest money', 'question', foundEntries(['earnest-money', 0.9])],
      ['homes in NoDa', 'search'],
      ['back to the deposit', 'back', foundEntries(['earnest-money', 0.3])],
    ],
    /^A deposit\./,
  ],
  [
    'a sum that is gone back to',
    [
      ['payment on 500k at 6.5', 'sum'],
      ['what is an appraisal', 'question', foundEntries(['appraisal', 0.9])],
      ['go back', 'back'],
    ],
    /\$3,160\.34 a month/,
  ],
  [
    'more of the one home told, where all were shown',
    [
      ['homes under 500k', 'search'],
      ['the second one', 'pick'],
      ['tell me more', 'more'],
    ],
    /^200 Lantern Place/,
  ],
])('%s', async (_, said, expected, not) => {
  const { text } = await talk(...said);
  expect(text).toMatch(expected);
  if (not) expect(text).not.toMatch(not);
});
