import { expect, test } from 'vitest';
import { nameIn, reachIn, withoutReach } from './contact-details.ts';

test.each([
  ['Jordan Reyes', { firstName: 'Jordan', lastName: 'Reyes' }],
  ['my name is Ana María López', { firstName: 'Ana', lastName: 'María López' }],
  ["I'm Jo O'Neil, jo@example.com", { firstName: 'Jo', lastName: "O'Neil" }],
  ['Christian White', { firstName: 'Christian', lastName: 'White' }],
  ['me llamo Luis', { firstName: 'Luis', lastName: '' }],
])('%j holds a name', (raw, name) => {
  expect(nameIn(raw)).toEqual(name);
});

test.each(['what is the price?', 'yes', 'no thanks', 'how much is it', 'tell me about NoDa homes'])(
  '%j holds none',
  (raw) => {
    expect(nameIn(raw)).toBeNull();
  },
);

test('an address and a number are found wherever they stand', () => {
  expect(reachIn('reach me at jo@example.com or (704) 555-0199.')).toEqual({
    email: 'jo@example.com',
    phone: '(704) 555-0199',
  });
  expect(reachIn('3 bedrooms under 600000')).toEqual({ email: '', phone: '' });
  expect(withoutReach('jo@example.com')).not.toContain('@');
});
