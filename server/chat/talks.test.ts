import { expect, test } from 'vitest';
import type { Reply } from '#domain/chat/reply.ts';
import type { Act } from '#domain/chat/understand/understood.ts';
import { foundEntries, type ScriptedTurn, talk } from '#test/scripted-talk.ts';

// The table, the references and the engine over the records, with the act of each message given: what training finds is
// measured elsewhere.

const shown = ({ sources }: Reply) => sources.filter((one) => one.startsWith('home:')).toSorted();

test.each<[string, ScriptedTurn[], RegExp, RegExp?]>([
  [
    'a limit stands until it is changed',
    [
      ['condos under 700k', 'search'],
      ['in Myers Park', 'refine'],
    ],
    /88 Garden Gate/,
    /200 Lantern/,
  ],
  [
    'what is ruled out stays out',
    [
      ['3 bedrooms, skip NoDa', 'search'],
      ['under 950k', 'refine'],
    ],
    /27 Awning/,
    /Bobbin|Spindle/,
  ],
  [
    'an area takes the place of the one before',
    [
      ['homes in NoDa under 600k', 'search'],
      ['and in Lake Norman?', 'area'],
    ],
    /33 Catalpa/,
    /Bobbin/,
  ],
  [
    'a search goes on after a question of the trade',
    [
      ['homes in NoDa', 'search'],
      ['what is escrow', 'question'],
      ['under 500k', 'refine'],
    ],
    /1 home matches \(NoDa, under \$500,000\)/,
  ],
  [
    'any area drops the area alone',
    [
      ['3 bedroom homes in NoDa', 'search'],
      ['any area', 'refine'],
    ],
    /27 Awning/,
  ],
  [
    'the second one is the second of those shown',
    [
      ['condos', 'search'],
      ['the second one', 'pick'],
    ],
    /^200 Lantern Place/,
  ],
  [
    'the other one is the one not spoken of',
    [
      ['homes in Plaza Midwood', 'search'],
      ['tell me about the first one', 'pick'],
      ['the other one', 'pick'],
    ],
    /^5 Streetcar Bend/,
  ],
  [
    'the cheapest one is looked for among those shown',
    [
      ['homes in Myers Park', 'search'],
      ['the cheapest one', 'pick'],
    ],
    /^88 Garden Gate Walk/,
  ],
  [
    'the Dilworth one is a home after homes',
    [
      ['homes with 4 bedrooms', 'search'],
      ['how much is the one in Dilworth', 'ask'],
    ],
    /12 Porchlight Lane is listed at \$1,290,000/,
  ],
  [
    'it is the home spoken of',
    [
      ['tell me about 71 Halyard Point', 'describe'],
      ['when was it built', 'ask'],
    ],
    /71 Halyard Point was built in 1978/,
  ],
  [
    'a description answers what a record has no field for',
    [
      ['tell me about 71 Halyard Point', 'describe'],
      ['does it have a dock', 'ask'],
    ],
    /^Yes, by its description.*“Permitted dock/,
  ],
  [
    'yes is not said to more than a description tells',
    [['is the dock at 71 Halyard Point shared or private', 'ask']],
    /^The description of 71 Halyard Point says: “Permitted dock.*the team can ask/,
    /Yes/,
  ],
  [
    'what is asked of a named home is told of that home where no entry tells it',
    [['how loud are the neighbors at 71 Halyard Point', 'question', foundEntries(['earnest-money', 0.3])]],
    /^Neither the record nor the description of 71 Halyard Point says that/,
    /deposit/,
  ],
  [
    'what no description mentions is said so',
    [
      ['tell me about 71 Halyard Point', 'describe'],
      ['is there a pool', 'ask'],
    ],
    /does not mention a pool/,
  ],
  [
    'cheaper is cheaper than all that was shown',
    [
      ['homes in Lake Norman', 'search'],
      ['anything cheaper', 'refine'],
    ],
    /None of the homes/,
  ],
  [
    'the same is told of another area',
    [
      ['walk score in Dilworth', 'ask'],
      ['and in NoDa?', 'area'],
    ],
    /^NoDa has a walk score of 78/,
  ],
  [
    'which is cheaper is asked of the areas spoken of',
    [
      ['median price in Dilworth', 'ask'],
      ['and in NoDa?', 'area'],
      ['which is cheaper?', 'rank'],
    ],
    /^NoDa is the cheapest.*Dilworth/,
  ],
  [
    'which sells faster is asked of the two compared',
    [
      ['compare Dilworth and Myers Park', 'compare'],
      ['which one sells faster', 'rank'],
    ],
    /^Homes sell fastest in Dilworth/,
  ],
  [
    'there is the area that leads',
    [
      ['cheapest neighborhood', 'rank'],
      ['show me homes there', 'search'],
    ],
    /200 Lantern/,
  ],
  [
    'there is both of two areas that were compared',
    [
      ['NoDa or Plaza Midwood?', 'compare'],
      ['show me what you have there', 'search'],
    ],
    /4 homes match \(NoDa \/ Plaza Midwood\)/,
  ],
  [
    'back is what was spoken of before',
    [
      ['walk score in Dilworth', 'ask'],
      ['condos', 'search'],
      ['go back', 'back'],
    ],
    /walk score of 85/,
  ],
  [
    'more goes on where the list stopped',
    [
      ['homes', 'search'],
      ['more', 'more'],
    ],
    /27 Awning/,
    /88 Garden/,
  ],
])('%s', async (_, said, has, hasNot) => {
  const { text } = await talk(...said);
  expect(text).toMatch(has);
  if (hasNot) expect(text).not.toMatch(hasNot);
});

