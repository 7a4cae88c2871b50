import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, FONT_SIZE, nextStep, parseSettings } from './accessibility-settings.ts';

test.each([
  ['is cut off', '{"fontSize":150,"cursorSize":200'],
  ['is out of range or no number', '{"fontSize":900,"cursorSize":"big","highContrast":"yes"}'],
  ['is no record', '"150"'],
  ['is missing', null],
])('a stored setting that %s is ignored', (_, stored) => {
  expect(parseSettings(stored)).toEqual(DEFAULT_SETTINGS);
});

test('font size changes in steps of 10 between 75 and 150', () => {
  const walk = (from: number, direction: 1 | -1, count: number) =>
    Array.from({ length: count }, () => (from = nextStep(from, FONT_SIZE, direction)));
  expect(walk(100, 1, 6)).toEqual([110, 120, 130, 140, 150, 150]);
  expect(walk(150, -1, 9)).toEqual([140, 130, 120, 110, 100, 90, 80, 75, 75]);
  expect(walk(75, 1, 3)).toEqual([80, 90, 100]);
});
