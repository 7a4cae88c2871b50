import { describe, expect, test } from 'vitest';
import { printable, printableJson, printableLines } from './printable.ts';

describe('printable', () => {
  test('shows control characters and escape sequences instead of sending them', () => {
    expect(printable('\x1b[2J\x1b]0;title\x07\u009b31m')).toBe('\\x1b[2J\\x1b]0;title\\x07\\x9b31m');
  });
  test('shows marks that reorder or hide text', () => {
    expect(printable('a\u202eb\u200bc\u2066')).toBe('a\\u202eb\\u200bc\\u2066');
  });
  test('keeps one line, and letters of every alphabet and emoji as they are', () => {
    expect(printable('Zoë\r\n김\t👩‍👧')).toBe('Zoë 김 👩‍👧');
  });
  test('keeps the lines of a longer text', () => {
    expect(printableLines('one\r\ntwo\x1bc\n')).toEqual(['one', 'two\\x1bc', '']);
  });
  test('JSON is safe to look at and still holds the same values', () => {
    const value = { name: '\x1b[2J\u009b\u202e\u007f"\\', lines: 'a\nb' };
    const json = printableJson(value);
    for (const unsafe of ['\x1b', '\u007f', '\u009b', '\u202e']) expect(json).not.toContain(unsafe);
    expect(JSON.parse(json)).toEqual(value);
  });
});
