import { expect, test } from 'vitest';
import { addressWithheld } from '#content/compare.ts';
import { contactLink } from './contact-link.ts';
import { readPrefill } from './contact-prefill.ts';

const areas = [
  { slug: 'noda', name: 'NoDa' },
  { slug: 'plaza-midwood', name: 'Plaza Midwood' },
];
const homes = [
  { id: 'sample-05', address: '27 Awning Avenue' },
  { id: '4012345', address: addressWithheld },
];
const read = (query: string) => readPrefill(new URLSearchParams(query), { areas, homes });
const follow = (...link: Parameters<typeof contactLink>) =>
  read(new URL(contactLink(...link), 'http://stone.example').search);

test('the form opens with the values of the link', () => {
  expect(follow({ interest: 'buying', area: 'plaza-midwood' })).toEqual({
    interest: 'buying',
    neighborhoods: 'Plaza Midwood',
  });
  expect(contactLink({})).toBe('/contact');
});

test('the message contains the request of the link', () => {
  const message = (...link: Parameters<typeof contactLink>) => follow(...link).message;
  expect(message({ ask: 'report', area: 'noda' })).toBe('Please send me the market report for NoDa.');
  expect(message({ ask: 'tour', area: 'noda' })).toBe('I would like to tour NoDa.');
  expect(message({ ask: { home: 'sample-05' } })).toBe('I would like to see 27 Awning Avenue.');
  expect(message({ ask: { home: '4012345' } })).toBe('I would like to see listing 4012345.');
});

test('a home that is no longer listed and a request without a neighborhood leave no message', () => {
  expect(follow({ ask: { home: 'sold' }, area: 'noda' })).toEqual({ neighborhoods: 'NoDa' });
  expect(read('ask=tour')).toEqual({});
});

test('a neighborhood may be given by its name', () => {
  expect(read('neighborhood=%20plaza%20Midwood')).toEqual({ neighborhoods: 'Plaza Midwood' });
});

test('a query cannot put arbitrary text into the form', () => {
  expect(read('interest=free+money&neighborhood=%3Cb%3ECall+555%3C/b%3E')).toEqual({});
  expect(read('interest=&neighborhood=')).toEqual({});
  expect(read('')).toEqual({});
});
