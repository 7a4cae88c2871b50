import { expect, test } from 'vitest';
import { parseChatLead } from './chat-lead.ts';
import { parseContactLead } from './contact-lead.ts';

const person = { firstName: 'Jo', lastName: 'Bell', interest: 'exploring' };

test.each([
  ['an e-mail address', { email: 'jo@example.com' }],
  ['a phone number', { phone: '704-555-0177' }],
  ['both', { email: 'jo@example.com', phone: '704-555-0177' }],
])('a chat lead with %s is complete', (_, reach) => {
  expect(parseChatLead({ ...person, ...reach })).toMatchObject({
    ok: true,
    values: { email: '', phone: '', ...reach },
  });
});

test('a chat lead without an e-mail address or phone number is invalid', () => {
  expect(parseChatLead({ ...person, email: ' ', phone: '' })).toEqual({
    ok: false,
    issues: [{ field: 'email', rule: 'required' }],
  });
});

test('a malformed e-mail address is an error, even with a phone number', () => {
  expect(parseChatLead({ ...person, email: 'jo@', phone: '704-555-0177' })).toEqual({
    ok: false,
    issues: [{ field: 'email', rule: 'email' }],
  });
});

test('the contact form still requires an e-mail address', () => {
  expect(parseContactLead({ ...person, phone: '704-555-0177' })).toEqual({
    ok: false,
    issues: [{ field: 'email', rule: 'required' }],
  });
});
