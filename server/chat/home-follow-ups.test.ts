import { expect, test } from 'vitest';
import { foundEntries, type ScriptedTurn, talk } from '#test/scripted-talk.ts';

// Messages that select, compare or drop homes and entries answered before.

test.each<[string, ScriptedTurn[], RegExp, RegExp?]>([
  [
    'areas alone after a list of homes search there, whatever else they could mean',
    [
      ['homes under $600,000', 'search'],
      ['noda or plaza', 'compare'],
    ],
    /^2 homes match \(NoDa \/ Plaza Midwood, under \$600,000\)/,
  ],
  [
    '"which are pending" narrows the list',
    [
      ['homes in Plaza Midwood', 'search'],
      ['which are pending', 'question', foundEntries(['survey', 0.9])],
    ],
    /^1 home matches \(Plaza Midwood, Pending\)[\s\S]*27 Awning Avenue/,
  ],
  [
    '"the next one up" after the cheapest home describes the second cheapest',
    [
      ['cheapest home', 'rank'],
      ['and the next one up', 'ask'],
    ],
    /^200 Lantern Place.*built 2007/,
  ],
  [
    'homes that were told of by a description are those of the next question',
    [
      ['is the lake house still available', 'ask'],
      ['has it had a price drop yet', 'ask'],
    ],
    /71 Halyard Point is listed at .*\n.*33 Catalpa Commons is listed at/,
  ],
  [
    'a wish about the homes shown that no field holds is looked for in their descriptions',
    [
      ['homes in Plaza Midwood', 'search'],
      ['and of those, a gas range?', 'ask'],
    ],
    /^• I find nothing on that in the record of 27 Awning Avenue[\s\S]*\n• I find nothing on that in the record of 5 Streetcar Bend/,
  ],
  [
    '"and newer" ranks the two homes compared',
    [
      ['compare 12 Porchlight Lane and 9 Slate Roof Circle', 'compare'],
      ['and newer', 'search'],
    ],
    /^Year built, highest: 9 Slate Roof Circle, 1931/,
  ],
  [
    '"cheapest first" sorts the homes found',
    [
      ['3 bedroom homes', 'search'],
      ['cheapest first', 'rank'],
    ],
    /16 Bobbin[\s\S]*40 Spindle[\s\S]*27 Awning/,
  ],
  [
    'a question in Spanish about the year is about the home found',
    [
      ['casas en NoDa con garaje', 'search'],
      ['cuándo la construyeron', 'ask'],
    ],
    /2018/,
  ],
  [
    '"the price" after an entry is not a market figure',
    [
      ['what is an appraisal', 'question', foundEntries(['appraisal', 0.9])],
      ["what if it's more than the price", 'question', foundEntries(['earnest-money', 0.9])],
    ],
    /A deposit\./,
    /average home price/,
  ],
  [
    '"which is cheaper" after an entry is about the entry',
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
    '"same budget" keeps the limits',
    [
      ['condos in Uptown under 700k', 'search'],
      ['no actually make it SouthEnd', 'refine'],
      ['same budget', 'refine', foundEntries(['appraisal', 0.9])],
    ],
    /^1 home matches \(SouthEnd, condominium, under \$700,000\)/,
  ],
  [
    '"the other lake one" is another home in that place',
    [
      ['any homes on the water', 'search'],
      ['ok the other lake one', 'pick'],
      ['beds and baths?', 'ask'],
    ],
    /^33 Catalpa Commons has 4 bedrooms\. 33 Catalpa Commons has 2\.5 baths/,
  ],
  [
    'a home is selected by its place',
    [
      ['homes under 600', 'search'],
      ['tell me about the lake one', 'describe'],
    ],
    /^33 Catalpa Commons/,
  ],
  [
    '"sort by size" sorts the homes found',
    [
      ['3 bedroom homes', 'search'],
      ['sort by size', 'rank'],
    ],
    /27 Awning[\s\S]*16 Bobbin[\s\S]*40 Spindle/,
  ],
  [
    '"the cheaper of those" after a single result says it is the only one',
    [
      ['2 beds in Uptown or SouthEnd', 'search'],
      ['the cheaper of those', 'refine'],
    ],
    /only one/,
  ],
  [
    '"how old" is about the one home found',
    [
      ['cheapest 3 bedroom', 'rank'],
      ['how old', 'ask', foundEntries(['appraisal', 0.5])],
    ],
    /^16 Bobbin Court was built in 2018/,
  ],
  [
    'a home is selected by its street',
    [
      ['town houses in NoDa', 'search'],
      ['what about the house on spindle', 'describe'],
      ['is it available now', 'ask'],
    ],
    /^40 Spindle Street is Coming Soon/,
  ],
  [
    '"at 7" with a down payment is a rate, not an hour',
    [
      ['homes under 400', 'search'],
      ['the Uptown one', 'pick'],
      ['monthly at 7 with 5% down', 'sum'],
    ],
    /\$346,750 at 7%/,
  ],
  [
    'after no match, a home is selected from those shown',
    [
      ['cheapest house you have', 'rank'],
      ['too small', 'refine'],
      ['something bigger but still under 600', 'refine'],
      ['tell me about the lake one', 'describe'],
    ],
    /^33 Catalpa Commons/,
  ],
  [
    '"the small one" selects from the same list as "the big one"',
    [
      ['show me everything in Myers Park', 'search'],
      ['the big one', 'pick'],
      ['the small one then', 'pick'],
    ],
    /^88 Garden Gate Walk/,
  ],
  [
    '"those two" are the last two single results',
    [
      ['what do you have in SouthEnd', 'search'],
      ['anything bigger', 'refine'],
      ['what about Fourth Ward', 'refine'],
      ['which of those two is cheaper', 'rank'],
    ],
    /^Price, lowest: 3 Turret Row/,
  ],
  [
    '"which is bigger" compares the last two single results',
    [
      ['condos in SouthEnd', 'search'],
      ['and in Fourth Ward', 'refine'],
      ['which is bigger', 'compare'],
    ],
    /^Size, highest: 3 Turret Row/,
  ],
  [
    'a question about availability selects a home and gets its status',
    [
      ['houses with a yard under 700k', 'search'],
      ['is the NoDa one still available', 'ask'],
    ],
    /^40 Spindle Street is Coming Soon/,
  ],
  [
    'one feature is replaced by another',
    [
      ['3 bedrooms', 'search'],
      ['with a garage', 'refine'],
      ['scratch the garage, but I need a yard', 'refine'],
    ],
    /homes match \(3 bedrooms, a yard\)/,
  ],
  [
    '"anywhere" drops the area',
    [
      ['homes in Fourth Ward', 'search'],
      ['never mind the area, anywhere', 'refine'],
    ],
    /^12 homes match/,
    /mentions/,
  ],
  [
    '"houses" replaces town houses',
    [
      ['town houses with 3 beds', 'search'],
      ['what about houses', 'refine'],
    ],
    /^3 homes match/,
  ],
  [
    'a type of home after an entry is not a search',
    [
      ['what is earnest money', 'question', foundEntries(['earnest-money', 0.9])],
      ['what about for condos', 'question', foundEntries(['appraisal', 0.9])],
    ],
    /An opinion of value/,
    /homes match/,
  ],
  [
    '"go back to" a named home returns to it',
    [
      ['condos in Uptown', 'search'],
      ['what about SouthEnd', 'refine'],
      ['go back to the Uptown one', 'refine'],
    ],
    /200 Lantern Place/,
    /Railbed/,
  ],
  [
    '"back to" a named entry returns to it',
    [
      ['what is earnest money', 'question', foundEntries(['earnest-money', 0.9])],
      ['homes in NoDa', 'search'],
      ['back to the deposit', 'back', foundEntries(['earnest-money', 0.3])],
    ],
    /^A deposit\./,
  ],
  [
    '"go back" returns to a calculation',
    [
      ['payment on 500k at 6.5', 'sum'],
      ['what is an appraisal', 'question', foundEntries(['appraisal', 0.9])],
      ['go back', 'back'],
    ],
    /\$3,160\.34 a month/,
  ],
  [
    '"tell me more" is about the home under discussion',
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
