import { expect, test } from 'vitest';
import { shippedAssistantTalk } from '#test/shipped-assistant-talk.ts';

const lastAnswer = shippedAssistantTalk();

const asked = 'can someone call me about 16 Bobbin Court || Noor Haddad || noor@example.com';
const sent = `${asked} || send it`;

test.each([
  ['a condition', 'only if it is still below 600 thousand'],
  ['a person who must not be told', 'nobody at my work should know about this'],
  ['a time that is no clock time', 'not while the baby naps please'],
  ['a wish in Spanish', 'que no le hablen a mi mamá, ella no sabe'],
  ['a time that is ruled out', 'no calls before 10'],
])('%s is read back in the words of the visitor', async (_, message) => {
  const answer = await lastAnswer(`${asked} || ${message}`);
  expect(answer).toContain(message);
  expect(answer).toMatch(/Shall I send it|Lo envío/);
});

test.each([
  'read that back to me',
  'what did you put down so far',
  'what number or email do you have for me',
])('%j repeats what was given', async (message) => {
  expect(await lastAnswer(`${asked} || ${message}`)).toMatch(/^I have: Noor Haddad, noor@example\.com\./);
  expect(await lastAnswer(`can someone call me || Noor Haddad || ${message}`)).toMatch(/Noor Haddad/);
  expect(await lastAnswer(`${sent} || ${message}`)).toMatch(/^I have: Noor Haddad/);
});

test.each(['did that go through', 'so is it confirmed', 'ya se mandó?'])(
  '%j tells whether the request is sent, and that no time is fixed',
  async (message) => {
    expect(await lastAnswer(`${asked} || ${message}`)).toMatch(/not sent yet|no se ha enviado/);
    expect(await lastAnswer(`${sent} || ${message}`)).toMatch(/No time is fixed|Ninguna hora queda fija/);
  },
);

test('a correction that does not say what is right is asked for in full', async () => {
  expect(await lastAnswer(`${asked} || no its dot not comma`)).toMatch(/What shall I change\?/);
});

test('a change after sending is sent after it if the visitor agrees', async () => {
  const change = 'i forgot to say, call after six only, i work days';
  const answer = await lastAnswer(`${sent} || ${change}`);
  expect(answer).toMatch(/with the team already; I can send this after it/);
  expect(answer).toContain(change);
  expect(answer).toContain('Shall I send it?');
});

test.each(['forget the whole thing', 'please delete what I gave you', 'ya no, borre todo'])(
  '%j withdraws the request',
  async (message) => {
    expect(await lastAnswer(`${asked} || ${message}`)).toMatch(/nothing was sent|no se envió nada/);
  },
);

test.each(['hang on, I have to ask my sister first', 'deje lo platico con mi esposo'])(
  '%j gets time',
  async (message) => {
    expect(await lastAnswer(`${asked} || ${message}`)).toMatch(/Take your time|Sin prisa/);
  },
);

test.each(['i dont do last names', 'no doy mi apellido', 'there is no last name, only Noor'])(
  '%j after a first name needs no last name',
  async (message) => {
    expect(await lastAnswer(`please call me at 704-555-0119 || Noor || ${message}`)).toMatch(
      /(?:I have|Tengo): Noor, 704-555-0119\./,
    );
  },
);

test.each(['send it', 'yea keep going', 'mándenme mensaje', 'text me instead'])(
  '%j is no name, even if one was requested',
  async (message) => {
    expect(await lastAnswer(`please call me at 704-555-0119 || yes || ${message}`)).not.toMatch(
      /(?:I have|Tengo|Thank you,|Gracias,)/,
    );
  },
);

test('a request that is denied is replaced by what is left of it', async () => {
  const tour = 'can I tour 16 Bobbin Court || Noor Haddad noor@example.com';
  expect(await lastAnswer(`${tour} || cancel the tour, keep the question`)).toContain('About: a question');
  expect(await lastAnswer(`${tour} || not a tour, it is a question about the roof`)).toContain(
    'About: a question',
  );
});

