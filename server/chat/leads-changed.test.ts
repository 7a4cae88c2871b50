import { expect, test } from 'vitest';
import { type Said, talk } from '#test/talk-of-acts.ts';

const byEmail: Said[] = [
  ['please call me', 'person'],
  ['Dana Whitfield, dana@example.com', 'details'],
];
const byBoth: Said[] = [
  ['please call me', 'person'],
  ['Dana Whitfield, dana@example.com, 704-555-0199', 'details'],
];

test.each([
  'no',
  'No thanks!',
  'nope, never mind',
  "no, don't send it",
  'cancel',
  'no gracias',
  'no lo envíe',
  'I changed my mind',
])('%j cancels what waits for agreement', async (message) => {
  const { text, lead, dialogue } = await talk(...byEmail, [message, 'no']);
  expect(text).toMatch(/nothing was sent|no se envió nada/);
  expect(lead).toBeUndefined();
  expect(dialogue.lead.details.email).toBe('');
});

test.each([
  "no, that's not right",
  'nope looks right',
  'no, not yet',
  'no, I am thinking about it',
  'no, falta algo',
])('%j is asked about, and forgets nothing', async (message) => {
  const { text, lead, dialogue } = await talk(...byEmail, [message, 'no']);
  expect(text).toMatch(/What shall I change\?|¿Qué cambio\?/);
  expect(lead).toBeUndefined();
  expect((await talk(...byEmail, [message, 'no'], ['send', 'yes'])).lead).toMatchObject({
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
  'sin cambios, envíelo',
  'no tengo más preguntas, enviar',
])('%j agrees', async (message) => {
  expect((await talk(...byEmail, [message, 'yes'])).lead).toMatchObject({
    details: { firstName: 'Dana', lastName: 'Whitfield', email: 'dana@example.com' },
  });
});

test.each([
  ['remove my phone number', { email: 'dana@example.com', phone: '' }],
  ["don't use my phone", { email: 'dana@example.com', phone: '' }],
  ['please remove my email', { email: '', phone: '704-555-0199' }],
  ['delete my email, use 704-555-0133', { email: '', phone: '704-555-0133' }],
  ['borre mi correo', { email: '', phone: '704-555-0199' }],
  ['the phone number is wrong', { email: 'dana@example.com', phone: '' }],
])('%j leaves the other way, and asks again whether to send', async (message, reach) => {
  const { text, dialogue } = await talk(...byBoth, [message, 'question']);
  expect(dialogue.lead).toMatchObject({ want: 'consent', details: { firstName: 'Dana', ...reach } });
  expect(text).toMatch(/I have: Dana Whitfield|Tengo: Dana Whitfield/);
});

test('whoever takes the only way back is not asked for another', async () => {
  const { text, dialogue } = await talk(...byEmail, ['remove my email', 'question']);
  expect(text).toMatch(/nothing was sent/);
  expect(dialogue.lead.details.email).toBe('');
});

test.each<[string, RegExp, string, object]>([
  ['the last name is wrong', /last name\?/, 'Ramos', { firstName: 'Dana', lastName: 'Ramos' }],
  ['no the name is wrong', /first and last name/, 'Diana Ramos', { firstName: 'Diana', lastName: 'Ramos' }],
  ['my email has a typo', /email address/, 'diana@example.com', { email: 'diana@example.com' }],
  ['el apellido está mal', /su apellido/, 'Ramos', { lastName: 'Ramos' }],
])('%j asks for it again, and the old one is never sent', async (message, asked, right, details) => {
  const { text } = await talk(...byEmail, [message, 'question']);
  expect(text).toMatch(asked);
  const unsent = await talk(...byEmail, [message, 'question'], ['Send', 'yes'], ['yes', 'yes']);
  expect(unsent.lead).toBeUndefined();
  const { lead } = await talk(...byEmail, [message, 'question'], [right, 'details'], ['send', 'yes']);
  expect(lead?.details).toMatchObject(details);
});

test.each(['cancel the tour, I just want a call', 'no tour please, just have someone call me'])(
  '%j changes the wish',
  async (message) => {
    const tour: Said[] = [
      ['I would like to tour 16 Bobbin Court', 'tour'],
      ['Dana Whitfield, dana@example.com', 'details'],
    ];
    const { dialogue } = await talk(...tour, [message, 'person']);
    expect(dialogue.lead).toMatchObject({ status: 'asking', wish: 'contact', want: 'consent' });
    expect((await talk(...tour, ['cancel the tour', 'no'])).text).toMatch(/nothing was sent/);
  },
);
