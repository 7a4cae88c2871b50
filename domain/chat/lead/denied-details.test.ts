import { expect, test } from 'vitest';
import { plainText } from '../text/plain-text.ts';
import { withoutDenied } from './denied-details.ts';
import type { LeadDetails } from './lead-talk.ts';

const given: LeadDetails = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@example.com',
  phone: '704-555-0199',
};

test.each<[string, (keyof LeadDetails)[]]>([
  ['the last name is wrong', ['lastName']],
  ['my surname has a typo', ['lastName']],
  ['el apellido está mal', ['lastName']],
  ['you have the wrong first name', ['firstName']],
  ['no, the name is wrong', ['firstName', 'lastName']],
  ["that's not my name", ['firstName', 'lastName']],
  ['mi nombre está equivocado', ['firstName', 'lastName']],
  ['I mistyped my email', ['email']],
  ['my email address is not right', ['email']],
  ['el correo es incorrecto', ['email']],
  ['please remove my email', ['email']],
  ['delete my e-mail', ['email']],
  ['wrong number, sorry', ['phone']],
  ['I need to change my cell phone', ['phone']],
  ["don't use my phone", ['phone']],
  ['forget the phone', ['phone']],
  ['borre mi teléfono', ['phone']],
  ['remove my phone number and my email', ['phone', 'email']],
])('%j leaves out %j', (message, fields) => {
  const left = { ...given, ...Object.fromEntries(fields.map((field) => [field, ''])) };
  expect(withoutDenied(given, plainText(message))).toEqual(left);
});

test.each([
  'my email is right',
  "that's the correct number",
  "don't forget my email",
  "don't use my phone for ads",
  'never delete my number',
  'no olvide mi correo',
  'my phone is best, not email',
  'is it the right house',
  'the price looks wrong',
  'send it',
])('%j leaves out none', (message) => {
  expect(withoutDenied(given, plainText(message))).toEqual(given);
});
