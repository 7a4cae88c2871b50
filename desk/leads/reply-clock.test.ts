import { expect, test } from 'vitest';
import { dueTime, isWaiting, replyClock, snoozeEnd, windowState } from './reply-clock.ts';

const asked = {
  status: 'new' as const,
  createdAt: '2026-11-22T21:10:00.000Z',
  replyDueAt: '2026-11-23T21:10:00.000Z',
  firstReplyAt: null,
};
const at = (time: string) => Date.parse(time);

test.each([
  ['2026-11-22T22:00:00Z', 'running', 'Reply by 4:10 pm Mon'],
  ['2026-11-23T18:22:00Z', 'running', 'Reply by 4:10 pm'],
  ['2026-11-23T20:34:00Z', 'soon', 'Reply in 36 min'],
  ['2026-11-24T00:12:30Z', 'late', 'Overdue by 3 h 2 min'],
  ['2026-11-27T00:00:00Z', 'late', 'Overdue by 3 days'],
])('at %s an unanswered lead is %s', (now, state, words) => {
  const clock = replyClock(asked, at(now));
  expect(clock).toMatchObject({ state, words });
  expect(isWaiting(clock)).toBe(true);
});

test.each([
  ['2026-11-23T21:10:00.000Z', '4:10 pm'],
  ['2026-11-05T21:10:00.000Z', '4:10 pm Nov 5'],
  ['2025-11-28T21:10:00.000Z', '4:10 pm Nov 28, 2025'],
  ['2028-03-03T14:00:00.000Z', '9:00 am Mar 3, 2028'],
])('%s has the day that tells it from other days', (time, words) => {
  expect(dueTime(time, at('2026-11-23T22:00:00Z'))).toBe(words);
});

test('the first reply stops the clock', () => {
  const clock = replyClock(
    { ...asked, firstReplyAt: '2026-11-22T21:52:00.000Z' },
    at('2026-11-30T00:00:00Z'),
  );
  expect(clock).toEqual({ state: 'answered', words: 'Answered in 42 min' });
});

test('spam has no clock, answered or not', () => {
  const clock = replyClock({ ...asked, status: 'spam' }, at('2026-11-30T00:00:00Z'));
  expect(clock).toEqual({ state: 'stopped', words: 'Spam, no clock' });
});

test('the window of a snoozed lead is dark until the snooze ends', () => {
  const lead = { ...asked, snoozedUntil: '2026-11-24T14:00:00.000Z' };
  expect([
    windowState({ ...lead, snoozedUntil: null }, at('2026-11-23T12:00:00Z')),
    windowState(lead, at('2026-11-23T12:00:00Z')),
  ]).toEqual(['lit', 'dark']);
  expect(snoozeEnd(lead, at('2026-11-23T12:00:00Z'))).toBe(lead.snoozedUntil);
  expect([
    windowState(lead, at('2026-11-24T15:00:00Z')),
    snoozeEnd(lead, at('2026-11-24T15:00:00Z')),
  ]).toEqual(['late', null]);
});