test.each<[string, Act, RegExp]>([
  ['the largest lot', 'rank', /71 Halyard Point, 0.83 acres/],
  ['the oldest house', 'rank', /40 Spindle Street, 1912/],
  ['how many condos do you have', 'rank', /^4 homes match/],
  [
    'average price of your condos',
    'rank',
    /\(\$612,000 \+ \$685,000 \+ \$365,000 \+ \$318,000\) \/ 4 = \$495,000/,
  ],
  ['price per square foot of 12 Porchlight Lane', 'ask', /\$1,290,000 \/ 2,960 sq ft = \$436/],
  ['how much more is 12 Porchlight than 16 Bobbin Court', 'ask', /\$1,290,000 − \$449,000 = \$841,000/],
  ['difference in price between NoDa and Dilworth', 'ask', /\$1,400,000 − \$489,000 = \$911,000/],
  ['which areas have a walk score over 90', 'rank', /Fourth Ward \(walk score 95\); Uptown/],
  ['which areas are under 450k', 'rank', /Fourth Ward.*Uptown/],
  ['price in NoDa in 2024', 'ask', /Median price in NoDa in December 2024: \$/],
  ['how is the market in Charlotte, days on market', 'ask', /28 days on market/],
  ['casas en NoDa de menos de 500 mil', 'search', /16 Bobbin Court/],
  ['no condos, houses in Myers Park', 'search', /9 Slate Roof/],
  ['what about Ballantyne', 'describe', /^Ballantyne is not one of the areas/],
])('the records answer %j', async (message, act, expected) => {
  expect((await talk([message, act])).text).toMatch(expected);
});

test('a word of a question that would be a broken pattern is a word like any other', async () => {
  const { text } = await talk(['is it +++++ loud at 71 Halyard Point', 'ask']);
  expect(text).toMatch(/^Neither the record nor the description of 71 Halyard Point says that/);
});

test('somebody in danger is told where help is, whatever else was understood', async () => {
  expect((await talk(['I lost the house and I want to die', 'person'])).text).toBe('Call or text 988.');
});

test('a refusal begins with what it will not do, and what is lawful in the message is answered', async () => {
  const reply = await talk([
    '3 bedrooms under 600k where no kids live',
    'search',
    { guard: { category: 'people' } },
  ]);
  expect(reply.text).toMatch(/^I can't .*fair housing law/);
  expect(shown(reply)).toEqual(['home:sample-03', 'home:sample-09']);
});

test('a home named in a question of the trade is the one spoken of from there on', async () => {
  const { text } = await talk(
    ['does 200 Lantern Place allow pets', 'question', foundEntries(['appraisal', 0.9])],
    ['how much is it', 'ask'],
  );
  expect(text).toMatch(/200 Lantern Place, No\. 1904 is listed at \$365,000/);
});
