import { expect, test } from 'vitest';
import { referringPath } from './referring-path.ts';

test.each([
  ['https://stone.example/contact?interest=buying', '/contact'],
  [undefined, ''],
  ['nothing', ''],
  // Appended to the site's host, these paths would lead to another host.
  ['foo:.evil.example/x', ''],
  ['foo:@evil.example/x', ''],
])('the path of the Referer %s is “%s”', (referer, path) => {
  expect(referringPath(referer)).toBe(path);
});