test('a dictated address is read whole', async () => {
  const answer = await lastAnswer(
    'please call me || Ana Ruiz || ana dot ruiz underscore 4 at g mail dot com',
  );
  expect(answer).toContain('ana.ruiz_4@gmail.com');
});

test('a number of three, three, two and two digits is a phone number', async () => {
  expect(await lastAnswer('please call me, Ana Ruiz, 704 555 01 88')).toContain('704 555 01 88');
});

test('a question asked meanwhile is answered', async () => {
  const answer = await lastAnswer(`${asked} || is it near the light rail`);
  expect(answer).toMatch(/not sent yet/);
  expect(answer).not.toMatch(/Shall I send it/);
});

test('a message that only fair housing forbids is declined while a lead is taken', async () => {
  expect(await lastAnswer(`${asked} || and only show me streets without black families`)).toMatch(
    /fair housing/,
  );
});

test('danger told while a lead is taken is heard', async () => {
  expect(await lastAnswer(`${asked} || please hurry, he beat me up again tonight`)).toMatch(
    /911|1-800-799-7233/,
  );
});

test('a withdrawal after sending names who can take it back and begins no second request', async () => {
  expect(await lastAnswer(`${sent} || cancel my request`)).toMatch(
    /cannot take it back from here\. Write to/,
  );
  expect(await lastAnswer(`${sent} || cancel my request || yes`)).not.toMatch(/Thank you, Noor/);
});

test('what is not to be added after sending leaves the first request sent', async () => {
  const added = `${sent} || i forgot to say, call after six only, i work days`;
  expect(await lastAnswer(`${added} || no thanks`)).toMatch(/Your first request is with the team/);
  expect(await lastAnswer(`${added} || no thanks || did it go through`)).toMatch(/^It is with the team/);
});

test.each(['perfect', 'great', 'ok thanks'])('%j after another answer sends nothing', async (reaction) => {
  const answer = await lastAnswer(`${asked} || how many bedrooms does it have || ${reaction}`);
  expect(answer).not.toMatch(/Thank you, Noor/);
  expect(await lastAnswer(`${asked} || how many bedrooms does it have || ${reaction} || send it`)).toBe('');
});

test.each([
  'send it tomorrow',
  'yes, and someone who speaks Mandarin please',
  'sure, and add the environmental report question',
])('%j is read back before it is sent', async (message) => {
  expect(await lastAnswer(`${asked} || ${message}`)).toMatch(/Shall I send it/);
});

test.each([
  ["not 704-555-0119 that's my ex, use 704-555-0188", '704-555-0188'],
  ['my old number was 704-555-0119, now it is 704-555-0188', '704-555-0188'],
  ['704-555-0119 is my work line do not use it, use noor@example.com', 'noor@example.com'],
])('of the numbers in %j only the right one is used', async (message, right) => {
  const answer = await lastAnswer(`can someone call me || Noor Haddad || ${message}`);
  expect(answer).toContain(`I have: Noor Haddad, ${right}.`);
});

test('a name repeated when everything was read back is the right one', async () => {
  expect(await lastAnswer(`${asked} || no the name is wrong || Nour Haddad`)).toMatch(
    /^I have: Nour Haddad,/,
  );
});

test('"no antes de las 4" keeps its no', async () => {
  expect(await lastAnswer(`${asked} || no antes de las 4`)).toContain('no antes de las 4');
});

test('what is told while asking for time is noted', async () => {
  const answer = await lastAnswer(
    `${asked} || hold on, my lawyer has to read it first, also we have a tenant until March`,
  );
  expect(answer).toContain('we have a tenant until March');
});

test('a note that is taken back is not sent, and the request stays', async () => {
  const noted = `${asked} || tell her I can pay up to 480 thousand`;
  expect(await lastAnswer(noted)).toContain('480 thousand');
  const answer = await lastAnswer(`${noted} || forget I said that`);
  expect(answer).toMatch(
    /^I took this out again: “tell her I can pay up to 480 thousand”\.\n\nI have: [^“]*$/,
  );
  expect(answer).toMatch(/Shall I send it/);
});

