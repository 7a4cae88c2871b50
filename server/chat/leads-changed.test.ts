import { expect, test } from 'vitest';
import { found, type Said, talk } from '#test/talk-of-acts.ts';

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
  "no thanks, I'm good",
  'forget about it',
  'delete everything',
  'borre todo',
  "no, don't send it",
  'cancel',
  'no gracias',
  'no lo envíe',
  'I changed my mind',
  'mejor no',
  'no quiero',
])('%j cancels what waits for agreement', async (message) => {
  const { text, lead, dialogue } = await talk(...byEmail, [message, 'no']);
  expect(text).toMatch(/nothing was sent|no se envió nada/);
  expect(lead).toBeUndefined();
  expect(dialogue.lead.details.email).toBe('');
});

test.each([
  "no, that's not right",
  'nope looks right',
  "no that's it",
  'no marketing',
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
  ['no, remove my phone number and send it', { email: 'dana@example.com', phone: '' }],
  ['send it but without my phone', { email: 'dana@example.com', phone: '' }],
  ['no phone, just email', { email: 'dana@example.com', phone: '' }],
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

const onSaturday: Said[] = [
  ['I would like to tour 12 Porchlight Lane on Saturday', 'tour'],
  ['Dana Whitfield, dana@example.com', 'details'],
];

test.each([
  ['not Saturday, Sunday', ['not Saturday, Sunday']],
  ["I can't do Saturday", ["I can't do Saturday"]],
  ['any day but Saturday', ['any day but Saturday']],
  ["no, Saturday doesn't work", ["no, Saturday doesn't work"]],
  ['I am busy on Saturday. Sunday would be better', ['Sunday would be better', 'I am busy on Saturday']],
  ['Sunday at 2 instead of Saturday', ['Sunday at 2']],
  ['el sábado no puedo, mejor el domingo', ['el sábado no puedo, mejor el domingo']],
  ['not before noon on Saturday', ['on Saturday', 'not before noon on Saturday']],
  ['why not Sunday', ['on Saturday', 'Sunday']],
])('a time ruled out by %j is not sent as a wish', async (message, notes) => {
  const { dialogue } = await talk(...onSaturday, [message, 'question']);
  expect(dialogue.lead).toMatchObject({ status: 'asking', want: 'consent' });
  expect(dialogue.lead.notes.filter((note) => note !== 'Saturday')).toEqual(notes);
});

test('an hour in the place of another is kept beside the day', async () => {
  const { dialogue } = await talk(
    ['I would like to tour 12 Porchlight Lane tomorrow at 3', 'tour'],
    ['Dana Whitfield, dana@example.com', 'details'],
    ['4 instead of 3', 'question'],
  );
  expect(dialogue.lead.notes).toEqual(['tomorrow at 3', '4 instead of 3']);
});

test('a day ruled out in Spanish is not sent as a wish', async () => {
  const { dialogue } = await talk(
    ['quiero visitar 12 Porchlight Lane el sábado', 'tour'],
    ['no el sábado, el domingo', 'question'],
  );
  expect(dialogue.lead.notes).toEqual(['no el sábado, el domingo']);
});

test('another day than today is no refusal', async () => {
  const { dialogue } = await talk(['can I see 16 Bobbin Court today', 'tour'], ['not today, tomorrow', 'no']);
  expect(dialogue.lead).toMatchObject({ status: 'asking', notes: ['not today, tomorrow'] });
});

test.each<[string, string[]]>([
  ['actually I want to see 40 Spindle Street instead', ['40 Spindle Street']],
  ["no, I'd rather see 40 Spindle Street", ['40 Spindle Street']],
  ['actually 40 Spindle Street', ['40 Spindle Street']],
  ['not 12 Porchlight Lane, 40 Spindle Street', ['40 Spindle Street']],
  ['mejor 40 Spindle Street', ['40 Spindle Street']],
  ['and 40 Spindle Street too', ['12 Porchlight Lane', '40 Spindle Street']],
  ['can I also see 40 Spindle Street?', ['12 Porchlight Lane', '40 Spindle Street']],
  ['también 40 Spindle Street', ['12 Porchlight Lane', '40 Spindle Street']],
  ['how many bedrooms does 40 Spindle Street have', ['12 Porchlight Lane']],
])('%j is about %j', async (message, about) => {
  for (const begun of [onSaturday, onSaturday.slice(0, 1)]) {
    const name: Said[] = begun.length > 1 ? [] : [['yes', 'yes']];
    const { dialogue } = await talk(...begun, ...name, [message, /see/.test(message) ? 'tour' : 'question']);
    expect(dialogue.lead).toMatchObject({ status: 'asking', wish: 'tour', about });
  }
});

test('what is put right of the request goes with it', async () => {
  const wrong: Said = ["sorry, it's 124 Main St not 123", 'question', found(['correct-details', 0.8])];
  const { text, dialogue } = await talk(...byEmail, wrong);
  expect(text).toContain("sorry, it's 124 Main St not 123");
  expect(dialogue.lead).toMatchObject({
    want: 'consent',
    question: expect.stringContaining('124 Main St not'),
  });
});

const named: Said[] = [
  ['please call me', 'person'],
  ['Dana Whitfield', 'details'],
];

test.each(['704-555-013', '704 555 01333', '555-0133'])(
  'a number like %j is asked for once more, and then taken as it is given',
  async (number) => {
    const { text, dialogue } = await talk(...named, [number, 'details']);
    expect(text).toMatch(/a number has ten digits/);
    expect(dialogue.lead.details.phone).toBe('');
    const again = await talk(...named, [number, 'details'], [number, 'details'], ['send', 'yes']);
    expect(again.lead?.details.phone).toBe(number);
    const right = await talk(...named, [number, 'details'], ['yes, it is right', 'yes'], ['send', 'yes']);
    expect(right.lead?.details.phone).toBe(number);
    const other = await talk(...named, [number, 'details'], ['704-555-0133', 'details']);
    expect(other.dialogue.lead).toMatchObject({ want: 'consent', details: { phone: '704-555-0133' } });
  },
);

test('an area code goes before the number that lacked it', async () => {
  const { dialogue } = await talk(...named, ['555-0133', 'details'], ['704', 'question']);
  expect(dialogue.lead).toMatchObject({ want: 'consent', details: { phone: '704-555-0133' } });
});

test.each(['no', 'just email', 'send'])(
  'a number that lacks digits beside an address is left out where %j is said of it',
  async (message) => {
    const given: Said[] = [...named, ['dana@example.com, 704-555-013', 'details']];
    expect((await talk(...given)).text).toMatch(/a number has ten digits/);
    const { dialogue } = await talk(...given, [message, 'question']);
    const details = { email: 'dana@example.com', phone: '' };
    expect(dialogue.lead).toMatchObject({ status: 'asking', want: 'consent', details });
  },
);

test.each<Said>([
  ["I don't want to talk to an agent", 'person'],
  ['I would rather not talk to anyone', 'person'],
  ["please don't contact me", 'person'],
  ['no quiero hablar con un agente', 'person'],
  ['no me llamen', 'person'],
  ['I do not want a tour', 'tour'],
  ['I do not want a valuation', 'valuation'],
])('who says %j is not offered it, then or later', async (...said) => {
  const { text, dialogue } = await talk(said);
  expect(text).toMatch(/won't ask again|no vuelvo a preguntar/);
  expect(dialogue.lead.status).toBe('declined');
});

test.each<Said>([
  ["don't call me, text me", 'person'],
  ['I do not want an agent, I want to tour 16 Bobbin Court', 'tour'],
  ['please do not call me after 9', 'person'],
  ["why don't you call me", 'person'],
  ["I don't want to talk to a lender", 'person'],
])('%j is no such no', async (...said) => {
  expect((await talk(said)).dialogue.lead.status).not.toBe('declined');
});

test.each<[string, string]>([
  ["I don't want a call, just email me", 'contact'],
  ["I don't want to buy unseen, can I tour 40 Spindle Street", 'tour'],
  ["nobody called me back, I don't want to talk to that agent again", 'complaint'],
])('%j wishes for %s beside its no', async (message, wish) => {
  const { dialogue } = await talk([message, 'person']);
  expect(dialogue.lead).toMatchObject({ status: 'offered', wish });
});

test('who does not want to be contacted cancels what waits for agreement', async () => {
  expect((await talk(...byEmail, ["please don't contact me", 'person'])).text).toMatch(/nothing was sent/);
});

test.each<[string, string, string]>([
  ['Sunday Adeyemi', 'Sunday', 'Adeyemi'],
  ['my name is spelled J-O-R-D-Y-N Reyes', 'Jordyn', 'Reyes'],
])('%j, where a name is asked for, is one, and no time', async (message, firstName, lastName) => {
  const { dialogue } = await talk(['please call me', 'person'], ['yes', 'yes'], [message, 'details']);
  expect(dialogue.lead).toMatchObject({
    want: 'reach',
    notes: ['please call me'],
    details: { firstName, lastName },
  });
});

test.each([
  ['my name is spelled Dayna', 'Dayna'],
  ["no, it's with a y, dayna", 'Dayna'],
  ['my name is private', 'Dana'],
])('after %j the name is %s', async (message, firstName) => {
  const { dialogue } = await talk(...byEmail, [message, 'details']);
  expect(dialogue.lead.details).toMatchObject({ firstName, lastName: 'Whitfield' });
});

test('a last name that is put right in the same message is no first name', async () => {
  const { dialogue } = await talk(...byEmail, ["my last name is misspelled, it's Whitfeld", 'details']);
  expect(dialogue.lead).toMatchObject({ details: { firstName: 'Dana', lastName: 'Whitfeld' } });
});

test.each<[string, object]>([
  ["it's not Dana, it's Dayna", { firstName: 'Dayna', lastName: '' }],
  ['Remove my phone, email dana@example.com', { firstName: 'Dana', lastName: '', email: 'dana@example.com' }],
])('%j is no answer to the question for the last name', async (message, details) => {
  const first: Said = ['please call me at 704-555-0199', 'person'];
  const { dialogue } = await talk(first, ['Dana', 'details'], [message, 'details']);
  expect(dialogue.lead).toMatchObject({ want: 'lastName', details });
});

test('who asks that a number is not forgotten takes nothing back', async () => {
  const { lead } = (await talk(...byBoth, ["don't forget my number", 'question'])).dialogue;
  expect(lead.details.phone).toBe('704-555-0199');
});
