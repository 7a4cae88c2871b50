import { expect, test } from 'vitest';
import { xmlText } from './xml.ts';

test('text cannot end an element or an attribute', () => {
  expect(xmlText(`<a href="x">Tom & 'Jo'</a>`)).toBe("&lt;a href=&quot;x&quot;&gt;Tom &amp; 'Jo'&lt;/a&gt;");
});

test('what XML cannot hold is left out, and nothing else', () => {
  expect(xmlText('a\u0000b\u0008c\u001fd\ud800e\uffff')).toBe('abcde');
  expect(xmlText('tab\t, line\n, café, 🏡')).toBe('tab\t, line\n, café, 🏡');
});
