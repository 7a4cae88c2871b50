import { expect, test } from 'vitest';
import { contactLink, readPrefill } from './contact-prefill.ts';

const areas = [
  { slug: 'noda', name: 'NoDa' },
  { slug: 'plaza-midwood', name: 'Plaza Midwood' },
];
const read = (query: string) => readPrefill(new URLSearchParams(query), areas);

test('the form opens with what the link says', () => {
  const link = contactLink({ interest: 'buying', area: 'plaza-midwood' });
  expect(read(new URL(link, 'http://stone.example').search)).toEqual({
    interest: 'buying',
    neighborhoods: 'Plaza Midwood',
  });
  expect(contactLink({})).toBe('/contact');
});

test('an area may be spelled as people spell it', () => {
  expect(read('neighborhood=%20plaza%20Midwood')).toEqual({ neighborhoods: 'Plaza Midwood' });
});

test('a query cannot put other words into the form', () => {
  expect(read('interest=free+money&neighborhood=%3Cb%3ECall+555%3C/b%3E')).toEqual({});
  expect(read('interest=&neighborhood=')).toEqual({});
  expect(read('')).toEqual({});
});
