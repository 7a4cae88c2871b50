import { expect, test } from 'vitest';
import type { FoundEntry } from '#domain/chat/understand/understood.ts';
import { foundEntries, type ScriptedTurn, talk } from '#test/scripted-talk.ts';

// How entries answer in a talk, with what is found for each message given.

test('what is asked about the subject of an entry has an answer of its own, before the point of the general one or after it', async () => {
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

test('who pays is told of what was told before, whatever entry is found for the words alone', async () => {
  const survey: ScriptedTurn = ['do I need a survey', 'question', foundEntries(['survey', 0.9])];
  const whoPays: ScriptedTurn = ['and who pays for it', 'question', foundEntries(['earnest-money', 0.6])];
  expect((await talk(survey, whoPays)).text).toBe('The buyer pays.');
});

test('an entry answers when it is likely, and is offered with others as chips when it is not', async () => {
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

test('of two entries as likely the second is told where something is asked of it, and is a chip where nothing is', async () => {
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

test('what is written in another script is passed on, and not taken for nothing that is known', async () => {
  const reply = await talk(['你好，我想买房子', 'question', foundEntries(['none', 0.9])]);
  expect(reply).toMatchObject({
    text: expect.stringMatching(/English and Spanish.*leave your name/s),
    unanswered: '你好，我想买房子',
  });
});

test('a question about a person that an entry answers is not followed by the offer of a call', async () => {
  const reply = await talk(['are you a real person?', 'person', foundEntries(['appraisal', 0.9])]);
  expect(reply).toMatchObject({ text: 'An opinion of value.', sources: ['entry:appraisal'] });
});

test('two questions that one entry answers are answered once', async () => {
  const asked = foundEntries(['earnest-money', 0.9]);
  const { text } = await talk(
    ['what is earnest money', 'question', asked],
    ['who holds the money', 'question', asked],
    ['what is an appraisal', 'question', foundEntries(['appraisal', 0.9])],
    ['what is earnest money and who holds the money', 'question', asked],
  );
  expect(text.match(/A deposit/g)).toHaveLength(1);
});

test('a side that was said stays, and has its own words', async () => {
  const reply = await talk(
    ['I am selling', 'question', { side: 'seller', ...foundEntries(['earnest-money', 0.9]) }],
    ['what is earnest money', 'question', foundEntries(['earnest-money', 0.9])],
  );
  expect(reply.text).toBe('It is held for you.');
});

test('where two things may be asked about a subject, the points of both are told', async () => {
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

test('a message that goes on gets the nearest of what was not told yet', async () => {
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

test('a question that the entry told before does not answer is handed over, and the entry is not repeated', async () => {
  const reply = await talk(
    ['what is an appraisal', 'question', foundEntries(['appraisal', 0.9])],
    ['and why', 'question', foundEntries(['appraisal', 0.7], ['earnest-money', 0.1])],
  );
  expect(reply.unanswered).toBe('and why');
  expect(reply.text).not.toContain('An opinion of value');
});

test('a message that names nothing is about the entry told before, and is not declined', async () => {
  const survey: ScriptedTurn = ['do I need a survey', 'question', foundEntries(['survey', 0.9])];
  const declined: ScriptedTurn = [
    'is that bad',
    'question',
    { guard: { category: 'schools' }, ...foundEntries(['survey', 0.5]) },
  ];
  expect((await talk(survey, declined)).sources).toEqual(['entry:survey']);
  expect((await talk(declined)).sources).toEqual(['refusal:schools']);
});