test.each([
  'take the budget out, that is private',
  'please leave out what I said about the 480',
  'quite lo que dije del presupuesto',
])('%j takes the note about the budget out', async (message) => {
  const noted = `${asked} || and say the budget is 480 thousand || and that we have two dogs`;
  const answer = await lastAnswer(`${noted} || ${message}`);
  expect(answer).toMatch(/^(?:I took this out again: “|Esto ya no va: «)/);
  expect(answer).toContain('two dogs');
});

test.each([
  'send it i guess. wait no, it is two dogs and a cat',
  'fine but strike the sentence about the dogs, then send',
])('%j is not sent', async (message) => {
  expect(await lastAnswer(`${asked} || and say we have two dogs || ${message}`)).toMatch(
    /sent yet|Shall I send it/,
  );
});

test('a request is taken up again after a no', async () => {
  expect(await lastAnswer(`${asked} || cancel || ok then send it`)).toMatch(/first and last name/);
});

test('going back after an offer about one home describes it', async () => {
  expect(await lastAnswer('can someone call me about 16 Bobbin Court || go back')).toContain(
    '16 Bobbin Court',
  );
});

test('a first name of many words is a name', async () => {
  expect(await lastAnswer('please call me at 704-555-0119 || María del Carmen de la O')).toContain(
    'María del Carmen de la O',
  );
});

test('a refusal of the last name goes on without one', async () => {
  expect(await lastAnswer('please call me at 704-555-0119 || Noor || rather not say')).toMatch(
    /I have: Noor,/,
  );
});

test('a refusal while a request is unsent says so', async () => {
  expect(await lastAnswer(`${asked} || is that a white neighborhood`)).toMatch(/not sent yet/);
});

test.each(['Lorraine Whitcombe', 'Fabián Ocaranza', 'Per Halvorsen'])(
  'the full name %j before any offer is a name',
  async (name) => {
    expect(await lastAnswer(`what is due diligence || ${name}`)).toMatch(/email address or phone|correo/);
    expect(await lastAnswer(`what is due diligence || ${name} || noor@example.com`)).toContain(
      `: ${name}, noor@example.com`,
    );
  },
);

test.each([
  'Blue Line',
  'Wells Fargo',
  'Lake Norman',
  'Spindle Street',
  'Fair Housing',
  'Due Diligence',
  'New Construction',
])('%j is no name before an offer', async (words) => {
  expect(await lastAnswer(`homes in NoDa || ${words}`)).not.toMatch(/email address or phone number should/);
});

test("somebody else's number is kept beside the visitor's own", async () => {
  const mine = 'please call me || Luz Quiroga || 704 555 0151';
  const answer = await lastAnswer(`${mine} || also my sister Patricia, 704 555 0152, if I don't answer`);
  expect(answer).toContain('I have: Luz Quiroga, 704 555 0151.');
  expect(answer).toContain('my sister Patricia, 704 555 0152');
});

test('"don\'t send it yet" withdraws nothing, and what else is said is taken', async () => {
  const answer = await lastAnswer("please call me at 704-555-0119 || Noor || Haddad. but don't send it yet");
  expect(answer).toContain('I have: Noor Haddad, 704-555-0119.');
});

test('a story beside the details is read back as it was told', async () => {
  const complaint = 'I waited at 8 Railbed Way and nobody came, I want to complain';
  const answer = await lastAnswer(
    `${complaint} || Dolores Whit, dw@example.com. I took an unpaid afternoon off for that`,
  );
  expect(answer).toContain('I have: Dolores Whit, dw@example.com.');
  expect(answer).toContain('“I took an unpaid afternoon off for that”');
});

test('a request begun after one home is about it', async () => {
  const answer = await lastAnswer(
    'does 71 Halyard Point have a dock || please answer to noor@example.com || Noor Haddad',
  );
  expect(answer).toContain('71 Halyard Point');
});

test.each([
  'i take the dogs out at 5',
  'please do not mention it to my husband',
  'yes, take me out to see it saturday',
])('%j takes nothing out of a request', async (message) => {
  const answer = await lastAnswer(`${asked} || and say we have two dogs || ${message}`);
  expect(answer).not.toMatch(/took this out/);
});
