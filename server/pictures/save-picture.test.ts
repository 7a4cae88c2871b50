import { expect, test } from 'vitest';
import { readableName } from './save-picture.ts';

test.each([
  ['IMG_2041.jpg', 'IMG_2041.jpg'],
  ['../../../../../tmp/porch\\x.jpg', 'x.jpg'],
  ['/etc/cron.d/porch', 'porch'],
  ['C:\\Windows\\porch.jpg', 'porch.jpg'],
  ['%2e%2e%2f%2e%2e%2ftmp%2fporch.jpg', '%2e%2e%2f%2e%2e%2ftmp%2fporch.jpg'],
  ['../../etc/passwd\0.jpg', 'passwd.jpg'],
  ['\u202egpj.porch\ud800', 'gpj.porch\ufffd'],
])('the readable name of %j is %j', (name, kept) => {
  expect(readableName(name)).toBe(kept);
});

test('a readable name has at most 200 characters', () => {
  expect(readableName('x'.repeat(1_000))).toHaveLength(200);
});
