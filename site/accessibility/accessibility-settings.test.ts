import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, parseSettings } from './accessibility-settings.ts';

test.each([
  ['is cut off', '{"fontSize":150,"cursorSize":200'],
  ['is out of range or no number', '{"fontSize":900,"cursorSize":"big","highContrast":"yes"}'],
  ['is no record', '"150"'],
  ['is missing', null],
])('a stored setting that %s is ignored', (_, stored) => {
  expect(parseSettings(stored)).toEqual(DEFAULT_SETTINGS);
});
