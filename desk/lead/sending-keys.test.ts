import { expect, test } from 'vitest';
import { forgetSendingKey, sendingKey } from './sending-keys.ts';

test('a text keeps its idempotency key until it is sent; other texts and leads get other keys', () => {
  const key = sendingKey('l1:reply', 'Gladly.');
  expect(sendingKey('l1:reply', 'Gladly.')).toBe(key);
  expect(sendingKey('l2:reply', 'Gladly.')).not.toBe(key);
  forgetSendingKey('l1:reply');
  const next = sendingKey('l1:reply', 'Gladly.');
  expect(next).not.toBe(key);
  expect(sendingKey('l1:reply', 'Gladly!')).not.toBe(next);
});
