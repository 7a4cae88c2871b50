import { expect, test } from 'vitest';
import { mailtoHref, smsHref, telHref } from './contact-links.ts';

test.each([
  ['(704) 555-0142', 'tel:+17045550142'],
  ['704.555.0142', 'tel:+17045550142'],
  ['1-704-555-0142', 'tel:+17045550142'],
  ['+1 704 555 0142', 'tel:+17045550142'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['(+44) 20 7946 0958', 'tel:+442079460958'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['0044 20 7946 0958', 'tel:+442079460958'],
  ['011 44 20 7946 0958', 'tel:+442079460958'],
  ['555-0142', 'tel:5550142'],
  ['704-555-0142 ext. 12', 'tel:+17045550142,12'],
  ['704-555-0142 x7', 'tel:+17045550142,7'],
  ['704-555-0142 #7', 'tel:+17045550142,7'],
  ['704-555-0142 after 5', 'tel:+17045550142'],
  ['704-555-0142, 704-555-0199', 'tel:+17045550142'],
  ['704-555-0142 / 704-555-0199', 'tel:+17045550142'],
  ['704-555-0142 9-5 weekdays', 'tel:+17045550142'],
  ['1 (704) 555-0142 & (704) 555-0199', 'tel:+17045550142'],
  ['cell: 704-555-0142', 'tel:+17045550142'],
  ['911', undefined],
  ['', undefined],
])('%j is dialed as %s', (typed, href) => {
  expect(telHref(typed)).toBe(href);
});

test('an address cannot add a subject or a recipient to its mailto link', () => {
  expect(mailtoHref('jo?bcc=spy&subject=x@example.com')).toBe(
    'mailto:jo%3Fbcc%3Dspy%26subject%3Dx@example.com',
  );
});

test('a text message goes to the number without its extension', () => {
  expect(smsHref('704-555-0142 x5')).toBe('sms:+17045550142');
  expect(smsHref('after five')).toBeUndefined();
});
