import { expect, test } from 'vitest';
import { agent } from '#content/agent.ts';
import { answerWordsEn } from '#content/assistant/words/answer-words-en.ts';
import { answerWordsEs } from '#content/assistant/words/answer-words-es.ts';
import { homeFeatures } from '#content/assistant/words/features.ts';
import { leadWordsEn } from '#content/assistant/words/lead-words-en.ts';
import { leadWordsEs } from '#content/assistant/words/lead-words-es.ts';
import { placeNames } from '#content/assistant/words/place-names.ts';
import { refusals } from '#content/assistant/words/refusals.ts';
import { urgent } from '#content/assistant/words/talk-entries.ts';
import { taxRates } from '#content/assistant/words/tax-rates.ts';
import { createAssistant } from '#domain/chat/assistant.ts';
import { newDialogue } from '#domain/chat/dialogue/dialogue.ts';
import { createLeadConversation } from '#domain/chat/lead/lead-conversation.ts';
import { leadPhrases } from '#domain/chat/lead/lead-phrases.ts';
import type { Reply } from '#domain/chat/reply.ts';
import type { Act, Understood } from '#domain/chat/understand/understood.ts';
import { valuesReader } from '#domain/chat/values/read-values.ts';
import { silent } from '#test/databases.ts';
import { createCatalog } from '../catalog/catalog.ts';
import { openDatabase } from '../database/open-database.ts';

// The table, the references and the engine over the records, with the act of each message given: what training finds is
// measured elsewhere.

const catalog = createCatalog(openDatabase('file:///nowhere/at/all.db', silent), silent);
const [areas, homes] = await Promise.all([catalog.neighborhoods(), catalog.properties()]);
const entries = [
  entry('earnest-money', 'What is earnest money?', 'A deposit.', { seller: 'It is held for you.' }),
  entry('appraisal', 'What is an appraisal?', 'An opinion of value.'),
  entry('danger', 'Help', 'Call or text 988.'),
];

type Said = [message: string, act: Act, understood?: Partial<Understood>];

async function talk(...said: Said[]): Promise<Reply> {
  const acts = new Map(said.map(([message, act, more]) => [message, { act, more }]));
  const answer = createAssistant({
    understand: (raw) => ({
      raw,
      language: null,
      guard: null,
      acts: [{ value: acts.get(raw)?.act ?? 'question', confidence: 0.9 }],
      side: null,
      attribute: null,
      reference: null,
      entries: [{ id: 'none', confidence: 0.2 }],
      ...acts.get(raw)?.more,
    }),
    read: valuesReader({ places: placeNames, features: homeFeatures }, () => 2026),
    lead: createLeadConversation(leadPhrases, { agent, namesTrait: () => false }),
    words: {
      en: { answers: answerWordsEn, lead: leadWordsEn },
      es: { answers: answerWordsEs, lead: leadWordsEs },
    },
    features: homeFeatures,
    taxRates,
    refusals,
    talkEntries: {},
    leadEntries: {},
    recordEntries: {},
    unsuggested: [],
    urgent,
  });
  let reply: Reply = { text: '', links: [], suggestions: [], sources: [], dialogue: newDialogue };
  for (const [message] of said)
    reply = await answer({ message, dialogue: reply.dialogue, records: { areas, homes, catalog, entries } });
  return reply;
}

const shown = ({ sources }: Reply) => sources.filter((one) => one.startsWith('home:')).toSorted();

