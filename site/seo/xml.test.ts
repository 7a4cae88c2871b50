import { expect, test } from 'vitest';
import { escapeXml } from './xml.ts';

test('text cannot end an element or an attribute', () => {
  expect(escapeXml(`<a href="x">Tom & 'Jo'</a>`)).toBe(
    "&lt;a href=&quot;x&quot;&gt;Tom &amp; 'Jo'&lt;/a&gt;",
  );
});

test('characters that XML cannot contain are removed, and nothing else', () => {
  expect(escapeXml('a\u0000b\u0008c\u001fd\ud800e\uffff')).toBe('abcde');
  expect(escapeXml('tab\t, line\n, café, 🏡')).toBe('tab\t, line\n, café, 🏡');
});
