import { expect, test } from 'vitest';
import type { FoundEntry } from '#domain/chat/understand/understood.ts';
import { foundEntries, type ScriptedTurn, talk } from '#test/scripted-talk.ts';

// How entries answer within a conversation, with the entries found for each message given.

test("a question about an aspect of an entry gets the aspect's answer along with the general one", async () => {
  const withDebts: ScriptedTurn = [
    'and with car loans?',
    'question',
    { entries: [{ id: 'what-can-i-afford', confidence: 0.9, aspect: 'with-debts' }] },
  ];
  expect(await talk(withDebts)).toMatchObject({
    text: 'Debts count too. It depends.',
    sources: ['entry:what-can-i-afford'],
  });
  const general: ScriptedTurn = ['what can I afford', 'question', foundEntries(['what-can-i-afford', 0.9])];
  expect((await talk(general, withDebts)).text).toBe('Debts count too.');
});

test('"who pays" is about the entry answered before, even if another entry matches the words', async () => {
  const survey: ScriptedTurn = ['do I need a survey', 'question', foundEntries(['survey', 0.9])];
  const whoPays: ScriptedTurn = ['and who pays for it', 'question', foundEntries(['earnest-money', 0.6])];
  expect((await talk(survey, whoPays)).text).toBe('The buyer pays.');
});

test('a likely entry answers; unlikely ones are suggested as chips', async () => {
  const sure = await talk(['what is earnest money', 'question', foundEntries(['earnest-money', 0.9])]);
  expect(sure).toMatchObject({ text: 'A deposit.', suggestions: [], sources: ['entry:earnest-money'] });
  const between = await talk([
    'the deposit thing',
    'question',
    foundEntries(['earnest-money', 0.6], ['appraisal', 0.2]),
  ]);
  expect(between).toMatchObject({
    text: 'A deposit.',
    suggestions: ['What is an appraisal?'],
  });
  const unsure = await talk([
    'the thing',
    'question',
    foundEntries(['earnest-money', 0.3], ['appraisal', 0.2]),
  ]);
  expect(unsure).toMatchObject({
    text: expect.stringContaining('rather not guess'),
    suggestions: ['What is earnest money?', 'What is an appraisal?'],
    unanswered: 'the thing',
    sources: [],
  });
});

test('the second of two equally likely entries is answered if asked about and suggested otherwise', async () => {
  const asked = (second: Partial<FoundEntry>): ScriptedTurn => [
    'the thing',
    'question',
    {
      entries: [
        { id: 'earnest-money', confidence: 0.6 },
        { id: 'survey', confidence: 0.4, ...second },
      ],
    },
  ];
  expect(await talk(asked({}))).toMatchObject({ text: 'A deposit.', suggestions: ['Do I need a survey?'] });
  expect(await talk(asked({ aspect: 'when-to-order' }))).toMatchObject({
    text: 'A deposit.\n\nOn “Do I need a survey?”: Order it at once.',
    sources: ['entry:earnest-money', 'entry:survey'],
  });
});

test('a message in another script is referred to a person', async () => {
  const reply = await talk(['你好，我想买房子', 'question', foundEntries(['none', 0.9])]);
  expect(reply).toMatchObject({
    text: expect.stringMatching(/English and Spanish.*leave your name/s),
    unanswered: '你好，我想买房子',
  });
});

test('a question about a person that an entry answers gets no offer of a call', async () => {
  const reply = await talk(['are you a real person?', 'person', foundEntries(['appraisal', 0.9])]);
  expect(reply).toMatchObject({ text: 'An opinion of value.', sources: ['entry:appraisal'] });
});

test('two questions answered by one entry get its answer once', async () => {
  const asked = foundEntries(['earnest-money', 0.9]);
  const { text } = await talk(
    ['what is earnest money', 'question', asked],
    ['who holds the money', 'question', asked],
    ['what is an appraisal', 'question', foundEntries(['appraisal', 0.9])],
    ['what is earnest money and who holds the money', 'question', asked],
  );
  expect(text.match(/A deposit/g)).toHaveLength(1);
});

test('a stated side is remembered and gets its own text', async () => {
  const reply = await talk(
    ['I am selling', 'question', { side: 'seller', ...foundEntries(['earnest-money', 0.9]) }],
    ['what is earnest money', 'question', foundEntries(['earnest-money', 0.9])],
  );
  expect(reply.text).toBe('It is held for you.');
});

test('a question that may mean two aspects gets the points of both', async () => {
  const general = 'No law requires one of a house or a lot. A lender may.';
  const asked = (...shares: [aspect: string, confidence: number][]): ScriptedTurn => [
    'the survey',
    'question',
    {
      entries: [
        {
          id: 'survey',
          confidence: 0.9,
          aspects: shares.map(([value, confidence]) => ({ value, confidence })),
        },
      ],
    },
  ];
  const both = asked(['who-orders-and-pays', 0.5], ['when-to-order', 0.3]);
  const point = 'No law requires one of a house or a lot.';
  expect((await talk(both)).text).toBe(`The buyer pays. Order it at once. ${point}`);
  const one = asked(['who-orders-and-pays', 0.5], ['when-to-order', 0.2]);
  expect((await talk(one)).text).toBe(`The buyer pays. ${point}`);
  expect((await talk(asked(['general', 0.5], ['who-orders-and-pays', 0.3]))).text).toBe(general);
  const title: ScriptedTurn = [
    'Do I need a survey?',
    'question',
    { ...foundEntries(['survey', 1]), entriesWithoutTopic: [{ id: 'survey', confidence: 1 }] },
  ];
  expect((await talk(both, title)).text).toBe(general);
});

test('a follow-up gets the closest part that was not answered yet', async () => {
  const more = (text: string): ScriptedTurn => [
    text,
    'question',
    {
      entries: [
        {
          id: 'survey',
          confidence: 0.7,
          aspects: [
            { value: 'general', confidence: 0.6 },
            { value: 'who-orders-and-pays', confidence: 0.2 },
          ],
        },
        { id: 'appraisal', confidence: 0.1 },
      ],
    },
  ];
  const survey: ScriptedTurn = ['do I need a survey', 'question', foundEntries(['survey', 0.9])];
  expect((await talk(survey, more('and then'))).text).toBe('The buyer pays.');
  const last = await talk(survey, more('and then'), more('and then'));
  expect(last).toMatchObject({
    text: expect.stringContaining('all I know for certain'),
    unanswered: 'and then',
  });
});

test('a follow-up that the previous entry does not answer is referred to a person, without repeating the entry', async () => {
  const reply = await talk(
    ['what is an appraisal', 'question', foundEntries(['appraisal', 0.9])],
    ['and why', 'question', foundEntries(['appraisal', 0.7], ['earnest-money', 0.1])],
  );
  expect(reply.unanswered).toBe('and why');
  expect(reply.text).not.toContain('An opinion of value');
});

test('a message without a subject is about the previous entry and is not declined', async () => {
  const survey: ScriptedTurn = ['do I need a survey', 'question', foundEntries(['survey', 0.9])];
  const declined: ScriptedTurn = [
    'is that bad',
    'question',
    { guard: { category: 'schools' }, ...foundEntries(['survey', 0.5]) },
  ];
  expect((await talk(survey, declined)).sources).toEqual(['entry:survey']);
  expect((await talk(declined)).sources).toEqual(['refusal:schools']);
});
