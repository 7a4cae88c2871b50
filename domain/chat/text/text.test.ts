import { serialize } from 'node:v8';
import { describe, expect, test } from 'vitest';
import { undisguisedReadings } from './disguises.ts';
import { editDistance } from './edit-distance.ts';
import { languageOf } from './language.ts';
import { plainText } from './plain-text.ts';

describe('plain text', () => {
  test('is a one-byte string, so that no pattern is compiled twice', () => {
    const plain = plainText('¿Necesito preaprobación?');
    expect(serialize(plain)).toHaveLength(serialize('necesito preaprobacion').length);
    expect(plain).toBe('necesito preaprobacion');
  });

  test('is fast for a long run of letters', () => {
    const before = process.cpuUsage();
    plainText('a'.repeat(50_000));
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(100);
  });

  test.each([
    ["What's Dilworth’s PRICE?", 'what is dilworth price'],
    ['$1,200,000 or 2.5 baths', '$1200000 or 2.5 baths'],
    ['¿Cuánto cuesta la casa?', 'cuanto cuesta la casa'],
    ['<b>hi</b> there\u200b\u0000', 'hi there'],
    ['Іs Dіlwоrth', 'is dilworth'],
    ['homes under ٥٠٠٬٠٠٠ at ٦٫٥٪', 'homes under 500000 at 6.5%'],
    ['۱۲۳ ०१९ 𞥕', '123 019 5'],
    ['wanna see ppl', 'want to see people'],
    ['on 2 ac with ac', 'on 2 acres with air conditioning'],
    ['a 1.5ac lot and 2 ac units', 'a 1.5 acres lot and 2 air conditioning units'],
    ['2 big bedrooms, 2 big for me', '2 big bedrooms too big for me'],
  ])('%j becomes %j', (raw, plain) => {
    expect(plainText(raw)).toBe(plain);
  });
});

test('letters separated by spaces or dots, or replaced by signs, are read as words', () => {
  expect(undisguisedReadings('is it s a f e')).toContain('is it safe');
  expect(undisguisedReadings('sch00ls')).toContain('schools');
  expect(undisguisedReadings('s.a.f.e')).toContain('safe');
  expect(undisguisedReadings('bl@ck')).toContain('black');
});

test('room counts, prices and hyphenated words are not disguises', () => {
  expect(undisguisedReadings('3br under 600k')).toEqual(['3br under 600k']);
  expect(undisguisedReadings('mother-in-law suite')).toEqual(['mother in law suite']);
});

test('the edit distance counts a swap as one', () => {
  expect(editDistance('wlak', 'walk', 2)).toBe(1);
  expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
});

test.each([
  ['What is the price?', 'en'],
  ['¿NoDa?', 'es'],
  ['cuanto cuesta una casa', 'es'],
  ['me quieren subir la renta', 'es'],
  ['me aceptaron la oferta', 'es'],
  ['aceptan perros', 'es'],
  ['la asociacion me multo', 'es'],
  ['text me', null],
  ['call me', 'en'],
  ['NoDa', null],
])('the language of %j is %j', (raw, language) => {
  expect(languageOf(raw)).toBe(language);
});
