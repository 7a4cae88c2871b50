import { expect, test } from 'vitest';
import { asciiSource } from './server-bundle.ts';

/** What a program is worth, as it stands and in ASCII. */
function worth(source: string): unknown {
  const escaped = asciiSource(source);
  expect(escaped).toMatch(/^[\0-\x7f]*$/);
  return [new Function(`return ${source}`)(), new Function(`return ${escaped}`)()];
}

test.each([
  ['a string', "'It’s · “quoted” — 😀'"],
  ['a template', '`Señor’s…`'],
  ['an escaped character', "'\\’'"],
  ['a backslash before a character', "'\\\\’'"],
  ['an expression', "/[\\’'–]/.exec('a–b').index"],
  ['an expression of whole characters', "/^[😀-😂]$/u.test('😁')"],
])('means the same in ASCII: %s', (_, source) => {
  const [before, after] = worth(source) as [unknown, unknown];
  expect(after).toEqual(before);
});
