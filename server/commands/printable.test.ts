import { describe, expect, test } from 'vitest';
import { printable, printableJson, printableLines } from './printable.ts';

describe('printable', () => {
  test('escapes control characters and escape sequences', () => {
    expect(printable('\x1b[2J\x1b]0;title\x07\u009b31m')).toBe('\\x1b[2J\\x1b]0;title\\x07\\x9b31m');
  });
  test('escapes characters that reorder or hide text', () => {
    expect(printable('a\u202eb\u200bc\u2066')).toBe('a\\u202eb\\u200bc\\u2066');
  });
  test('prints one line, with letters of every alphabet and emoji unchanged', () => {
    expect(printable('Zoë\r\n김\t👩‍👧')).toBe('Zoë 김 👩‍👧');
  });
  test('keeps the lines of a longer text', () => {
    expect(printableLines('one\r\ntwo\x1bc\n')).toEqual(['one', 'two\\x1bc', '']);
  });
  test('prints JSON with unsafe characters escaped and the same values', () => {
    const value = { name: '\x1b[2J\u009b\u202e\u007f"\\', lines: 'a\nb' };
    const json = printableJson(value);
    for (const unsafe of ['\x1b', '\u007f', '\u009b', '\u202e']) expect(json).not.toContain(unsafe);
    expect(JSON.parse(json)).toEqual(value);
  });
});
