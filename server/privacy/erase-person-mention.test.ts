import { expect, test } from 'vitest';
import { mentions } from './erase-person-mention.ts';

test.each(['ann@x.com', 'Write to Ann@X.com.', '<ann@x.com>', 'mailto:ann@x.com', 'ann@x.com, or call'])(
  '%j mentions ann@x.com',
  (text) => expect(mentions(text, 'ann@x.com')).toBe(true),
);

test.each([
  'joann@x.com',
  'jo.ann@x.com',
  'jo+ann@x.com',
  'ann@x.com.au',
  'ann@x.company',
  'annAx.com',
  'ann@xzcom',
])('%j does not', (text) => expect(mentions(text, 'ann@x.com')).toBe(false));

test.each([
  '704-555-0177',
  'call (704) 555 0177.',
  '+1 704.555.0177',
  '7045550177',
  '704/555/0177',
  '704–555–0177',
])('%j mentions (704) 555-0177', (text) => expect(mentions(text, '(704) 555-0177')).toBe(true));

test.each(['704-555-0178', '$704,555', '17 0455 50177 00', '555-0177'])('%j does not', (text) =>
  expect(mentions(text, '(704) 555-0177')).toBe(false),
);

test('a plus, an apostrophe or a caret in an address is taken literally', () => {
  expect(mentions("write o'neil+home^1@x.com", "o'neil+home^1@x.com")).toBe(true);
  expect(mentions('oneil@x.com', 'on+eil@x.com')).toBe(false);
});

test('an address with a hyphen is found like any other', () => {
  expect(mentions('Write to Mary-Ann@x.com.', 'mary-ann@x.com')).toBe(true);
});
