import { expect, test } from 'vitest';
import { foundEntries, type ScriptedTurn, talk } from '#test/scripted-talk.ts';

test('a request for a call is not a tour request', async () => {
  const { dialogue } = await talk(['can you put me down for a call tomorrow', 'tour']);
  expect(dialogue.lead).toMatchObject({
    wish: 'contact',
    question: 'can you put me down for a call tomorrow',
  });
});

test('a goodbye after an offer is not a name', async () => {
  const { text } = await talk(['is that usual', 'question'], ['ok bye', 'question']);
  expect(text).not.toContain('last name');
});

test.each<ScriptedTurn>([
  ["I don't want to talk to an agent", 'person'],
  ['I would rather not talk to anyone', 'person'],
  ["please don't contact me", 'person'],
  ['no quiero hablar con un agente', 'person'],
  ['no me llamen', 'person'],
  ['I do not want a tour', 'tour'],
  ['I do not want a valuation', 'valuation'],
])('a visitor who says %j gets no such offer, then or later', async (...said) => {
  const { text, dialogue } = await talk(said);
  expect(text).toMatch(/won't ask again|no vuelvo a preguntar/);
  expect(dialogue.lead.status).toBe('declined');
});

test.each<ScriptedTurn>([
  ["don't call me, text me", 'person'],
  ['I do not want an agent, I want to tour 16 Bobbin Court', 'tour'],
  ['please do not call me after 9', 'person'],
  ["why don't you call me", 'person'],
  ["I don't want to talk to a lender", 'person'],
])('%j does not decline an offer', async (...said) => {
  expect((await talk(said)).dialogue.lead.status).not.toBe('declined');
});

test.each<[string, string]>([
  ["I don't want a call, just email me", 'contact'],
  ["I don't want to buy unseen, can I tour 40 Spindle Street", 'tour'],
  ["nobody called me back, I don't want to talk to that agent again", 'complaint'],
])('%j requests %s despite its no', async (message, wish) => {
  const { dialogue } = await talk([message, 'person']);
  expect(dialogue.lead).toMatchObject({ status: 'offered', wish });
});

test.each<[string, ScriptedTurn[], RegExp, RegExp?]>([
  [
    'a choice of another shown home does not accept an offer',
    [
      ['homes in Lake Norman', 'search'],
      ['the second one', 'pick'],
      ['ok no the other one', 'pick'],
    ],
    /33 Catalpa|71 Halyard/,
    /Gladly/,
  ],
  [
    'a question about unwelcome offers is not a no',
    [
      ['is now a good time to sell', 'question'],
      ["and if I don't like the offers", 'question', foundEntries(['appraisal', 0.9])],
    ],
    /An opinion of value/,
    /won't ask again/,
  ],
  [
    'facts about a home to be valued are not search criteria',
    [
      ['I want my house valued', 'valuation'],
      ['4 beds in Dilworth', 'details'],
      ['never mind', 'no'],
      ['homes in NoDa', 'search'],
    ],
    /2 homes match \(NoDa\)/,
  ],
  [
    '"not a bot" is not a no',
    [
      ['i want to talk to a real person', 'person'],
      ['no not a bot', 'no'],
    ],
    /A person answers/,
  ],
  [
    'a request for alerts gets the current matches and an offer',
    [['set me up with alerts when something hits in NoDa, 3br, under 600', 'search']],
    /The team sends them\.[\s\S]*2 homes match \(NoDa, under \$600,000, 3 bedrooms\)[\s\S]*get in touch about buying/,
  ],
])('%s', async (_, said, expected, not) => {
  const { text } = await talk(...said);
  expect(text).toMatch(expected);
  if (not) expect(text).not.toMatch(not);
});

test.each(["no I don't want a call", 'no gracias, no quiero llamadas'])(
  '%j declines an offer and states no contact channel',
  async (message) => {
    const { dialogue } = await talk(['what is my house worth', 'valuation'], [message, 'no']);
    expect(dialogue.lead.status).toBe('declined');
  },
);

test('a visitor who wants to sell gets the first steps and the offer of a valuation', async () => {
  const { text, dialogue } = await talk([
    'I want to sell my house',
    'question',
    foundEntries(['first-step-to-sell', 0.9]),
  ]);
  expect(text).toMatch(/^Start with a visit[\s\S]*Shall I take your name/);
  expect(dialogue.lead).toMatchObject({ status: 'offered', wish: 'valuation' });
});

test(`"there" after a valuation offer is the area of the visitor's home`, async () => {
  const { text } = await talk(
    ['what is my house in Myers Park worth', 'valuation'],
    ['what is the median there', 'ask'],
  );
  expect(text).toMatch(/^The median price in Myers Park/);
});

test('"tell her that …" gets the offer to pass the message on', async () => {
  const { dialogue } = await talk(['then tell her the sign on my street is down', 'question']);
  expect(dialogue.lead).toMatchObject({ status: 'offered', wish: 'contact' });
});
