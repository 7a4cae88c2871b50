import { expect, test } from 'vitest';
import { withoutSpelling } from './spelled-contact-details.ts';

test.each([
  ['sam at example dot com', 'sam@example.com'],
  ['deshawn dot pruitt at gmail dot com', 'deshawn.pruitt@gmail.com'],
  ['im Rey, rey guion bajo 77 arroba gmail punto com', 'im Rey, rey_77@gmail.com'],
  ['Min-ho Kang minho underscore kang at icloud com', 'Min-ho Kang minho_kang@icloud.com'],
  ['my email is jay dash wells at g mail dot com thanks', 'my email is jay-wells@gmail.com thanks'],
  ['d a n a at example dot co dot uk', 'dana@example.co.uk'],
  ['write to dana @ gmail.com', 'write to dana@gmail.com'],
  ['mary (at) smith dash law (dot) com', 'mary@smith-law.com'],
])('the address spelled in %j is read', (raw, normal) => {
  expect(withoutSpelling(raw)).toBe(normal);
});

test.each([
  'jay wells at gmail dot com',
  'look at zillow.com',
  'we meet at noon dot',
  'two or three bedrooms, one bath, five or six years old',
  'one two three',
])('%j stays as it is', (raw) => {
  expect(withoutSpelling(raw)).toBe(raw);
});

test.each([
  ['mi numero es siete cero cuatro cinco cinco cinco cero uno dos ocho', 'mi numero es 7045550128'],
  ['seven oh four, triple five, oh one two eight please', '7045550128 please'],
  ['its seven zero four 555 0128', 'its 7045550128'],
])('the number dictated in %j is read', (raw, normal) => {
  expect(withoutSpelling(raw)).toBe(normal);
});
