import { expect, test } from 'vitest';
import { referringPath } from './referring-path.ts';

test.each([
  ['https://stone.example/contact?interest=buying', '/contact'],
  [undefined, ''],
  ['nothing', ''],
  // Behind one's own host these would lead elsewhere.
  ['foo:.evil.example/x', ''],
  ['foo:@evil.example/x', ''],
])('%s comes from “%s”', (referer, path) => {
  expect(referringPath(referer)).toBe(path);
});
