import { expect, test } from 'vitest';
import { withoutRemark } from './remark.ts';

test.each([
  ["Wow that's expensive. Anything cheaper?", 'Anything cheaper?'],
  ["that's a lot. and in Fourth Ward?", 'and in Fourth Ward?'],
  ["Ok great, what's listed there?", "what's listed there?"],
  ['Too expensive, what about NoDa?', 'what about NoDa?'],
  ['No, less than 500k', 'less than 500k'],
  ['Not that one, the mill house', 'the mill house'],
  ['Bummer. Anything else there?', 'Anything else there?'],
  ['ok fine, are there parks?', 'are there parks?'],
])('“%s” asks “%s”', (message, question) => {
  expect(withoutRemark(message)).toBe(question);
});

test.each([
  'My budget is 500k, any condos?',
  "It's a condo. What are the dues?",
  'Great!',
  'no less than 500k',
])('“%s” stays as it is', (message) => {
  expect(withoutRemark(message)).toBe(message);
});
