import { expect, test } from 'vitest';
import { foundEntries, type ScriptedTurn, talk } from '#test/scripted-talk.ts';

// References to homes shown, and questions their records do not answer.

test.each<[string, ScriptedTurn[], RegExp, RegExp?]>([
  [
    'homes like one are those closest in price',
    [
      ['tell me about 16 Bobbin Court', 'describe'],
      ['any others like it', 'more'],
    ],
    /^Closest in price to 16 Bobbin Court:\n• 40 Spindle Street.*\n• 200 Lantern Place.*\n• 33 Catalpa Commons/,
  ],
  [
    'a home that pleases is described',
    [['Hi, I saw a house on Spindle Street', 'question', foundEntries(['joke', 0.9])]],
    /^40 Spindle Street, NoDa: \$524,000/,
  ],
  [
    'a home is selected by a word in its description',
    [
      ['homes with 4 bedrooms', 'search'],
      ['how much is the brick one', 'ask'],
    ],
    /^71 Halyard Point is listed at \$1,150,000\./,
  ],
  [
    'a home is selected by a thing in its description',
    [
      ['homes in Plaza Midwood', 'search'],
      ['the house with the turret', 'pick'],
    ],
    /^27 Awning Avenue/,
  ],
  [
    '"the other one" is identified by its description',
    [
      ['condos', 'search'],
      ['the first one', 'pick'],
      ['the other one with the balcony', 'pick'],
    ],
    /^8 Railbed Way, No\. 512.* with a balcony/,
  ],
  [
    'a selected home stays the subject of the next question',
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
    'a home is selected by its number of rooms and then described',
    [
      ['homes in Plaza Midwood', 'search'],
      ['whichever has 4 bedrooms', 'refine'],
      ['does it have solar panels', 'ask'],
    ],
    /^Yes, by its description, 5 Streetcar Bend/,
  ],
  [
    'a description with the same word but no year does not answer "when"',
    [
      ['tell me about 16 Bobbin Court', 'describe'],
      ['when was the roof done', 'ask'],
    ],
    /^The description of 16 Bobbin Court does not mention its roof/,
    /towers/,
  ],
  [
    'a description with the year answers "when"',
    [
      ['tell me about 9 Slate Roof Circle', 'describe'],
      ['when was the roof done', 'ask'],
    ],
    /relaid in 2015/,
  ],
  [
    '"the middle one" is the second of three',
    [
      ['show me the three cheapest homes', 'rank'],
      ['the middle one', 'pick'],
    ],
    /^200 Lantern Place/,
  ],
  [
    'dues in a description are quoted',
    [
      ['tell me about 8 Railbed Way', 'describe'],
      ['whats the hoa on it', 'ask'],
    ],
    /The dues cover water/,
  ],
  [
    'the monthly fee of a home is not a loan payment',
    [
      ['tell me about 3 Turret Row', 'describe'],
      ["what's the monthly fee", 'ask'],
    ],
    /^Neither the record nor the description of 3 Turret Row/,
  ],
  [
    'a question no record answers does not repeat the list',
    [
      ['condos', 'search'],
      ['are the windows double pane', 'ask', { ...foundEntries(['appraisal', 0.8]), request: null }],
    ],
    /An opinion of value/,
    /88 Garden/,
  ],
  [
    'shown homes are distinguished by type',
    [
      ['homes in NoDa', 'search'],
      ['which are single-family and which are townhomes?', 'search'],
    ],
    /Town house: 16 Bobbin Court\.\n• Single-family house: 40 Spindle Street\./,
  ],
  [
    '"why" compares the figure of the first home with the next',
    [
      ['the most expensive home', 'rank'],
      ['why that one?', 'pick'],
    ],
    /price, and 9 Slate Roof Circle has the highest of those: \$1,895,000; next is 12 Porchlight Lane, \$1,290,000/,
  ],
  [
    '"the nicest" is the most expensive home after the budget is dropped',
    [
      ['homes up to 500k', 'search'],
      ["forget the budget, what's the nicest one you have", 'refine'],
    ],
    /^Price, highest: 9 Slate Roof Circle/,
  ],
  [
    '"half the price" refers to the home under discussion',
    [
      ['the most expensive home', 'rank'],
      ['anything half that', 'refine'],
    ],
    /up to \$947,500/,
    /Slate Roof/,
  ],
  [
    '"cheaper by the foot" compares the price per square foot',
    [
      ['compare 12 Porchlight Lane and 9 Slate Roof Circle', 'compare'],
      ['which would be cheaper per foot', 'rank'],
    ],
    /Price per square foot, lowest: 9 Slate Roof Circle/,
  ],
  [
    '"the biggest yard" ranks by lot size',
    [
      ['homes with a yard', 'search'],
      ['which has the biggest', 'rank'],
    ],
    /^Lot, highest: 9 Slate Roof|^Lot, highest/,
  ],
  [
    'a criterion no description mentions is named once',
    [
      ['condos with a pool', 'search'],
      ['under 650k', 'refine'],
    ],
    /homes match/,
    /pool/,
  ],
  [
    'criteria that the closest homes do not mention are named',
    [['condos in Dilworth with a balcony', 'search']],
    /its description does not mention a balcony/,
    /what its description tells/,
  ],
  [
    '"there" is the area of the home under discussion',
    [
      ['cheapest condo', 'rank'],
      ['any homes there', 'search'],
    ],
    /1 home matches \(Myers Park, condominium\)/,
  ],
  [
    '"there" is the area an entry was asked about',
    [
      ['is an appraisal due in NoDa', 'question', foundEntries(['appraisal', 0.9])],
      ['ok show me homes there', 'search'],
    ],
    /2 homes match \(NoDa\)/,
  ],
  [
    'a short question is about the home under discussion',
    [
      ['tell me about 200 Lantern Place', 'describe'],
      ['is parking included', 'ask', foundEntries(['appraisal', 0.9])],
    ],
    /One parking space and a storage cage/,
  ],
  [
    'the size of a lot is not the size of the house',
    [['how big is the lot of 12 Porchlight Lane', 'ask']],
    /^The lot of 12 Porchlight Lane is 0\.24 acres/,
    /2,960/,
  ],
  [
    'a question without a subject is about the previous answer',
    [
      ['what is an appraisal', 'question', foundEntries(['appraisal', 0.9])],
      ['who pays for it', 'question', foundEntries(['earnest-money', 0.3], ['appraisal', 0.1])],
    ],
    /all I know for certain on “What is an appraisal\?”/,
    /deposit/,
  ],
  [
    'a question about what precedes a showing is not a search',
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
    'areas can be searched by type of home',
    [['which neighborhoods have townhomes', 'question', foundEntries(['appraisal', 0.9])]],
    /town house[\s\S]*NoDa: 16 Bobbin Court/,
    /An opinion/,
  ],
  [
    'areas can be searched by type of home and price',
    [['which areas have condos under 350k', 'ask', foundEntries(['appraisal', 0.8])]],
    /Myers Park: 88 Garden Gate Walk/,
    /Uptown|median/,
  ],
  [
    'a primary bedroom on the first floor is searched in descriptions',
    [['homes with a first-floor primary bedroom', 'search']],
    /^2 homes match \(a ground-floor bedroom\)/,
  ],
  [
    'a type of home on record nowhere is said to be missing',
    [['which areas have duplexes', 'question', foundEntries(['appraisal', 0.4])]],
    /No home in my records is that[\s\S]*only what is for sale/,
  ],
  [
    'a question about the mix of home types in an area lists its homes by type',
    [
      ['tell me about NoDa', 'describe'],
      ['townhomes or mostly bungalows', 'search'],
    ],
    /Town house: 16 Bobbin Court\.[\s\S]*Single-family house: 40 Spindle Street\./,
    /None of the homes/,
  ],
  [
    '"half the price" is a limit, even if an entry sounds similar',
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
