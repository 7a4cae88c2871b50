import { expect, test } from 'vitest';
import { type Said, talk } from '#test/talk-of-acts.ts';

const readyToSend: Said[] = [
  ['please call me', 'person'],
  ['Dana Whitfield, dana@example.com, 704-555-0199', 'details'],
];

test.each([
  'who will read it once I send it?',
  'ok, and how do I confirm a date',
  'I never said to submit it',
])('%j sends nothing', async (message) => {
  expect((await talk(...readyToSend, [message, 'question'])).lead).toBeUndefined();
});

test('a lone “y” sends, in the language spoken', async () => {
  const { lead, dialogue } = await talk(...readyToSend, ['y', 'yes']);
  expect(lead).toBeDefined();
  expect(dialogue.language).toBe('en');
});

test('what stands beside a yes is asked about once more, and goes with the request', async () => {
  const yes: Said = ['yes once my wife agrees, she is in Ohio', 'yes'];
  expect((await talk(...readyToSend, yes)).lead).toBeUndefined();
  const { lead } = await talk(...readyToSend, yes, ['yes', 'yes']);
  expect(lead?.question).toContain('once my wife agrees');
});

test.each([
  ['send it, but you may not text me', false],
  ['yes, and they can call me too', true],
])('the ledger holds of calls what %j says', async (message, granted) => {
  const { lead } = await talk(...readyToSend, [message, 'yes']);
  expect(lead?.consents).toMatchObject([
    { channel: 'email', granted: true },
    { channel: 'call-text', granted },
  ]);
});

test.each([
  'madonna',
  'no',
  'no last name',
  'I do not have a surname',
  'I only have one name',
  "it's just Madonna",
  'just Madonna, no last name',
  'solo Madonna',
])('who answers %j has one name, and goes on', async (message) => {
  const { text, dialogue } = await talk(
    ['please call me', 'person'],
    ['Madonna', 'details'],
    [message, 'no'],
  );
  expect(text).toMatch(/email address or phone number/);
  expect(dialogue.lead.details.firstName).toBe('Madonna');
  expect(dialogue.lead.details.lastName).not.toBe('');
});

test.each([
  ['just email', 'person'],
  ['only mornings', 'question'],
  ['just send', 'yes'],
  ['solo correo', 'person'],
  ['just browsing', 'question'],
] as const)('%j says of no last name that there is none', async (message, act) => {
  const { dialogue } = await talk(['please call me', 'person'], ['Sam', 'details'], [message, act]);
  expect(dialogue.lead.details.lastName).toBe('');
});

test.each(['李明', 'محمد العربي', 'אברהם כהן'])('%s after an offer is a name', async (message) => {
  const { dialogue } = await talk(['please call me', 'person'], [message, 'question']);
  expect(dialogue.lead).toMatchObject({ status: 'asking', details: { firstName: message.split(' ')[0] } });
});

test('a no to all of it is no name', async () => {
  const { text } = await talk(['please call me', 'person'], ['Dana', 'details'], ['no thanks, cancel', 'no']);
  expect(text).toMatch(/nothing was sent/);
});

test('a second “send” says that it is sent', async () => {
  const { text, lead } = await talk(...readyToSend, ['send', 'yes'], ['send it', 'question']);
  expect(text).toMatch(/It is with the team/);
  expect(lead).toBeUndefined();
});

test.each(['I saw the Dina Street home', 'Thanks Dena', 'I like Diana Whitford houses'])(
  'a word like a name in %j changes none',
  async (message) => {
    const { dialogue } = await talk(...readyToSend, [message, 'question']);
    expect(dialogue.lead.details).toMatchObject({ firstName: 'Dana', lastName: 'Whitfield' });
  },
);
