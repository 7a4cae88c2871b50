import { expect, test } from 'vitest';
import { type ScriptedTurn, talk } from '#test/scripted-talk.ts';

const inSpanish: ScriptedTurn[] = [
  ['quiero hablar con alguien por favor', 'person'],
  ['Marta Ruiz, marta@example.com', 'details'],
];

test.each<[string, ScriptedTurn]>([
  ['es', ['yes please', 'yes']],
  ['es', ['the email is marta2@example.com', 'details']],
  ['en', ['can you tell me what happens next', 'question']],
  ['en', ['in English please', 'question']],
])('a lead conversation in Spanish continues with "%s" after %j', async (language, said) => {
  expect((await talk(...inSpanish, said)).dialogue.language).toBe(language);
});

test('a name with an accent does not change the language', async () => {
  const { text } = await talk(['I would like to tour 16 Bobbin Court', 'tour'], ['López', 'details']);
  expect(text).toMatch(/last name/);
});

test('a yes that excludes marketing sends the request without consent to it', async () => {
  const { lead } = await talk(...inSpanish, ['sí, but no marketing', 'yes']);
  expect(lead?.details.email).toBe('marta@example.com');
  const both = await talk(
    ['please call me', 'person'],
    ['Dana Whitfield, dana@example.com, 704-555-0199', 'details'],
    ['yes, but no marketing calls', 'yes'],
  );
  expect(both.lead?.consents).toContainEqual(
    expect.objectContaining({ channel: 'call-text', granted: false }),
  );
});

test.each<[string, ScriptedTurn[], RegExp]>([
  ['the summary', [...inSpanish, ['in English please', 'question']], /^I have: Marta Ruiz/],
  ['an offer', [...inSpanish.slice(0, 1), ['and in English please?', 'question']], /^A person answers at/],
  [
    'homes',
    [
      ['condos en Uptown', 'search'],
      ['English please', 'question'],
    ],
    /1 home matches/,
  ],
  [
    'a search in English',
    [
      ['condos in Uptown', 'search'],
      ['en español, por favor', 'question'],
    ],
    /1 casa/,
  ],
])('a request for the other language repeats %s in it', async (_, said, expected) => {
  expect((await talk(...said)).text).toMatch(expected);
});
