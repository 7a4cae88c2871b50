import { expect, test } from 'vitest';
import { type ScriptedTurn, talk } from '#test/scripted-talk.ts';

// Criteria of searches, and features no description mentions.

test.each<[string, ScriptedTurn[], RegExp]>([
  [
    'an adjective of a feature is searched in descriptions',
    [['any homes with a spanish tile roof', 'search']],
    /^No description mentions “spanish tile roof”; the team can ask the listing sides\.$/,
  ],
  [
    "the city's name replaces an area as the limit",
    [
      ['homes in southend', 'search'],
      ['cheapest home in charlotte', 'search'],
    ],
    /^Price, lowest: 88 Garden Gate Walk/,
  ],
  [
    "an area next to the city's name is the limit",
    [['homes for sale in charlotte, dilworth', 'search']],
    /^1 home matches \(Dilworth\)/,
  ],
  [
    'a feature mentioned in a description is found',
    [['a home with a metal roof', 'search']],
    /^1 home matches \(“metal roof”\):/,
  ],
  [
    'features separated by commas are searched one by one',
    [['native garden, full sun', 'search']],
    /^No description mentions “native garden” or “full sun”; .*\n\d homes match \(a yard\)/,
  ],
  [
    'a feature no description has is named once',
    [['houses with a finished basement', 'search']],
    /^No description mentions a basement; the team can ask the listing sides\.$/,
  ],
  [
    'a question about the age of a part of a home is not a search',
    [['how old is the roof on the bungalow in dilworth', 'ask']],
    /^The description of 12 Porchlight Lane does not mention .* roof/,
  ],
  [
    'the age of a part is about the home under discussion, not about an entry',
    [
      ['12 Porchlight Lane', 'describe'],
      ['how old is the hvac', 'ask', { entries: [{ id: 'appraisal', confidence: 0.9 }] }],
    ],
    /^The description of 12 Porchlight Lane does not mention heating or air conditioning/,
  ],
  [
    'the list has the number of homes requested',
    [['top 10 homes', 'search']],
    /^12 homes match:(?:\n•[^\n]*){10}\n(?!•)[^•]*2/,
  ],
  [
    '"two of them" lists two of the homes found',
    [
      ['homes with 4 bedrooms', 'search'],
      ['show me two of them', 'search'],
    ],
    /^\d homes match \(4 bedrooms\):(?:\n•[^\n]*){2}\n(?!•)/,
  ],
  [
    'a number without the word "homes" is the number requested',
    [['show me your top five', 'search', { entries: [{ id: 'appraisal', confidence: 0.5 }] }]],
    /^12 homes match:(?:\n•[^\n]*){5}\n(?!•)/,
  ],
  [
    'areas in which a budget is enough are listed by median price',
    [['in which areas is 500k enough', 'rank', { entries: [{ id: 'appraisal', confidence: 0.5 }] }]],
    /^Fourth Ward \(median price \$408K\); NoDa \(median price \$489K\); Uptown/,
  ],
  [
    'a question in Spanish where a budget is enough lists homes',
    [['¿Dónde me alcanza con 500 mil?', 'search', { entries: [{ id: 'appraisal', confidence: 0.5 }] }]],
    /^3 casas coinciden/,
  ],
  [
    'a question about walkable areas ranks them by walk score',
    [['which areas can you walk to restaurants from', 'ask']],
    /^Fourth Ward is the most walkable/,
  ],
  [
    'a question about walkability ranks the areas compared before',
    [
      ['compare NoDa and Dilworth', 'compare'],
      ['which of them can I walk to dinner from', 'ask', { entries: [{ id: 'appraisal', confidence: 0.3 }] }],
    ],
    /^Dilworth is the most walkable of these, with a walk score of 85\. Then: NoDa 78\./,
  ],
  [
    'a question about walking from one area to another gets no walk scores',
    [['can I walk to Uptown from Dilworth', 'ask', { entries: [{ id: 'appraisal', confidence: 0.8 }] }]],
    /^An opinion of value/,
  ],
  [
    'space for a number of people is a number of bedrooms',
    [['i need space for 7 people', 'search', { entries: [{ id: 'appraisal', confidence: 0.6 }] }]],
    /^\d homes match \(4\+ bedrooms\)/,
  ],
  [
    'the size of a household is a number of bedrooms',
    [['there are 6 of us, what fits', 'search', { entries: [{ id: 'appraisal', confidence: 0.5 }] }]],
    /^\d homes match \(4\+ bedrooms\)/,
  ],
  [
    'an unsupported number is named and not searched by',
    [['homes under 3000 a month in noda', 'search']],
    /^No record tells of “3000 a month”, so I could not search by that; .*\n\d homes match \(NoDa\)/,
  ],
  [
    'a ZIP code is named as unknown',
    [['homes in 28203', 'search']],
    /^28203 is not one of the areas in my records/,
  ],
  [
    'a lot size in square feet is converted to acres',
    [['homes on a 5000 sq ft lot', 'search']],
    /^\d homes match \(lot from 0\.11 acres\)/,
  ],
  [
    'a bare budget is a search, even if an entry sounds similar',
    [['under 500', 'search', { entries: [{ id: 'appraisal', confidence: 0.9 }] }]],
    /^3 homes match \(under \$500,000\)/,
  ],
  [
    'an area and a budget separated by a comma are a search',
    [['noda, under 500', 'search']],
    /^1 home matches \(NoDa, under \$500,000\)/,
  ],
  [
    'the distance to a station is quoted from the description',
    [
      ['16 Bobbin Court', 'describe'],
      ['how far is it from the train', 'ask'],
    ],
    /Sugar Creek station is half a mile off/,
  ],
  [
    'homes named by area and status are answered with their status',
    [['is the lake house still available', 'ask', { entries: [{ id: 'appraisal', confidence: 0.3 }] }]],
    /71 Halyard Point is Active\.\n.*33 Catalpa Commons is Active\./,
  ],
  [
    'a listing that is not there is told as such, not its area',
    [['tell me about the townhome in SouthEnd', 'describe']],
    /^None of the homes .*\(SouthEnd, town house\)/,
  ],
  [
    'a home named by its bedrooms has exactly as many',
    [['tell me about the 4 bed in Myers Park', 'describe']],
    /^None of the homes .*\(Myers Park, 4 bedrooms\)/,
  ],
  [
    'the type that names a home is not what is asked of it',
    [['does the loft in Uptown allow dogs', 'ask']],
    /^I find nothing on that in the record of 200 Lantern Place/,
  ],
  [
    'what only sounds like a search and names no home is a question for a confident entry',
    [
      ['do I need a survey', 'question', { entries: [{ id: 'survey', confidence: 0.9 }] }],
      ['any bad ones haha', 'search', { entries: [{ id: 'appraisal', confidence: 0.9 }] }],
    ],
    /^An opinion of value/,
  ],
  [
    'a home is identified by its type',
    [['is the farmhouse still for sale', 'ask']],
    /^33 Catalpa Commons is Active\./,
  ],
])('%s', async (_, said, told) => expect((await talk(...said)).text).toMatch(told));

