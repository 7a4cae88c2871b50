import { expect, test } from 'vitest';
import { leadWithEmail, leadWithEmailAndPhone, type ScriptedTurn, talk } from '#test/scripted-talk.ts';

const named: ScriptedTurn[] = [
  ['please call me', 'person'],
  ['Dana Whitfield', 'details'],
];

test('a name given with the request for a call is not requested again', async () => {
  const { text } = await talk(['ok sign me up, my name is Dana Whitfield', 'person']);
  expect(text).toMatch(/email address or phone number/);
  expect(text).not.toMatch(/your name|first and last name/);
});

test.each<[string, string, string]>([
  ['Sunday Adeyemi', 'Sunday', 'Adeyemi'],
  ['Let Tran', 'Let', 'Tran'],
])('%j is a name and not a time if a name was requested', async (message, firstName, lastName) => {
  const { dialogue } = await talk(['please call me', 'person'], ['yes', 'yes'], [message, 'details']);
  expect(dialogue.lead).toMatchObject({
    want: 'reach',
    notes: [],
    details: { firstName, lastName },
  });
});

test.each([
  "I'd rather not give my email",
  "i don't want to share my phone number",
  'prefiero no dar mi correo',
  'no quiero dar mi número de teléfono',
])('%j rules out one channel and keeps the request', async (message) => {
  const { dialogue } = await talk(...named, [message, 'no']);
  expect(dialogue.lead).toMatchObject({
    status: 'asking',
    want: 'reach',
    details: { firstName: 'Dana' },
    notes: [message],
  });
});

test('a refusal of every channel ends the request', async () => {
  const { dialogue } = await talk(...named, ["I'd rather not give either", 'no']);
  expect(dialogue.lead.status).toBe('declined');
});

test.each(['lisa park', 'john lake', 'maria price'])('%s is a name if one was requested', async (message) => {
  const { dialogue } = await talk(['please call me', 'person'], ['yes', 'yes'], [message, 'describe']);
  const [firstName, lastName] = message.split(' ');
  expect(dialogue.lead).toMatchObject({ want: 'reach', details: { firstName, lastName } });
});

test.each(['noda homes', 'lake norman', 'swimming pool'])('%s is no name', async (message) => {
  const { dialogue } = await talk(['please call me', 'person'], ['yes', 'yes'], [message, 'describe']);
  expect(dialogue.lead).toMatchObject({ want: 'name', details: { firstName: '' } });
});

test.each(['李明', 'محمد العربي', 'אברהם כהן'])('%s after an offer is a name', async (message) => {
  const { dialogue } = await talk(['please call me', 'person'], [message, 'question']);
  expect(dialogue.lead).toMatchObject({ status: 'asking', details: { firstName: message.split(' ')[0] } });
});

test('a no to the whole request is not a name', async () => {
  const { text } = await talk(['please call me', 'person'], ['Dana', 'details'], ['no thanks, cancel', 'no']);
  expect(text).toMatch(/nothing was sent/);
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
])('a visitor who responds %j has a single name and continues', async (message) => {
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
] as const)('%j does not mean that there is no last name', async (message, act) => {
  const { dialogue } = await talk(['please call me', 'person'], ['Sam', 'details'], [message, act]);
  expect(dialogue.lead.details.lastName).toBe('');
});

test.each<[string, object]>([
  ["it's not Dana, it's Dayna", { firstName: 'Dayna', lastName: '' }],
  ['Remove my phone, email dana@example.com', { firstName: 'Dana', lastName: '', email: 'dana@example.com' }],
])('%j is not a last name', async (message, details) => {
  const first: ScriptedTurn = ['please call me at 704-555-0199', 'person'];
  const { dialogue } = await talk(first, ['Dana', 'details'], [message, 'details']);
  expect(dialogue.lead).toMatchObject({ want: 'lastName', details });
});

test.each([
  ['my name is spelled Dayna', 'Dayna'],
  ["no, it's with a y, dayna", 'Dayna'],
  ['my name is private', 'Dana'],
])('after %j the name is %s', async (message, firstName) => {
  const { dialogue } = await talk(...leadWithEmail, [message, 'details']);
  expect(dialogue.lead.details).toMatchObject({ firstName, lastName: 'Whitfield' });
});

test('a last name corrected in the same message is not taken as a first name', async () => {
  const { dialogue } = await talk(...leadWithEmail, ["my last name is misspelled, it's Whitfeld", 'details']);
  expect(dialogue.lead).toMatchObject({ details: { firstName: 'Dana', lastName: 'Whitfeld' } });
});

test.each(['I saw the Dina Street home', 'Thanks Dena', 'I like Diana Whitford houses'])(
  'a word similar to the name in %j changes nothing',
  async (message) => {
    const { dialogue } = await talk(...leadWithEmailAndPhone, [message, 'question']);
    expect(dialogue.lead.details).toMatchObject({ firstName: 'Dana', lastName: 'Whitfield' });
  },
);

test.each<[string, RegExp, string, object]>([
  ['the last name is wrong', /last name\?/, 'Ramos', { firstName: 'Dana', lastName: 'Ramos' }],
  ['no the name is wrong', /first and last name/, 'Diana Ramos', { firstName: 'Diana', lastName: 'Ramos' }],
  ['my email has a typo', /email address/, 'diana@example.com', { email: 'diana@example.com' }],
  ['el apellido está mal', /su apellido/, 'Ramos', { lastName: 'Ramos' }],
])(
  'after %j the detail is requested again and the old one is never sent',
  async (message, asked, right, details) => {
    const { text } = await talk(...leadWithEmail, [message, 'question']);
    expect(text).toMatch(asked);
    const unsent = await talk(...leadWithEmail, [message, 'question'], ['Send', 'yes'], ['yes', 'yes']);
    expect(unsent.lead).toBeUndefined();
    const { lead } = await talk(...leadWithEmail, [message, 'question'], [right, 'details'], ['send', 'yes']);
    expect(lead?.details).toMatchObject(details);
  },
);

