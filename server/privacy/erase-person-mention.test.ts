import { expect, test } from 'vitest';
import { isSameNumber, mentions } from './erase-person-mention.ts';

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
])('%j does not mention ann@x.com', (text) => expect(mentions(text, 'ann@x.com')).toBe(false));

test.each([
  '704-555-0177',
  'call (704) 555 0177.',
  '+1 704.555.0177',
  '7045550177',
  '704/555/0177',
  '704–555–0177',
])('%j mentions (704) 555-0177', (text) => expect(mentions(text, '(704) 555-0177')).toBe(true));

test.each([
  'Charlotte NC 28205 (704) 555-0177',
  'my budget is 450000 704-555-0177',
  '704-555-0177 9-5 weekdays',
  '704-555-0199 / 704-555-0177',
  '704-555-0177\n1234 Main St',
  '1-704-555-0177 x12',
])('%j mentions (704) 555-0177 next to other digits', (text) =>
  expect(mentions(text, '(704) 555-0177')).toBe(true),
);

test.each([
  '704-555-0177 (home)',
  'cell: 704-555-0177',
  '704-555-0177 x12',
  '704-555-0177, ext. 12',
  '1-704-555-0199 / 1-704-555-0177',
])('a phone entered as %j is found by its number', (phone) => {
  expect(mentions('call 704-555-0177', phone)).toBe(true);
  expect(mentions('call 704-555-0178', phone)).toBe(false);
});

test.each([
  ['442079460958', '+44 20 7946 0958'],
  ['+44 207 946 0958', '+44 20 7946 0958'],
  ['555 0177', '555-0177'],
])('%j mentions %s despite a different grouping', (text, phone) => expect(mentions(text, phone)).toBe(true));

test.each([
  '70 45 55 01 77',
  '7045 550177',
  '704 55 50 177',
  '704-555 01 77',
  '1 70 45 55 01 77',
  '٧٠٤-٥٥٥-٠١٧٧',
  '７０４ ５５５ ０１７７',
])('a ten-digit number is found in any grouping and script: %j', (typed) => {
  expect(mentions(`call ${typed}.`, '(704) 555-0177')).toBe(true);
  expect(mentions('call 704-555-0177', typed)).toBe(true);
  expect(mentions('call 704-555-0178', typed)).toBe(false);
});

test.each([
  '+44 20 7946 0958 / 704-555-0177',
  '+44 20 7946 0958/704-555-0177, ext. 5',
  '704-555-0177 or +44 20 7946 0958',
])('both numbers of %j are found', (phone) => {
  expect(mentions('call 704-555-0177', phone)).toBe(true);
  expect(mentions('call +44 2079 460 958', phone)).toBe(true);
  expect(mentions('call 704-555-0178', phone)).toBe(false);
});

test('a number without area code is not found within a longer number', () => {
  expect(mentions('980-555-0177', '555-0177')).toBe(false);
});

test('a phone without digits is never mentioned', () => {
  expect(mentions('at 12 Oak St', 'ask at the door')).toBe(false);
});

test.each(['704-555-0178', '$704,555', '17 0455 50177 00', '555-0177'])(
  '%j does not mention (704) 555-0177',
  (text) => expect(mentions(text, '(704) 555-0177')).toBe(false),
);

test('special characters in an address match literally', () => {
  expect(mentions("write o'neil+home^1@x.com", "o'neil+home^1@x.com")).toBe(true);
  expect(mentions('oneil@x.com', 'on+eil@x.com')).toBe(false);
});

test('an address with a hyphen is found', () => {
  expect(mentions('Write to Mary-Ann@x.com.', 'mary-ann@x.com')).toBe(true);
});

test('isSameNumber ignores separators, but not another country code', () => {
  expect(isSameNumber('+1 704*555*0177', '704-555-0177 (home)')).toBe(true);
  expect(isSameNumber('+44 704 555 0177', '704-555-0177')).toBe(false);
  expect(isSameNumber('ask at the door', 'at the back')).toBe(false);
});