test('a number of things asked for with nothing else named is a search', async () => {
  const best: ScriptedTurn = [
    'give me your top five',
    'search',
    { entries: [{ id: 'appraisal', confidence: 0.5 }] },
  ];
  expect((await talk(best)).text).toMatch(/^12 homes match:(?:\n•[^\n]*){5}\n(?!•)/);
});

test('homes are listed for a request to see them and not for other questions', async () => {
  const rule: ScriptedTurn = [
    'do i have to sign something before you show me houses',
    'search',
    { entries: [{ id: 'survey', confidence: 0.4 }] },
  ];
  expect((await talk(rule)).sources).toEqual(['entry:survey']);
  expect((await talk(['what homes do you have', 'search'])).text).toMatch(/^12 homes match/);
});

test('a message with many criteria is a search, even if an entry matches', async () => {
  const said = 'Looking for a condo in SouthEnd, 2 bed, 2 bath, with deeded parking. What is out there?';
  const reply = await talk([said, 'search', { entries: [{ id: 'survey', confidence: 0.9 }] }]);
  expect(reply.text).toMatch(/8 Railbed Way/);
});

test.each([
  ['no condos', /^8 homes match \(no condominium\)/],
  ['without a pool', /\(no pool\)/],
  ['not Dilworth, not NoDa', /^\d+ homes match \(.*Dilworth.*NoDa\)/],
])('%j on its own excludes homes', async (message, told) => {
  const reply = await talk([message, 'search', { entries: [{ id: 'survey', confidence: 0.9 }] }]);
  expect(reply.text).toMatch(told);
});

test.each([
  [
    'homes within 20 minutes of Uptown',
    'search',
    /^No record tells of “within 20 minutes of uptown”.*\nNext to Uptown: [^\n]*Dilworth/,
  ],
  ['3 beds 15 miles from Uptown', 'search', /“15 miles from uptown”[\s\S]*3 bedrooms\)/],
  [
    'condos not far from NoDa',
    'search',
    /“far from noda”.*\nNext to NoDa: .*\n\d homes match \(condominium\)/,
  ],
  ['casas a 10 minutos de Dilworth', 'search', /10 minutos de dilworth/],
] as const)('%j does not limit the search to the area', async (message, act, told) => {
  const { text } = await talk([message, act]);
  expect(text).toMatch(told);
  expect(text).not.toMatch(/match \((?:Uptown|NoDa)/);
});

test.each([
  'VA loan on a condo in Uptown',
  'special assessment on a condo in Uptown',
  'termites in a bungalow in Dilworth',
])('%j is a question for an entry', async (message) => {
  const known = { entries: [{ id: 'survey', confidence: 0.7 }] };
  expect((await talk([message, 'question', known])).sources).toContain('entry:survey');
});

test('a type and an area are a search if nothing else is named or the classifier predicts one', async () => {
  const known = { entries: [{ id: 'survey', confidence: 0.9 }] };
  expect((await talk(['houses Lake Norman boat dock', 'search', known])).text).toMatch(/match/);
  expect((await talk(['a pet friendly condo Uptown', 'search', known])).text).toMatch(/match/);
});

test.each([
  'is there a fee for parking at condos in southend',
  'is there anything i should know about old houses with a fireplace',
])('%j does not search for homes', async (message) => {
  const known = { entries: [{ id: 'survey', confidence: 0.9 }] };
  expect((await talk([message, 'question', known])).sources).toEqual(['entry:survey']);
});

test('a question about a feature of all listings is a search', async () => {
  const said = 'is there a mother in law suite at any of these';
  const reply = await talk([said, 'search', { entries: [{ id: 'survey', confidence: 0.95 }] }]);
  expect(reply.text).toMatch(/^2 homes match \(a suite of its own\)/);
});

test.each([
  ['where is the sellers guide on this site', 'guideForm'],
  ['link to the compare page please', 'compare'],
  ['donde esta la guia para vendedores', 'guideForm'],
])('%j gets a page as the answer', async (message, page) => {
  expect((await talk([message, 'question'])).links[0]).toBe(page);
});

test('a question about what happens with a form does not get its page', async () => {
  expect((await talk(['where does the contact form go', 'question'])).sources).not.toContain('site');
});
