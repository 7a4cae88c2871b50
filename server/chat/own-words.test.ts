import { expect, test } from 'vitest';
import { shippedAssistantTalk } from '#test/shipped-assistant-talk.ts';

// What a visitor says about a request is read back and sent in their own words.

const lastAnswer = shippedAssistantTalk();

const asked = 'can someone call me about 16 Bobbin Court || Noor Haddad || noor@example.com';

test.each([
  ['Jorge Ruiz, 980-555-0172, evenings only', '“evenings only”'],
  ['si, me llamo Jorge Ruiz, 980-555-0172, pero solo por whatsapp', '«si, pero solo por whatsapp»'],
  ['Jorge Ruiz 980-555-0172. church gets out at 1 so after 1:30', '“church gets out at 1 so after 1:30”'],
])('%j is quoted without the name and the number that stand beside it', async (message, quote) => {
  expect(await lastAnswer(`please call me || yes || ${message}`)).toContain(`: ${quote}.`);
});

test('the number of somebody else stays in what is quoted', async () => {
  const answer = await lastAnswer(
    'please call my mother || Wilma Drexler, 704-555-0102 || if she doesnt answer ring me 704-555-0109',
  );
  expect(answer).toContain('Wilma Drexler, 704-555-0102.');
  expect(answer).toContain('“if she doesnt answer ring me 704-555-0109”');
});

test('what is taken out goes by the sentence, and the rest of the message is noted', async () => {
  const told = `${asked} || I took the afternoon off for that. Mornings are fine`;
  const answer = await lastAnswer(`${told} || No. Evenings only. Take "afternoon" out.`);
  expect(answer).toContain('took this out again: “I took the afternoon off for that.”');
  expect(answer).toContain('In your words: “Mornings are fine”; “Evenings only”.');
});

test.each([
  ['entonces quite español, que le escriban en inglés', 'que le escriban en inglés'],
  ['strike the cash, then send', 'we have two dogs'],
])('%j takes out what shares a word with it and keeps %j', async (message, kept) => {
  const noted = `${asked} || and say we have two dogs || llamen en español por favor || tell her we could pay cash`;
  const answer = await lastAnswer(`${noted} || ${message}`);
  expect(answer).toMatch(/took this out again|Esto ya no va/);
  expect(answer).toContain(kept);
});

test('a time beside the consent is sent with it', async () => {
  expect(await lastAnswer(`${asked} || saturday works || or sunday || yes sunday, send`)).toBe('');
});

test('a home asked for in what was noted is added to it', async () => {
  const call = 'can someone call me || Noor Haddad, noor@example.com';
  expect(await lastAnswer(`${call} || did you put 3 turret row in it`)).toMatch(
    /^I have: Noor Haddad, noor@example\.com\. About: a call or a reply from the team; 3 Turret Row\./,
  );
});

test.each(['what did you tell them, did the 3 oclock go in', 'did you get the saturday part'])(
  '%j notes nothing',
  async (message) => {
    expect(await lastAnswer(`${asked} || after 3 please, saturday || ${message}`)).not.toContain(
      `“${message}”`,
    );
  },
);

test('what is taken out of the message that made the request goes too', async () => {
  const made = 'can someone call me? my mom cant use computers. it is about selling her house';
  const answer = await lastAnswer(
    `${made} || Noor Haddad, noor@example.com || take out the part about computers`,
  );
  expect(answer).toContain('took this out again: “my mom cant use computers.”');
  expect(answer).toMatch(/it is about selling her house”\./);
});

test('what was added with the consent is told afterwards', async () => {
  const answer = await lastAnswer(`${asked} || ok but 4 not 2, her choir runs long. send || did it say 4`);
  expect(answer).toContain('“ok but 4 not 2, her choir runs long. send”');
});

test('"cancel it" among other words cancels', async () => {
  expect(await lastAnswer(`${asked} || ok good. actually never mind, cancel it. its over budget`)).toMatch(
    /^Done: nothing was sent/,
  );
});

test('details after a cancellation make a new request, without the words of the old one', async () => {
  const old = "Jo Lind, jo@example.com. ask if they'd take 640 on 8 railbed way || cancel that one";
  const answer = await lastAnswer(
    `${old} || ask if there is any flexibility on price. Jo Lind, jo@example.com`,
  );
  expect(answer).toContain('flexibility on price');
  expect(answer).not.toContain('640');
});

test('words at the end of a first message are no name', async () => {
  const answer = await lastAnswer(
    'i want avery to call me about a listing. text only tho, and not before 1, kids nap',
  );
  expect(answer).not.toMatch(/email address or phone number should/);
});

test.each([
  'que el baño está remodelado, agréguelo al mensaje que ya mandé',
  'se me olvidó decir que el baño está recién remodelado, se lo pueden pasar?',
])('%j after sending is sent after it', async (message) => {
  const sent = 'me pueden llamar? || Iker Zubi, iker@example.com || sí envíelo';
  expect(await lastAnswer(`${sent} || ${message}`)).toMatch(/puedo enviar esto después|¿Lo envío\?/);
});

test.each([
  ['saturday morning please', 'yes saturday is quite good for us'],
  ['any time after 5 works', 'take your time, sunday is fine too'],
  ['call me after 5 on weekdays', 'drop me a line after 5 if that is easier'],
  ['afternoons only please', 'could you take down that afternoons are best'],
])('after %j, %j takes nothing out', async (noted, message) => {
  expect(await lastAnswer(`${asked} || ${noted} || ${message}`)).not.toMatch(/took this out/);
});

test('what stands beside words that take something out is kept', async () => {
  const answer = await lastAnswer(
    `${asked} || afternoons only please || No. Evenings only. We pay cash. Take "afternoon" out.`,
  );
  expect(answer).toContain('In your words: “Evenings only”; “We pay cash”.');
});

test('the day of a first request is still told after a second one', async () => {
  const tours = 'can I tour 16 Bobbin Court saturday at 2 || could I tour 40 Spindle Street too?';
  expect(await lastAnswer(`${tours} || Noor Haddad, noor@example.com`)).toContain('saturday at 2');
});

test('a bare consent is no part of the request', async () => {
  const call = 'please call me || yes || Noor Haddad 980-555-0172 || yes, call me || what did you send';
  expect(await lastAnswer(call)).not.toContain('“yes, call me”');
});

test('what was declined is not read back as the request', async () => {
  const answer = await lastAnswer(
    'only white neighbors please. i want avery to call me, Noor Haddad noor@example.com',
  );
  expect(answer).toMatch(/fair housing/);
  expect(answer).toContain('I have: Noor Haddad, noor@example.com.');
  expect(answer).not.toContain('white');
});
