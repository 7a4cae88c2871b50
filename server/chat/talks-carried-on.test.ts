import { expect, test } from 'vitest';
import { foundEntries, type ScriptedTurn, talk } from '#test/scripted-talk.ts';

// What a short message takes over from the turns before it, with the act of each message given.

test.each<[string, ScriptedTurn[], RegExp, RegExp?]>([
  [
    'a search with one find goes on in another area',
    [
      ['townhouses', 'search'],
      ['what about Dilworth?', 'refine'],
    ],
    /Dilworth, town house/,
    /median price/,
  ],
  [
    'the other one, where one was found',
    [
      ['homes with 5 bedrooms', 'search'],
      ['and the other one?', 'compare'],
    ],
    /only one.*5 bedrooms/,
    /median price/,
  ],
  [
    'which is cheaper, where one was found',
    [
      ['homes in Dilworth', 'search'],
      ['which is the cheaper one', 'rank'],
    ],
    /only one.*Dilworth[\s\S]*12 Porchlight/,
    /None of the homes/,
  ],
  [
    'the other of two areas',
    [
      ['walk score of Dilworth', 'ask'],
      ['and SouthEnd?', 'area'],
      ['tell me about the other one', 'describe'],
    ],
    /Dilworth/,
  ],
  [
    'those two are the last two spoken of',
    [
      ['the smallest home', 'rank'],
      ['and the oldest home', 'rank'],
      ['compare those two', 'compare'],
    ],
    /88 Garden Gate[\s\S]*40 Spindle/,
    /Porchlight/,
  ],
  [
    'the other end of a ranking is that of all areas',
    [
      ['what is the cheapest area', 'rank'],
      ['and the priciest', 'rank'],
    ],
    /Myers Park has the highest/,
  ],
  [
    'forgetting one feature leaves the others',
    [
      ['a yard and a pool', 'search'],
      ['forget the pool', 'refine'],
    ],
    /homes match \(a yard\)/,
  ],
  [
    'a budget told beside a question stands for the search after it',
    [
      ['we move in spring, our budget is 600k', 'question'],
      ['show me 4 bedroom homes', 'search'],
    ],
    /under|up to \$600,000, 4 bedrooms|4 bedrooms.*up to \$600,000/,
  ],
  [
    'what an owner says of their own home limits no search',
    [
      ['my house has 5 bedrooms', 'talk'],
      ['show me homes in NoDa', 'search'],
    ],
    /2 homes match \(NoDa\)/,
  ],
  [
    'an amount alone changes the limit',
    [
      ['my budget is 450k', 'search'],
      ['no wait 550', 'refine'],
    ],
    /up to \$550,000/,
  ],
  [
    'a kind ruled out limits, whatever it sounds like',
    [
      ['homes built after 2015', 'search'],
      ['not the condo though', 'refine'],
    ],
    /no condominium/,
    /Railbed/,
  ],
  [
    'two areas by themselves narrow the search',
    [
      ['homes up to 950k', 'search'],
      ['in Plaza Midwood or NoDa', 'refine'],
    ],
    /homes match \(Plaza Midwood \/ NoDa, up to \$950,000\)/,
  ],
  [
    'seeing places with limits is a search',
    [['I want to see 2 bedroom places in SouthEnd', 'search']],
    /1 home matches/,
    /arrange a tour/,
  ],
  [
    'a place outside the areas stays what there is',
    [
      ['and in Ballantyne?', 'question'],
      ['what homes are there', 'search'],
      ['any homes over there', 'search'],
    ],
    /Ballantyne is not one of the areas/,
  ],
  [
    'an area after an entry that says nothing of areas',
    [
      ['what is an appraisal', 'question', foundEntries(['appraisal', 0.9])],
      ['and in NoDa?', 'area'],
    ],
    /“What is an appraisal\?” holds in NoDa/,
    /walk score/,
  ],
  [
    'an area after an entry amid a search narrows the search',
    [
      ['homes under 600k', 'search'],
      ['what is an appraisal', 'question', foundEntries(['appraisal', 0.9])],
      ['in NoDa?', 'refine'],
    ],
    /homes match \(NoDa, under \$600,000\)/,
  ],
  [
    'an amount after an entry with percentages',
    [
      ['do I need 20 percent down', 'question', foundEntries(['down-payment', 0.9])],
      ['for a house of 500k', 'sum'],
    ],
    /3\.5% = \$17,500/,
  ],
  [
    'a sum in another area',
    [
      ['property tax on 574k', 'sum'],
      ['and in Lake Norman?', 'area'],
    ],
    /\$2,828 to Mecklenburg County|\$574,000 \/ 100/,
    /long water views/,
  ],
  [
    'something else after an offer is no yes',
    [
      ['is that usual', 'question'],
      ['ok something more reasonable, maybe half that', 'question'],
    ],
    /not sure I understood/,
    /Which email|Gladly/,
  ],
  [
    'an area ruled out narrows the search',
    [
      ['homes between 500 and 700', 'search'],
      ['nothing at the lake', 'refine', foundEntries(['appraisal', 0.2])],
    ],
    /40 Spindle/,
    /33 Catalpa/,
  ],
  [
    'one of those shown, by its price',
    [
      ['homes in Plaza Midwood', 'search'],
      ['the one under a million', 'pick'],
    ],
    /27 Awning Avenue[\s\S]*Listed by/,
    /5 Streetcar/,
  ],
  [
    'the cheaper of those shown',
    [
      ['homes in Myers Park', 'search'],
      ['the cheaper one', 'pick'],
    ],
    /88 Garden Gate Walk[\s\S]*Listed by/,
    /Slate Roof/,
  ],
  [
    'limits stand after areas that were compared',
    [
      ['2 bedroom condos', 'search'],
      ['what are Uptown and SouthEnd like', 'compare'],
      ['under 700k', 'refine'],
    ],
    /condominium.*2 bedrooms|2 bedrooms.*condominium/,
    /Lantern/,
  ],
  [
    'what about an amount is the limit, and not about so much',
    [
      ['condos under 650k', 'search'],
      ['what about 700', 'refine'],
    ],
    /up to \$700,000/,
  ],
  [
    'which of two named areas is cheaper',
    [['is NoDa or Plaza Midwood cheaper', 'search']],
    /NoDa.*cheapest|cheapest.*NoDa/,
    /homes match/,
  ],
  [
    'homes in one of the areas told',
    [
      ['what is the cheapest area', 'rank'],
      ['homes in the first one', 'search'],
    ],
    /match(?:es)? \(Uptown\)/,
  ],
  [
    'the fact asked for is compared with another area',
    [
      ['price per square foot in Uptown', 'ask'],
      ['compared to SouthEnd', 'compare'],
    ],
    /per square foot/,
    /walk score/,
  ],
  [
    'what is owed on a home is in thousands',
    [
      ['what do I net on 365k', 'sum'],
      ['I still owe 210', 'sum'],
    ],
    /\$210,000 owed/,
  ],
])('%s', async (_, said, expected, not) => {
  const { text } = await talk(...said);
  expect(text).toMatch(expected);
  if (not) expect(text).not.toMatch(not);
});
