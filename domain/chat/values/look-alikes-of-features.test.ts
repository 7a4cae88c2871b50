import { expect, test } from 'vitest';
import { withoutLookAlikesOfFeatures } from './look-alikes-of-features.ts';
import { orderIn } from './order.ts';

test.each([
  ['can i view homes in _', 'can i _ homes in _'],
  ['view the condos', '_ the condos'],
  ['homes with a view', 'homes with a view'],
  ['view of the lake', 'view of the lake'],
  ['the biggest yard', 'the  _ '],
  ['no more than 2 stories', ' _ '],
])('%j asks for the features in %j', (text, rest) =>
  expect(withoutLookAlikesOfFeatures(text, orderIn(text))).toBe(rest),
);