test.each<[string, ScriptedTurn[], RegExp, RegExp?]>([
  [
    'the name and number of another person to be called are taken',
    [
      ['please have someone call my mother', 'person'],
      ['her name is Ruth Adler and her number is 704-555-0177', 'details'],
    ],
    /I have: Ruth Adler, 704-555-0177/,
  ],
  [
    'a correction of an incomplete number is not a refusal',
    [
      ['please have someone call me', 'person'],
      ['Sam Ortiz', 'details'],
      ["no it's 0124 at the end", 'details'],
    ],
    /a number has ten digits/,
    /nothing was sent/,
  ],
])('%s', async (_, said, expected, not) => {
  const { text } = await talk(...said);
  expect(text).toMatch(expected);
  if (not) expect(text).not.toMatch(not);
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
])('%j keeps the other channel and repeats the consent question', async (message, reach) => {
  const { text, dialogue } = await talk(...leadWithEmailAndPhone, [message, 'question']);
  expect(dialogue.lead).toMatchObject({ want: 'consent', details: { firstName: 'Dana', ...reach } });
  expect(text).toMatch(/I have: Dana Whitfield|Tengo: Dana Whitfield/);
});

test('a visitor who retracts the only contact detail is not asked for another', async () => {
  const { text, dialogue } = await talk(...leadWithEmail, ['remove my email', 'question']);
  expect(text).toMatch(/nothing was sent/);
  expect(dialogue.lead.details.email).toBe('');
});

test('"do not forget my number" retracts nothing', async () => {
  const { lead } = (await talk(...leadWithEmailAndPhone, ["don't forget my number", 'question'])).dialogue;
  expect(lead.details.phone).toBe('704-555-0199');
});

test('an e-mail address given "instead" replaces the phone number', async () => {
  const { dialogue } = await talk(
    ['please call me', 'person'],
    ['Priscilla Okafor, 704 555 0143', 'details'],
    ['actually use my email instead, pris@example.com', 'details'],
  );
  expect(dialogue.lead.details).toMatchObject({ email: 'pris@example.com', phone: '' });
});

test.each(['704-555-013', '704 555 01333', '555-0133'])(
  'a number like %j is requested once more and then accepted unchanged',
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

test('an area code completes a number without one', async () => {
  const { dialogue } = await talk(...named, ['555-0133', 'details'], ['704', 'question']);
  expect(dialogue.lead).toMatchObject({ want: 'consent', details: { phone: '704-555-0133' } });
});

test.each(['no', 'just email', 'send'])(
  'an incomplete number next to an e-mail address is dropped after %j',
  async (message) => {
    const given: ScriptedTurn[] = [...named, ['dana@example.com, 704-555-013', 'details']];
    expect((await talk(...given)).text).toMatch(/a number has ten digits/);
    const { dialogue } = await talk(...given, [message, 'question']);
    const details = { email: 'dana@example.com', phone: '' };
    expect(dialogue.lead).toMatchObject({ status: 'asking', want: 'consent', details });
  },
);

test.each<[string, string, string]>([
  ['dre colvin', 'dre', 'colvin'],
  ['Priya N', 'Priya', 'N'],
  ['marcus hill here, text me', 'marcus', 'hill'],
])(
  '%j as a response to a call offer is a name, even if it could mean something else',
  async (message, firstName, lastName) => {
    const { dialogue } = await talk(['please call me', 'person'], [message, 'details']);
    expect(dialogue.lead).toMatchObject({
      status: 'asking',
      want: 'reach',
      details: { firstName, lastName },
    });
  },
);

test('a short search after an offer is not a name', async () => {
  const { dialogue } = await talk(['please call me', 'person'], ['big yard', 'search']);
  expect(dialogue.lead.details.firstName).toBe('');
});

test.each(['park', 'house', 'Hill'])('%j is a last name if one was requested', async (lastName) => {
  const { dialogue } = await talk(['please call me', 'person'], ['jen', 'details'], [lastName, 'question']);
  expect(dialogue.lead).toMatchObject({ want: 'reach', details: { firstName: 'jen', lastName } });
});

test('a lowercase last name is accepted after a calculation', async () => {
  const { dialogue } = await talk(
    ['what would I net if it sells for 700k and I owe 250k', 'sum'],
    ['have someone call me', 'person'],
    ['sam', 'details'],
    ['ortiz', 'sum'],
  );
  expect(dialogue.lead).toMatchObject({ want: 'reach', details: { firstName: 'sam', lastName: 'ortiz' } });
});

test('a person named together with the request for a call is not requested again', async () => {
  const { text } = await talk(
    ['can someone call my dad about his place', 'question'],
    ['his name is Leo Voss', 'details'],
    ['704-555-0121', 'details'],
  );
  expect(text).toMatch(/I have: Leo Voss, 704-555-0121/);
});

test('a lowercase name next to a phone number is accepted', async () => {
  const { text } = await talk(['call me about it, ana diaz 704-555-0166', 'person']);
  expect(text).toMatch(/I have: ana diaz, 704-555-0166/);
});

test('a companion is not taken as the name and is sent with the request', async () => {
  const { dialogue } = await talk(
    ['please call me', 'person'],
    ['yes', 'yes'],
    ["I'm bringing my sister", 'details'],
  );
  expect(dialogue.lead).toMatchObject({ want: 'name', details: { firstName: '' } });
});
