import { expect, test } from 'vitest';
import { leadWithEmail, leadWithEmailAndPhone, type ScriptedTurn, talk } from '#test/scripted-talk.ts';

test.each([
  'who will read it once I send it?',
  'ok, and how do I confirm a date',
  'I never said to submit it',
])('%j does not send the request', async (message) => {
  expect((await talk(...leadWithEmailAndPhone, [message, 'question'])).lead).toBeUndefined();
});

test('a single "y" sends the request in the current language', async () => {
  const { lead, dialogue } = await talk(...leadWithEmailAndPhone, ['y', 'yes']);
  expect(lead).toBeDefined();
  expect(dialogue.language).toBe('en');
});

test('a remark next to a yes leads to the consent question again and is sent with the request', async () => {
  const yes: ScriptedTurn = ['yes once my wife agrees, she is in Ohio', 'yes'];
  expect((await talk(...leadWithEmailAndPhone, yes)).lead).toBeUndefined();
  const { lead } = await talk(...leadWithEmailAndPhone, yes, ['yes', 'yes']);
  expect(lead?.question).toContain('once my wife agrees');
});

test.each([
  ['send it, but you may not text me', false],
  ['yes, and they can call me too', true],
])('the consent to calls in the ledger is what %j says', async (message, granted) => {
  const { lead } = await talk(...leadWithEmailAndPhone, [message, 'yes']);
  expect(lead?.consents).toMatchObject([
    { channel: 'email', granted: true },
    { channel: 'call-text', granted },
  ]);
});

test('a second "send" reports that the request was sent', async () => {
  const { text, lead } = await talk(...leadWithEmailAndPhone, ['send', 'yes'], ['send it', 'question']);
  expect(text).toMatch(/It is with the team/);
  expect(lead).toBeUndefined();
});

test.each([
  'no',
  'No thanks!',
  'nope, never mind',
  "no thanks, I'm good",
  'forget about it',
  'delete everything',
  'borre todo',
  "no, don't send it",
  'cancel',
  'no gracias',
  'no lo envíe',
  'scratch that',
  'you know what, forget it',
  'cancel, it is the wrong house',
  'on second thought, no',
  'olvide eso',
  'I changed my mind',
  'mejor no',
  'no quiero',
])('%j cancels a request that awaits consent', async (message) => {
  const { text, lead, dialogue } = await talk(...leadWithEmail, [message, 'no']);
  expect(text).toMatch(/nothing was sent|no se envió nada/);
  expect(lead).toBeUndefined();
  expect(dialogue.lead.details.email).toBe('');
});

test('a visitor who does not want to be contacted cancels a request that awaits consent', async () => {
  expect((await talk(...leadWithEmail, ["please don't contact me", 'person'])).text).toMatch(
    /nothing was sent/,
  );
});

test.each([
  "no, that's not right",
  'nope looks right',
  "no that's it",
  'no marketing',
  'no, not yet',
  'no, I am thinking about it',
  'no, falta algo',
])('%j leads to the question what to change and keeps the details', async (message) => {
  const { text, lead, dialogue } = await talk(...leadWithEmail, [message, 'no']);
  expect(text).toMatch(/What shall I change\?|¿Qué cambio\?/);
  expect(lead).toBeUndefined();
  expect((await talk(...leadWithEmail, [message, 'no'], ['send', 'yes'])).lead).toMatchObject({
    details: { firstName: 'Dana', email: 'dana@example.com' },
  });
  expect(dialogue.lead.status).toBe('asking');
});

test.each([
  'no changes, send',
  'no questions, send it',
  "no, that's all, send",
  'no problem, go ahead',
  "no I don't have questions, please send it",
  'nothing else, send it',
  "send it, I don't want to wait",
  'send it asap, I can not wait any longer',
  'please send it right away',
  'no objection',
  'no objections, go ahead',
  "no, it's fine as is, send it",
  'no, está bien así, envíelo',
  'envíelo lo antes posible',
  'no hay problema, envíelo',
  'send, no rush',
  'sin cambios, envíelo',
  'no tengo más preguntas, enviar',
])('%j consents', async (message) => {
  expect((await talk(...leadWithEmail, [message, 'yes'])).lead).toMatchObject({
    details: { firstName: 'Dana', lastName: 'Whitfield', email: 'dana@example.com' },
  });
});

test.each([
  'hold on',
  'Hold on a second please',
  'wait',
  'Give me a minute',
  'let me talk to my husband first',
  'I need to ask my wife before I send it',
  'I want to think about it',
  "I'm not ready yet",
  "don't send it yet, my husband has to agree",
  'I need to check with my wife before I send this',
  'un momento, por favor',
  'déjeme consultarlo con mi esposa',
  'lo voy a pensar',
  'mejor espere',
  'todavía no lo mande',
  'gotta ask the wife',
  "let me ask my parents and I'll get back to you",
])('%j gets time to think at any step and keeps the details', async (message) => {
  const steps: ScriptedTurn[] = [
    ['please call me', 'person'],
    ['yes', 'yes'],
    ['Dana', 'details'],
    ['Whitfield', 'details'],
    ['dana@example.com', 'details'],
  ];
  for (const at of steps.keys()) {
    const begun = steps.slice(0, at + 1);
    const { lead: before } = (await talk(...begun)).dialogue;
    const { text, lead, dialogue } = await talk(...begun, [message, 'talk']);
    expect(text).toMatch(/Take your time|sin prisa/i);
    expect(lead).toBeUndefined();
    expect(dialogue.lead).toEqual(before);
  }
});

test.each(['wait, how much is 16 Bobbin Court?', 'let me see homes in NoDa', 'hold on to my number'])(
  '%j does not ask for time',
  async (message) => {
    expect((await talk(...leadWithEmail, [message, 'question'])).text).not.toMatch(/Take your time/);
  },
);

test.each([
  'scratch that, make it Sunday',
  'forget that, text me instead',
  'never mind the call, just email me',
  'stop, I made a mistake in the email',
])('%j changes the request without canceling it', async (message) => {
  const { dialogue } = await talk(...leadWithEmail, [message, 'question']);
  expect(dialogue.lead).toMatchObject({ status: 'asking', details: { firstName: 'Dana' } });
});

test.each([
  'no, está bien así, envíelo',
  'no, así está bien',
  'no objection',
  'hold on, let me ask my wife first',
])('%j as a response is not declined, even if the guard would decline it', async (message) => {
  const { text } = await talk(...leadWithEmail, [message, 'no', { guard: { category: 'people' } }]);
  expect(text).not.toMatch(/fair housing|vivienda justa/);
});
