import { expect, test } from 'vitest';
import { stripBidiControls } from './strip-bidi-controls.ts';

test('text is displayed in the order in which it was typed', () => {
  expect(stripBidiControls('photo\u202egnp.exe\u202c')).toBe('photognp.exe');
  expect(stripBidiControls('\u2067Ann\u2069 محمد')).toBe('Ann محمد');
});
