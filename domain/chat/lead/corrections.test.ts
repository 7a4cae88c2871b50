import { expect, test } from 'vitest';
import { plainText } from '../text/plain-text.ts';
import { correctedDetails, withoutRetracted } from './corrections.ts';
import type { LeadDetails } from './lead-talk.ts';

const given = { firstName: 'Karl', lastName: 'Whit', email: 'karl.w@example.com', phone: '704 555 0142' };

test.each([
  ["no it's with a C, Carl", { firstName: 'Carl' }],
  ["no it's with a c, carl", { firstName: 'Carl' }],
  ['with an e, white', { lastName: 'White' }],
  ['Whitt with two ts', { lastName: 'Whitt' }],
  ['sorry, 0124 at the end', { phone: '704 555 0124' }],
  ['it ends in 24', { phone: '704 555 0124' }],
  ['oops the last four should be 0331', { phone: '704 555 0331' }],
  ['perdón, me equivoqué, termina en 0191', { phone: '704 555 0191' }],
  ['los últimos cuatro son 0191', { phone: '704 555 0191' }],
  ['0199 not 0142', { phone: '704 555 0199' }],
  ['not 0142 but 0143', { phone: '704 555 0143' }],
  ['Carl', { firstName: 'Carl' }],
  ['my name is spelled Carl', { firstName: 'Carl' }],
  ["sorry, it's karlw not karl.w", { email: 'karlw@example.com' }],
  ['.net, not .com', { email: 'karl.w@example.net' }],
  ["it's Karl.Whit and not Karl.W", { email: 'karl.whit@example.com' }],
])('%j corrects a given detail', (raw, changes) => {
  expect(correctedDetails(given, raw)).toEqual({ ...given, ...changes });
});

test('a short name is corrected by one letter', () => {
  expect(correctedDetails({ ...given, firstName: 'Ann' }, "no it's Anne with an e").firstName).toBe('Anne');
});

test.each([
  'is it with a garage?',
  'no thanks',
  'call me at 5',
  'Send it',
  'What time is best',
  'the Carl Street home was nice',
  'Thanks Carl',
  'call me with a k',
  "no, it's with an i",
  'tomorrow, not ample time today',
])('%j corrects nothing', (raw) => {
  expect(correctedDetails(given, raw)).toEqual(given);
});

const whole: LeadDetails = {
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
])('%j retracts %j', (message, fields) => {
  const left = { ...whole, ...Object.fromEntries(fields.map((field) => [field, ''])) };
  expect(withoutRetracted(whole, plainText(message))).toEqual(left);
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
])('%j retracts nothing', (message) => {
  expect(withoutRetracted(whole, plainText(message))).toEqual(whole);
});
