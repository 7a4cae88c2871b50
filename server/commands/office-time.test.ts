import { describe, expect, test } from 'vitest';
import { fromNow, officeTime, parseSince } from './office-time.ts';

describe('office time', () => {
  test('is Charlotte time, in winter and in summer', () => {
    expect(officeTime('2026-11-03T19:05:00.000Z')).toBe('2026-11-03 14:05');
    expect(officeTime('2026-07-04T03:05:00.000Z')).toBe('2026-07-03 23:05');
  });

  test('a day begins at midnight in Charlotte, also when the clocks change', () => {
    expect(parseSince('2026-11-03')).toBe('2026-11-03T05:00:00.000Z');
    expect(parseSince('2026-11-01')).toBe('2026-11-01T04:00:00.000Z');
    expect(parseSince('2026-03-08')).toBe('2026-03-08T05:00:00.000Z');
    expect(parseSince('2026-07-04')).toBe('2026-07-04T04:00:00.000Z');
  });

  test('a full time is taken as it is', () => {
    expect(parseSince('2026-11-03T14:00:00-05:00')).toBe('2026-11-03T19:00:00.000Z');
  });

  test.each(['yesterday', '2026-02-31', '2026-13-01', '11/03/2026', '2026', ''])('%j is no date', (text) => {
    expect(parseSince(text)).toBeNull();
  });

  test('says how far away a due time is', () => {
    const now = new Date('2026-11-03T12:00:00Z');
    expect(fromNow('2026-11-03T12:30:00Z', now)).toBe('in 30 min');
    expect(fromNow('2026-11-04T12:00:00Z', now)).toBe('in 24 h');
    expect(fromNow('2026-10-31T12:00:00Z', now)).toBe('3 days ago');
  });
});
