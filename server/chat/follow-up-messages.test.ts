import { expect, test } from 'vitest';
import { foundEntries, type ScriptedTurn, talk } from '#test/scripted-talk.ts';

// What a short message takes from earlier turns, with the act of each message given.

test.each<[string, ScriptedTurn[], RegExp, RegExp?]>([
  [
    '"what about Dilworth" repeats a search with one result in that area',
    [
      ['townhouses', 'search'],
      ['what about Dilworth?', 'refine'],
    ],
    /Dilworth, town house/,
    /median price/,
  ],
  [
    '"the other one" after a single result says it is the only one',
    [
      ['homes with 5 bedrooms', 'search'],
      ['and the other one?', 'compare'],
    ],
    /only one.*5 bedrooms/,
    /median price/,
  ],
  [
    '"the cheaper one" after a single result says it is the only one',
    [
      ['homes in Dilworth', 'search'],
      ['which is the cheaper one', 'rank'],
    ],
    /only one.*Dilworth[\s\S]*12 Porchlight/,
    /None of the homes/,
  ],
  [
    '"the other one" is the other of two areas',
    [
      ['walk score of Dilworth', 'ask'],
      ['and SouthEnd?', 'area'],
      ['tell me about the other one', 'describe'],
    ],
    /Dilworth/,
  ],
  [
    'a question about the same for another area repeats the answer of an entry, not that area',
    [
      ['which school serves Myers Park', 'question', foundEntries(['school-assignment', 0.95])],
      ['same for Dilworth?', 'area'],
    ],
    /“Which school serves a home\?” holds in Dilworth too/,
  ],
  [
    'a reaction before a follow-up changes nothing',
    [
      ['median price in Myers Park', 'ask'],
      ["that's nuts. and NoDa?", 'area'],
    ],
    /^The median price in NoDa/,
  ],
  [
    '"take out anything at the lake" excludes that area from the search',
    [
      ['homes with 4 bedrooms', 'search'],
      ['take out anything at the lake', 'refine'],
    ],
    /^2 homes match \(4 bedrooms, outside Lake Norman\)/,
  ],
  [
    'a corrected number of hundreds replaces the highest price',
    [
      ['homes under 600k', 'search'],
      ['sorry 650. and 2 baths min', 'refine'],
    ],
    /up to \$650,000, 2\+ baths/,
  ],
  [
    'a feature asked for after an answer about something else than homes is not searched for',
    [
      ['do I need a survey', 'question', foundEntries(['survey', 0.95])],
      ['is there parking', 'ask'],
    ],
    /^Which home do you mean\?/,
    /homes match/,
  ],
  [
    '"those two" are the last two homes discussed',
    [
      ['the smallest home', 'rank'],
      ['and the oldest home', 'rank'],
      ['compare those two', 'compare'],
    ],
    /88 Garden Gate[\s\S]*40 Spindle/,
    /Porchlight/,
  ],
  [
    'the opposite of a ranking covers all areas',
    [
      ['what is the cheapest area', 'rank'],
      ['and the priciest', 'rank'],
    ],
    /Myers Park has the highest/,
  ],
  [
    'dropping one feature keeps the others',
    [
      ['a yard and a pool', 'search'],
      ['forget the pool', 'refine'],
    ],
    /homes match \(a yard\)/,
  ],
  [
    'a budget stated with a question limits the next search',
    [
      ['we move in spring, our budget is 600k', 'question'],
      ['show me 4 bedroom homes', 'search'],
    ],
    /under|up to \$600,000, 4 bedrooms|4 bedrooms.*up to \$600,000/,
  ],
  [
    "facts about the visitor's own home are not search criteria",
    [
      ['my house has 5 bedrooms', 'talk'],
      ['show me homes in NoDa', 'search'],
    ],
    /2 homes match \(NoDa\)/,
  ],
  [
    'a bare amount changes the limit',
    [
      ['my budget is 450k', 'search'],
      ['no wait 550', 'refine'],
    ],
    /up to \$550,000/,
  ],
  [
    'an excluded type limits the search',
    [
      ['homes built after 2015', 'search'],
      ['not the condo though', 'refine'],
    ],
    /no condominium/,
    /Railbed/,
  ],
  [
    'two bare areas narrow the search',
    [
      ['homes up to 950k', 'search'],
      ['in Plaza Midwood or NoDa', 'refine'],
    ],
    /homes match \(Plaza Midwood \/ NoDa, up to \$950,000\)/,
  ],
  [
    '"I want to see" with criteria is a search',
    [['I want to see 2 bedroom places in SouthEnd', 'search']],
    /1 home matches/,
    /arrange a tour/,
  ],
  [
    '"there" can be a place outside the areas',
    [
      ['and in Ballantyne?', 'question'],
      ['what homes are there', 'search'],
      ['any homes over there', 'search'],
    ],
    /Ballantyne is not one of the areas/,
  ],
  [
    'an area after an entry gets a note that the answer applies there too',
    [
      ['what is an appraisal', 'question', foundEntries(['appraisal', 0.9])],
      ['and in NoDa?', 'area'],
    ],
    /“What is an appraisal\?” holds in NoDa/,
    /walk score/,
  ],
  [
    'an area after an entry within a search narrows the search',
    [
      ['homes under 600k', 'search'],
      ['what is an appraisal', 'question', foundEntries(['appraisal', 0.9])],
      ['in NoDa?', 'refine'],
    ],
    /homes match \(NoDa, under \$600,000\)/,
  ],
  [
    'an amount after an entry with percentages gets them calculated',
    [
      ['do I need 20 percent down', 'question', foundEntries(['down-payment', 0.9])],
      ['for a house of 500k', 'sum'],
    ],
    /3\.5% = \$17,500/,
  ],
  [
    'a calculation is repeated for another area',
    [
      ['property tax on 574k', 'sum'],
      ['and in Lake Norman?', 'area'],
    ],
    /\$2,828 to Mecklenburg County|\$574,000 \/ 100/,
    /long water views/,
  ],
  [
    'another subject after an offer is not a yes',
    [
      ['is that usual', 'question'],
      ['ok something more reasonable, maybe half that', 'question'],
    ],
    /not sure I understood/,
    /Which email|Gladly/,
  ],
  [
    'an excluded area narrows the search',
    [
      ['homes between 500 and 700', 'search'],
      ['nothing at the lake', 'refine', foundEntries(['appraisal', 0.2])],
    ],
    /40 Spindle/,
    /33 Catalpa/,
  ],
  [
    'a shown home is selected by its price',
    [
      ['homes in Plaza Midwood', 'search'],
      ['the one under a million', 'pick'],
    ],
    /27 Awning Avenue[\s\S]*Listed by/,
    /5 Streetcar/,
  ],
  [
    '"the cheaper one" selects one of the homes shown',
    [
      ['homes in Myers Park', 'search'],
      ['the cheaper one', 'pick'],
    ],
    /88 Garden Gate Walk[\s\S]*Listed by/,
    /Slate Roof/,
  ],
  [
    'limits are remembered after a description of areas',
    [
      ['2 bedroom condos', 'search'],
      ['what are Uptown and SouthEnd like', 'compare'],
      ['under 700k', 'refine'],
    ],
    /condominium.*2 bedrooms|2 bedrooms.*condominium/,
    /Lantern/,
  ],
  [
    '"what about" with an amount sets the limit exactly',
    [
      ['condos under 650k', 'search'],
      ['what about 700', 'refine'],
    ],
    /up to \$700,000/,
  ],
  [
    'two named areas are compared by price',
    [['is NoDa or Plaza Midwood cheaper', 'search']],
    /NoDa.*cheapest|cheapest.*NoDa/,
    /homes match/,
  ],
  [
    '"the first one" is the first of the areas answered',
    [
      ['what is the cheapest area', 'rank'],
      ['homes in the first one', 'search'],
    ],
    /match(?:es)? \(Uptown\)/,
  ],
  [
    '"compared to" compares the same fact with another area',
    [
      ['price per square foot in Uptown', 'ask'],
      ['compared to SouthEnd', 'compare'],
    ],
    /per square foot/,
    /walk score/,
  ],
  [
    'a bare loan balance is in thousands',
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
