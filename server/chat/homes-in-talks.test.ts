import { expect, test } from 'vitest';
import { foundEntries, type ScriptedTurn, talk } from '#test/scripted-talk.ts';

// Which of the homes that were shown is meant, and what its record does not tell.

test.each<[string, ScriptedTurn[], RegExp, RegExp?]>([
  [
    'the one with a word of its description',
    [
      ['homes with 4 bedrooms', 'search'],
      ['how much is the brick one', 'ask'],
    ],
    /^71 Halyard Point is listed at \$1,150,000\./,
  ],
  [
    'the one with a thing of its description',
    [
      ['homes in Plaza Midwood', 'search'],
      ['the house with the turret', 'pick'],
    ],
    /^27 Awning Avenue/,
  ],
  [
    'the other one, told apart by its description',
    [
      ['condos', 'search'],
      ['the first one', 'pick'],
      ['the other one with the balcony', 'pick'],
    ],
    /^8 Railbed Way/,
  ],
  [
    'one is taken, and then asked about',
    [
      ['homes in Plaza Midwood', 'search'],
      ['the one with the turret looks nice', 'pick'],
      ['when was it built', 'ask'],
      ['5 Streetcar Bend', 'describe'],
      ['the one with the turret looks nice. when was it built', 'ask'],
    ],
    /^27 Awning Avenue was built in 1938\./,
  ],
  [
    'whichever has so many rooms, and what it has',
    [
      ['homes in Plaza Midwood', 'search'],
      ['whichever has 4 bedrooms', 'refine'],
      ['does it have solar panels', 'ask'],
    ],
    /^Yes, by its description, 5 Streetcar Bend/,
  ],
  [
    'a sentence that shares a word does not tell when',
    [
      ['tell me about 16 Bobbin Court', 'describe'],
      ['when was the roof done', 'ask'],
    ],
    /^Neither the record nor the description of 16 Bobbin Court says that/,
    /towers/,
  ],
  [
    'a sentence with the year tells when',
    [
      ['tell me about 9 Slate Roof Circle', 'describe'],
      ['when was the roof done', 'ask'],
    ],
    /relaid in 2015/,
  ],
  [
    'the middle one of three',
    [
      ['show me the three cheapest homes', 'rank'],
      ['the middle one', 'pick'],
    ],
    /^200 Lantern Place/,
  ],
  [
    'dues that a description speaks of',
    [
      ['tell me about 8 Railbed Way', 'describe'],
      ['whats the hoa on it', 'ask'],
    ],
    /The dues cover water/,
  ],
  [
    'the monthly fee of a home is no payment of a loan',
    [
      ['tell me about 3 Turret Row', 'describe'],
      ["what's the monthly fee", 'ask'],
    ],
    /^Neither the record nor the description of 3 Turret Row/,
  ],
  [
    'what no record of several tells is not answered with their list',
    [
      ['condos', 'search'],
      ['are the windows double pane', 'ask', foundEntries(['appraisal', 0.8])],
    ],
    /An opinion of value/,
    /88 Garden/,
  ],
  [
    'kinds of those shown are told apart',
    [
      ['homes in NoDa', 'search'],
      ['which are single-family and which are townhomes?', 'search'],
    ],
    /Town house: 16 Bobbin Court\.\n• Single-family house: 40 Spindle Street\./,
  ],
  [
    'why one leads is told by its figure and the next one',
    [
      ['the most expensive home', 'rank'],
      ['why that one?', 'pick'],
    ],
    /price, and 9 Slate Roof Circle has the highest of those: \$1,895,000; next is 12 Porchlight Lane, \$1,290,000/,
  ],
  [
    'the nicest is that of the highest price, whatever the budget was',
    [
      ['homes up to 500k', 'search'],
      ["forget the budget, what's the nicest one you have", 'refine'],
    ],
    /^Price, highest: 9 Slate Roof Circle/,
  ],
  [
    'half the price of the one spoken of',
    [
      ['the most expensive home', 'rank'],
      ['anything half that', 'refine'],
    ],
    /up to \$947,500/,
    /Slate Roof/,
  ],
  [
    'cheaper by the foot',
    [
      ['compare 12 Porchlight Lane and 9 Slate Roof Circle', 'compare'],
      ['which would be cheaper per foot', 'rank'],
    ],
    /Price per square foot, lowest: 9 Slate Roof Circle/,
  ],
  [
    'the biggest of yards is a lot',
    [
      ['homes with a yard', 'search'],
      ['which has the biggest', 'rank'],
    ],
    /^Lot, highest: 9 Slate Roof|^Lot, highest/,
  ],
  [
    'a wish that no description tells of is said once',
    [
      ['condos with a pool', 'search'],
      ['under 650k', 'refine'],
    ],
    /homes match/,
    /pool/,
  ],
  [
    'what the closest homes do not tell of is named',
    [['condos in Dilworth with a balcony', 'search']],
    /its description does not mention a balcony/,
    /what its description tells/,
  ],
  [
    'there is the area of the home spoken of',
    [
      ['cheapest condo', 'rank'],
      ['any homes there', 'search'],
    ],
    /1 home matches \(Myers Park, condominium\)/,
  ],
  [
    'there is the area that an entry was told of',
    [
      ['is an appraisal due in NoDa', 'question', foundEntries(['appraisal', 0.9])],
      ['ok show me homes there', 'search'],
    ],
    /2 homes match \(NoDa\)/,
  ],
  [
    'a thing asked about in short is asked of the home spoken of',
    [
      ['tell me about 200 Lantern Place', 'describe'],
      ['is parking included', 'ask', foundEntries(['appraisal', 0.9])],
    ],
    /One parking space and a storage cage/,
  ],
  [
    'the size of a lot is no size of the house',
    [['how big is the lot of 12 Porchlight Lane', 'ask']],
    /^The lot of 12 Porchlight Lane is 0\.24 acres/,
    /2,960/,
  ],
  [
    'what was told is asked about where a question names nothing',
    [
      ['what is an appraisal', 'question', foundEntries(['appraisal', 0.9])],
      ['who pays for it', 'question', foundEntries(['earnest-money', 0.3], ['appraisal', 0.1])],
    ],
    /all I know for certain on “What is an appraisal\?”/,
    /deposit/,
  ],
  [
    'what must be done before homes are shown is no search',
    [
      [
        'do I have to sign something before you show me houses',
        'question',
        {
          acts: [
            { value: 'search', confidence: 0.8 },
            { value: 'question', confidence: 0.1 },
          ],
          ...foundEntries(['appraisal', 0.7]),
        },
      ],
    ],
    /^An opinion of value/,
  ],
  [
    'which areas have a kind of home',
    [['which neighborhoods have townhomes', 'question', foundEntries(['appraisal', 0.9])]],
    /town house[\s\S]*NoDa: 16 Bobbin Court/,
    /An opinion/,
  ],
  [
    'which areas have a kind of home at a price',
    [['which areas have condos under 350k', 'ask', foundEntries(['appraisal', 0.8])]],
    /Myers Park: 88 Garden Gate Walk/,
    /Uptown|median/,
  ],
  [
    'a primary bedroom on the first floor',
    [['homes with a first-floor primary bedroom', 'search']],
    /^2 homes match \(a ground-floor bedroom\)/,
  ],
  [
    'a kind of home that no area has on record',
    [['which areas have duplexes', 'question', foundEntries(['appraisal', 0.4])]],
    /No home in my records is that[\s\S]*only what is for sale/,
  ],
  [
    'what mostly stands in an area',
    [
      ['tell me about NoDa', 'describe'],
      ['townhomes or mostly bungalows', 'search'],
    ],
    /Town house: 16 Bobbin Court\.[\s\S]*Single-family house: 40 Spindle Street\./,
    /None of the homes/,
  ],
  [
    'half the price, whatever else it sounds like',
    [
      ['the most expensive home', 'rank'],
      ['anything for half the price', 'refine', foundEntries(['appraisal', 0.5])],
    ],
    /up to \$947,500/,
  ],
])('%s', async (_, said, expected, not) => {
  const { text } = await talk(...said);
  expect(text).toMatch(expected);
  if (not) expect(text).not.toMatch(not);
});
