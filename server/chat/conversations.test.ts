import { expect, test } from 'vitest';
import type { Reply } from '#domain/chat/reply.ts';
import type { Act } from '#domain/chat/understand/understood.ts';
import { foundEntries, type ScriptedTurn, talk } from '#test/scripted-talk.ts';

// Table of acts, references and answers from records, with the act of each message given: assistant-training measures the
// classifier.

const shown = ({ sources }: Reply) => sources.filter((one) => one.startsWith('home:')).toSorted();

test.each<[string, ScriptedTurn[], RegExp, RegExp?]>([
  [
    'a limit is kept until it is changed',
    [
      ['condos under 700k', 'search'],
      ['in Myers Park', 'refine'],
    ],
    /88 Garden Gate/,
    /200 Lantern/,
  ],
  [
    'an excluded area stays excluded',
    [
      ['3 bedrooms, skip NoDa', 'search'],
      ['under 950k', 'refine'],
    ],
    /27 Awning/,
    /Bobbin|Spindle/,
  ],
  [
    'a new area replaces the previous one',
    [
      ['homes in NoDa under 600k', 'search'],
      ['and in Lake Norman?', 'area'],
    ],
    /33 Catalpa/,
    /Bobbin/,
  ],
  [
    'a search continues after a general question',
    [
      ['homes in NoDa', 'search'],
      ['what is escrow', 'question'],
      ['under 500k', 'refine'],
    ],
    /1 home matches \(NoDa, under \$500,000\)/,
  ],
  [
    '"any area" drops only the area',
    [
      ['3 bedroom homes in NoDa', 'search'],
      ['any area', 'refine'],
    ],
    /27 Awning/,
  ],
  [
    '"the second one" is the second home shown',
    [
      ['condos', 'search'],
      ['the second one', 'pick'],
    ],
    /^200 Lantern Place/,
  ],
  [
    '"the other one" is the home not yet discussed',
    [
      ['homes in Plaza Midwood', 'search'],
      ['tell me about the first one', 'pick'],
      ['the other one', 'pick'],
    ],
    /^5 Streetcar Bend/,
  ],
  [
    '"the cheapest one" is the cheapest of the homes shown',
    [
      ['homes in Myers Park', 'search'],
      ['the cheapest one', 'pick'],
    ],
    /^Price, lowest: 88 Garden Gate Walk/,
  ],
  [
    '"the one in Dilworth" is a home after a list of homes',
    [
      ['homes with 4 bedrooms', 'search'],
      ['how much is the one in Dilworth', 'ask'],
    ],
    /12 Porchlight Lane is listed at \$1,290,000/,
  ],
  [
    '"it" is the home under discussion',
    [
      ['tell me about 71 Halyard Point', 'describe'],
      ['when was it built', 'ask'],
    ],
    /71 Halyard Point was built in 1978/,
  ],
  [
    'the description answers a question without a field in the record',
    [
      ['tell me about 71 Halyard Point', 'describe'],
      ['does it have a dock', 'ask'],
    ],
    /^Yes, by its description.*“Permitted dock/,
  ],
  [
    'a question beyond the description is not answered with yes',
    [['is the dock at 71 Halyard Point shared or private', 'ask']],
    /^The description of 71 Halyard Point says: “Permitted dock.*the team can ask/,
    /Yes/,
  ],
  [
    'a question about a named home that no entry answers is about that home',
    [['how loud are the neighbors at 71 Halyard Point', 'question', foundEntries(['earnest-money', 0.3])]],
    /^I find nothing on that in the record of 71 Halyard Point/,
    /deposit/,
  ],
  [
    'a feature the description does not mention is reported as such',
    [
      ['tell me about 71 Halyard Point', 'describe'],
      ['is there a pool', 'ask'],
    ],
    /does not mention a pool/,
  ],
  [
    '"cheaper" is cheaper than all homes shown',
    [
      ['homes in Lake Norman', 'search'],
      ['anything cheaper', 'refine'],
    ],
    /None of the homes/,
  ],
  [
    '"and in NoDa?" gets the same figure of that area',
    [
      ['walk score in Dilworth', 'ask'],
      ['and in NoDa?', 'area'],
    ],
    /^NoDa has a walk score of 78/,
  ],
  [
    '"which is cheaper" compares the areas discussed',
    [
      ['median price in Dilworth', 'ask'],
      ['and in NoDa?', 'area'],
      ['which is cheaper?', 'rank'],
    ],
    /^NoDa is the cheapest.*Dilworth/,
  ],
  [
    '"which one sells faster" compares the two areas compared before',
    [
      ['compare Dilworth and Myers Park', 'compare'],
      ['which one sells faster', 'rank'],
    ],
    /^Of these, homes sell fastest in Dilworth/,
  ],
  [
    '"there" is the area that ranked first',
    [
      ['cheapest neighborhood', 'rank'],
      ['show me homes there', 'search'],
    ],
    /200 Lantern/,
  ],
  [
    '"there" is both areas compared before',
    [
      ['NoDa or Plaza Midwood?', 'compare'],
      ['show me what you have there', 'search'],
    ],
    /4 homes match \(NoDa \/ Plaza Midwood\)/,
  ],
  [
    '"go back" returns to the previous subject',
    [
      ['walk score in Dilworth', 'ask'],
      ['condos', 'search'],
      ['go back', 'back'],
    ],
    /walk score of 85/,
  ],
  [
    '"more" continues the list',
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
])('%j is answered from the records', async (message, act, expected) => {
  expect((await talk([message, act])).text).toMatch(expected);
});

test('a question with regular expression characters is handled as plain text', async () => {
  const { text } = await talk(['is it +++++ loud at 71 Halyard Point', 'ask']);
  expect(text).toMatch(/^I find nothing on that in the record of 71 Halyard Point/);
});

test('a visitor in danger gets emergency help regardless of the interpretation', async () => {
  expect((await talk(['I lost the house and I want to die', 'person'])).text).toBe('Call or text 988.');
  const unsure = { danger: { isSure: true, aspect: 'any-danger' } };
  expect((await talk(['I want to die', 'person', unsure])).text).toBe('Call or text 988.');
});

test('a message that surely tells of danger gets emergency help alone', async () => {
  const ofKind = async (aspect: string) =>
    (await talk(['it all went dark', 'search', { danger: { isSure: true, aspect } }])).text;
  expect(await ofKind('general')).toBe('Call or text 988.');
  expect(await ofKind('any-danger')).toBe('Call 911 first.');
});

test.each([
  ['an answer', 'homes in Myers Park', null, /^2 homes match/],
  ['a refusal', 'homes where no kids live', { category: 'people' }, /^I can't /],
] as const)(
  '%s to a message that may tell of danger ends with the emergency numbers',
  async (_, message, guard, expected) => {
    const { text } = await talk([
      message,
      'search',
      { danger: { isSure: false, aspect: 'any-danger' }, guard },
    ]);
    expect(text).toMatch(expected);
    expect(text).toMatch(/911[^\n]+988[^\n]+800-799-7233[^\n]+$/);
  },
);

test('the emergency numbers come first if the message is not understood', async () => {
  const { text } = await talk([
    'how do we get through this week',
    'question',
    { danger: { isSure: false, aspect: 'any-danger' } },
  ]);
  expect(text).toMatch(/^[^\n]+911[^\n]+988[^\n]+\n\n.*not sure/s);
});

test('a declined message that surely tells of danger gets the emergency numbers before the refusal', async () => {
  const surely = { danger: { isSure: true, aspect: 'any-danger' }, guard: { category: 'people' } } as const;
  const { text } = await talk(['homes far from them', 'search', surely]);
  expect(text).toMatch(/^[^\n]+911[^\n]+988[^\n]+800-799-7233[^\n]+\n\nI can't /);
});

test('a refusal comes first, followed by the answer to the lawful part', async () => {
  const reply = await talk([
    '3 bedrooms under 600k where no kids live',
    'search',
    { guard: { category: 'people' } },
  ]);
  expect(reply.text).toMatch(/^I can't .*fair housing law/);
  expect(shown(reply)).toEqual(['home:sample-03', 'home:sample-09']);
});

test('a home named in a general question becomes the home under discussion', async () => {
  const { text } = await talk(
    ['does 200 Lantern Place allow pets', 'question', foundEntries(['appraisal', 0.9])],
    ['how much is it', 'ask'],
  );
  expect(text).toMatch(/200 Lantern Place, No\. 1904 is listed at \$365,000/);
});
