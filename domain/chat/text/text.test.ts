import { serialize } from 'node:v8';
import { describe, expect, test } from 'vitest';
import { readings } from './disguises.ts';
import { editDistance } from './edit-distance.ts';
import { languageOf } from './language.ts';
import { lettersOf } from './phrase-letters.ts';
import { phrasePattern } from './phrase-pattern.ts';
import { phrasesOf } from './phrases.ts';
import { plainText } from './plain-text.ts';
import { createSpeller } from './speller.ts';

describe('plain text', () => {
  test('takes one byte a letter, so that no pattern is compiled a second time for two', () => {
    const plain = plainText('¿Necesito preaprobación?');
    expect(serialize(plain)).toHaveLength(serialize('necesito preaprobacion').length);
    expect(plain).toBe('necesito preaprobacion');
  });

  test.each([
    ["What's Dilworth’s PRICE?", 'what is dilworth price'],
    ['$1,200,000 or 2.5 baths', '$1200000 or 2.5 baths'],
    ['¿Cuánto cuesta la casa?', 'cuanto cuesta la casa'],
    ['<b>hi</b> there\u200b\u0000', 'hi there'],
    ['Іs Dіlwоrth', 'is dilworth'],
    ['wanna see ppl', 'want to see people'],
  ])('%j is read as %j', (raw, plain) => {
    expect(plainText(raw)).toBe(plain);
  });
});

test('letters spaced apart, dotted, or replaced by signs are read as the words they stand for', () => {
  expect(readings('is it s a f e')).toContain('is it safe');
  expect(readings('sch00ls')).toContain('schools');
  expect(readings('s.a.f.e')).toContain('safe');
  expect(readings('bl@ck')).toContain('black');
});

test('numbers of rooms and prices are no disguise', () => {
  expect(readings('3br under 600k')).toEqual(['3br under 600k']);
});

describe('phrases', () => {
  test('dots stand for up to four words, a star for the rest of a word', () => {
    const pattern = phrasePattern(['back .. contract', 'walkab*']);
    expect(pattern.test('back out of the contract')).toBe(true);
    expect(pattern.test('back one two three four five contract')).toBe(false);
    expect(pattern.test('how walkable')).toBe(true);
  });
  test('a plain word stands for its plural and for no part of another word', () => {
    expect(phrasePattern(['church']).test('churchill')).toBe(false);
    expect(phrasePattern(['neighbor']).test('the neighbors')).toBe(true);
  });
  test('an optional word brings its own space', () => {
    expect(phrasePattern(['escrow (agent|account)?']).test('escrow')).toBe(true);
    expect(phrasePattern(['escrow (agent|account)?']).test('an escrow agent')).toBe(true);
  });
  test('no phrases match nothing', () => expect(phrasePattern([]).test('anything')).toBe(false));
});

describe('the letters a pattern cannot do without', () => {
  test.each([
    ['a (?:big|small) yards?', [' yard']],
    ['(?:church(?:es)?|temple)s? bells?', [' bell']],
    ['(?:condo|town ?house)s?', ['condo', 'town']],
    ['(?<!old )tre{1,2}s(?! house)', ['tre']],
    ['(?=.*here)go\\w+ [cb]at', ['go']],
    ['(?:yes|.*)', null],
    ['x?', null],
  ])('of %j they are %j', (pattern, letters) => {
    expect(lettersOf(pattern)).toEqual(letters);
  });
});

describe('phrases looked for one by one', () => {
  const phrases = phrasesOf(['family room', 'room for (two|three)', '(?<=^a )bath']);
  test('are found where one of them stands', () => {
    expect(phrases.test('a family room')).toBe(true);
    expect(phrases.test('a family')).toBe(false);
  });
  test('are cut out from the left, and what stands before them is still seen', () => {
    expect(phrases.without('family room for two, room for two', '|')).toBe('| for two, |');
    expect(phrases.without('a bath or room for three', '|')).toBe('a | or |');
    expect(phrases.without('a kitchen', '|')).toBe('a kitchen');
  });
});

describe('misspellings', () => {
  const spell = createSpeller(['neighborhood', 'median', 'price', 'safe'], ['horse', 'sale', 'prize']);
  test('a nearly right word is put right', () => {
    expect(spell('meadian prce neigborhod')).toBe('median price neighborhood');
  });
  test('a word that is right as it stands stays', () =>
    expect(spell('horse sale prize')).toBe('horse sale prize'));
  test('two words without a space between them are parted, a name of two short ones is not', () => {
    const spelled = createSpeller(['diligence', 'porch'], ['due', 'light']);
    expect(spelled('duediligence')).toBe('due diligence');
    expect(spelled('porchlight')).toBe('porchlight');
  });
  test('distance counts a swap as one mistake', () => {
    expect(editDistance('wlak', 'walk', 2)).toBe(1);
    expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
  });
});

test.each([
  ['What is the price?', 'en'],
  ['¿NoDa?', 'es'],
  ['cuanto cuesta una casa', 'es'],
  ['NoDa', null],
])('the language of %j is %j', (raw, language) => {
  expect(languageOf(raw)).toBe(language);
});
