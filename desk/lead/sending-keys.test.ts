import { expect, test } from 'vitest';
import { endSending, sendingKey } from './sending-keys.ts';

test('the same text has the same key until it has gone out; another text or lead has another', () => {
  const key = sendingKey('l1:reply', 'Gladly.');
  expect(sendingKey('l1:reply', 'Gladly.')).toBe(key);
  expect(sendingKey('l2:reply', 'Gladly.')).not.toBe(key);
  endSending('l1:reply');
  const next = sendingKey('l1:reply', 'Gladly.');
  expect(next).not.toBe(key);
  expect(sendingKey('l1:reply', 'Gladly!')).not.toBe(next);
});
