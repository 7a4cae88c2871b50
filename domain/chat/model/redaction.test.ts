import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redactPersonalData } from './redaction.ts';

const keep = ['16 Bobbin Court', 'Dilworth', 'NoDa'];
const cut = (text: string, names: string[] = []) => redactPersonalData(text, { names, keep });

describe('personal data', () => {
  test.each([
    ['write to jo.bell+home@example.co.uk please', 'write to [email] please'],
    ['jo at example dot com', '[email]'],
    ['jo (at) example (dot) com', '[email]'],
    ['call (704) 555-0177 or 704.555.0178', 'call [number] or [number]'],
    ['+1 704 555 0177', '[number]'],
    ['７０４-555-0177', '[number]'],
    ['704\u200b555\u200b0177', '[number]'],
    ['seven oh four five five five oh one seven seven', '[number]'],
    ['my social is 123-45-6789', 'my social is [number]'],
    ['123 45 6789', '[number]'],
    ['card 4111 1111 1111 1111', 'card [number]'],
    ['4111-1111-1111-1111', '[number]'],
    ['born 01/02/1980', 'born [date]'],
    ['I live at 1420 East Maple Grove Ave, apt 4B', 'I live at [address], [address]'],
    ['99 N. Sample St.', '[address]'],
    ['Calle Mayor 12', '[address]'],
    ['P.O. Box 77', '[address]'],
    ['@jobell on Instagram', '[handle] on Instagram'],
    ['My name is Jo Bell, what does NoDa cost?', 'My name is [name], what does NoDa cost?'],
    ['my name is jo bell and I want a porch', 'my name is [name] and I want a porch'],
    ["I'm Jordan Reyes. Any condos?", "I'm [name]. Any condos?"],
    ['this is Ana María', 'this is [name]'],
    ['me llamo Luis Peña', 'me llamo [name]'],
    ['Any condos?\nThanks, Jordan', 'Any condos?\nThanks, [name]'],
    ['my wife Ann likes it', 'my wife [name] likes it'],
    ['Dr. Kim asks', 'Dr. [name] asks'],
  ])('%j is redacted', (text, left) => {
    expect(cut(text)).toBe(left);
  });

  test('a name given earlier is redacted everywhere', () => {
    expect(cut('jordan here again', ['Jordan', 'Reyes'])).toBe('[name] here again');
  });
});

describe('other text is kept', () => {
  test.each([
    'three bedrooms under $600,000 in NoDa',
    'between 400000 and 600000',
    'Is 16 Bobbin Court still for sale?',
    "I'm looking for a porch",
    "I'm in Dilworth",
    'This is Dilworth, right?',
    'a home built in 1998 with 2,400 square feet',
    'what is the walk score of NoDa and of Dilworth',
    'call me back tomorrow',
    '$1250000 or less',
  ])('%j', (text) => {
    expect(cut(text)).toBe(text);
  });
});

test('redaction is fast for any message', () => {
  const parts = fc.constantFrom(
    '7',
    ' ',
    '.',
    '-',
    'one ',
    'my name is ',
    '@',
    'a',
    'Main ',
    'St ',
    '\n',
    '(',
  );
  fc.assert(
    fc.property(fc.array(parts, { minLength: 300, maxLength: 1_000 }), (pieces) => {
      const startedAt = performance.now();
      cut(pieces.join('').slice(0, 1_000));
      expect(performance.now() - startedAt).toBeLessThan(200);
    }),
    { numRuns: 200 },
  );
});

test('a hyphenated name is redacted', () => {
  expect(cut('thanks, Mary-Jane', ['Mary-Jane'])).toBe('thanks, [name]');
});

test.each(['at-', 'a.at ', '\ufdfa', '1 a-'])('a message of %j is read at once', (part) => {
  const startedAt = performance.now();
  cut(part.repeat(1_000).slice(0, 1_000));
  expect(performance.now() - startedAt).toBeLessThan(200);
});
