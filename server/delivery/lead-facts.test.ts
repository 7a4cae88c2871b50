import { expect, test } from 'vitest';
import { mailtoHref, telHref } from './lead-facts.ts';

test.each([
  ['(704) 555-0142', 'tel:+17045550142'],
  ['704.555.0142', 'tel:+17045550142'],
  ['1-704-555-0142', 'tel:+17045550142'],
  ['+1 704 555 0142', 'tel:+17045550142'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['555-0142', 'tel:5550142'],
  ['704-555-0142 ext. 12', 'tel:+17045550142,12'],
  ['704-555-0142 x7', 'tel:+17045550142,7'],
  ['704-555-0142 #7', 'tel:+17045550142,7'],
  ['704-555-0142 after 5', 'tel:+17045550142'],
  ['call 704-555-0142', undefined],
  ['911', undefined],
  ['', undefined],
])('%j is dialed as %s', (typed, href) => {
  expect(telHref(typed)).toBe(href);
});

test('an address cannot add a subject or a recipient to the letter that a tap opens', () => {
  expect(mailtoHref('jo?bcc=spy&subject=x@example.com')).toBe(
    'mailto:jo%3Fbcc%3Dspy%26subject%3Dx@example.com',
  );
});