test.each<[string, Said[], RegExp, RegExp?]>([
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
    /“Permitted dock/,
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

test.each<[string, RegExp]>([
  ['payment on 400k at 7% for 30 years', /\$2,661\.21 a month/],
  [
    'monthly payment on a 500k house with 20% down at 6.5%',
    /\$2,528\.27[\s\S]*\$500,000 − \$100,000 = \$400,000/,
  ],
  ['what would the monthly payment be on 400k', /never assume one/],
  ['how much can I borrow with 2000 a month at 6.5% for 30 years', /\$316,422/],
  ['excise tax on 612,300', /\$1,225/],
  ['property tax on 500k', /\$500,000 \/ 100 × \$0\.4927 = \$2,464.*tax year 2025/],
  [
    'what do I net selling at 650k, I owe 310k',
    /\$650,000 − \$310,000 owed − \$1,300 excise tax = \$338,700/,
  ],
  ['how much are taxes on 33 Catalpa Commons', /\$574,000 \/ 100/],
  ['5% of 450k', /\$450,000 × 5% = \$22,500/],
])('%j is shown as a sum', async (message, expected) => {
  expect((await talk([message, 'sum'])).text).toMatch(expected);
});

test('an entry is told when it is sure, with the other as a chip between two, and not at all when unsure', async () => {
  const sure = await talk(['what is earnest money', 'question', found(['earnest-money', 0.9])]);
  expect(sure).toMatchObject({ text: 'A deposit.', suggestions: [], sources: ['entry:earnest-money'] });
  const between = await talk([
    'the deposit thing',
    'question',
    found(['earnest-money', 0.5], ['appraisal', 0.3]),
  ]);
  expect(between).toMatchObject({
    text: 'If you mean “What is earnest money?”: A deposit.',
    suggestions: ['What is an appraisal?'],
  });
  const unsure = await talk(['the thing', 'question', found(['earnest-money', 0.2], ['appraisal', 0.15])]);
  expect(unsure.text).not.toContain('A deposit');
  expect(unsure).toMatchObject({
    suggestions: ['What is earnest money?', 'What is an appraisal?'],
    unanswered: 'the thing',
    sources: [],
  });
});

test('who is in danger is told where help is, whatever else was understood', async () => {
  expect((await talk(['I lost the house and I want to die', 'person'])).text).toBe('Call or text 988.');
});

test('a side that was said stays, and has its own words', async () => {
  const reply = await talk(
    ['I am selling', 'talk', { side: 'seller', ...found(['earnest-money', 0.9]) }],
    ['what is earnest money', 'question', found(['earnest-money', 0.9])],
  );
  expect(reply.text).toBe('It is held for you.');
});

test('a refusal begins with a plain no, and what is lawful in the message is answered', async () => {
  const reply = await talk([
    '3 bedrooms under 600k where no kids live',
    'search',
    { guard: { category: 'people' } },
  ]);
  expect(reply.text).toMatch(/^No\. Under fair housing law/);
  expect(shown(reply)).toEqual(['home:sample-03', 'home:sample-09']);
});

test('when and how to be reached goes with the lead and is repeated', async () => {
  const consent = await talk(
    ['I would like to tour 16 Bobbin Court', 'tour'],
    ['Dana Miller, dana@example.com', 'details'],
    ['text only, after five', 'details'],
  );
  expect(consent.text).toContain('How and when to reach you: text only, after five.');
  const sent = await talk(
    ['Nobody called me back!', 'complaint'],
    ['Pat Lee 704-555-0199, mornings are best', 'details'],
    ['send', 'yes'],
  );
  expect(sent.lead).toMatchObject({
    wish: 'complaint',
    question: expect.stringContaining('Nobody called me back!'),
  });
  expect(sent.lead?.notes).toEqual(['mornings are best']);
});

function entry(id: string, title: string, text: string, bySide: Record<string, string> = {}) {
  const wording = (en: string) => ({ en, es: en });
  return {
    id,
    title: wording(title),
    answer: wording(text),
    bySide: Object.fromEntries(Object.entries(bySide).map(([side, en]) => [side, wording(en)])),
    links: [],
    source: '',
    topics: [],
  };
}

function found(...list: [id: string, confidence: number][]): Pick<Understood, 'entries'> {
  return { entries: list.map(([id, confidence]) => ({ id, confidence })) };
}
