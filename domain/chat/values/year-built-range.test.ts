import { expect, test } from 'vitest';
import { yearBuiltRange } from './year-built-range.ts';

test.each([
  ['homes newer than 2010', { min: 2011 }],
  ['homes not older than 2010', { min: 2010 }],
  ['built in 2018 or later', { min: 2018 }],
  ['built before 1931', { max: 1930 }],
  ['built prior to 1931', { max: 1930 }],
  ['homes built after the year 2000', { min: 2001 }],
  ['built in 1931', { min: 1931, max: 1931 }],
  ['homes from the 1920s', { min: 1920, max: 1929 }],
  ['homes from the 1920s or 30s', { min: 1920, max: 1939 }],
  ['houses built in the 1920s to the 1940s', { min: 1920, max: 1949 }],
  ['homes built after the 1950s', { min: 1960 }],
  ['built between 1930 and 1950', { min: 1930, max: 1950 }],
  ['built between 1950 and 1930', { min: 1930, max: 1950 }],
  ['houses less than 10 years old', { min: 2021 }],
  ['houses older than 50 years', { max: 1979 }],
  ['homes that are 100+ years old', { max: 1930 }],
  ['homes 5 years old or less', { min: 2025 }],
  ['homes 50 years old or older', { max: 1980 }],
  ['1926 or older', { max: 1926 }],
  ['1990s or newer', { min: 1990 }],
  ['and after 2015', { min: 2016 }],
  ['built within the last 20 years', { min: 2010 }],
  ['homes built this century', { min: 2000 }],
  ['a 19th century house', { min: 1800, max: 1899 }],
  ['1990s homes', { min: 1990, max: 1999 }],
  ['100 year old homes', { min: 1925, max: 1935 }],
  ['homes in 2031', null],
  ['homes built in 2031', { min: 2031, max: 2031 }],
  ['homes over 2000 square feet', null],
  ['prices in 2019', null],
  ['homes for people over 55 years old', null],
])('in 2030, %j is %j', (text, range) => expect(yearBuiltRange(text, 2030)).toEqual(range));

test.each([
  'my husband passed and the house is in both our names we bought it in 1974',
  'i purchased this house in 2009 and rent it out',
  'compramos la casa en 2015',
])('%j is about a person and does not ask for a year built', (text) =>
  expect(yearBuiltRange(text, 2031)).toBeNull(),
);
