import { clockWords, statusLabels } from '#content/desk/leads.ts';
import type { LeadRow } from '#domain/desk/lead-inbox.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import { PROMISED_REPLY_HOURS } from '#domain/leads/lead.ts';
import { clockTime, daysAgo, shortDate, shortWeekday } from '../frame/times.ts';

/** What the 24-hour clock of a lead says. `left` is the share of the time that is left, for the ring. */
export type ReplyClock =
  | { state: 'running' | 'soon'; words: string; left: number }
  | { state: 'late' | 'answered' | 'stopped'; words: string };

/** Somebody wanted to come back to it later. */
type Snoozed = Pick<LeadRow, 'snoozedUntil'>;

type Timed = Pick<LeadRow, 'status' | 'createdAt' | 'replyDueAt' | 'firstReplyAt'>;

const PROMISE_MS = PROMISED_REPLY_HOURS * HOUR_MS;

/** Statuses that end the wait without an answer. */
const STOPS = new Set(['spam', 'closed', 'not-a-fit']);

/** Reads the clock of a lead at a moment. */
export function replyClock(lead: Timed, now: number): ReplyClock {
  if (lead.status === 'spam') return { state: 'stopped', words: clockWords.stopped(statusLabels.spam) };
  if (lead.firstReplyAt) {
    const took = Date.parse(lead.firstReplyAt) - Date.parse(lead.createdAt);
    return { state: 'answered', words: clockWords.answered(spanInWords(took)) };
  }
  if (STOPS.has(lead.status)) {
    return { state: 'stopped', words: clockWords.stopped(statusLabels[lead.status]) };
  }
  const left = Date.parse(lead.replyDueAt) - now;
  if (left <= 0) return { state: 'late', words: clockWords.overdue(spanInWords(-left)) };
  if (left <= HOUR_MS) {
    return { state: 'soon', words: clockWords.within(spanInWords(left)), left: left / PROMISE_MS };
  }
  return { state: 'running', words: clockWords.by(dueTime(lead.replyDueAt, now)), left: left / PROMISE_MS };
}

/** Whether somebody waits for an answer. */
export const isWaiting = ({ state }: ReplyClock): boolean =>
  state === 'running' || state === 'soon' || state === 'late';

/** Whether somebody wanted to come back to it by now. */
export const isReminderDue = ({ snoozedUntil }: Snoozed, now: number): boolean =>
  snoozedUntil !== null && Date.parse(snoozedUntil) <= now;

/** Until when it does not count among those who wait; null when it does. */
export const asleepUntil = ({ snoozedUntil }: Snoozed, now: number): string | null =>
  snoozedUntil !== null && Date.parse(snoozedUntil) > now ? snoozedUntil : null;

/** The window of a lead: lit while somebody waits behind it. */
export function windowOf(lead: Timed & Snoozed, now: number): 'dark' | 'lit' | 'late' {
  const clock = replyClock(lead, now);
  if (!isWaiting(clock) || asleepUntil(lead, now)) return 'dark';
  return clock.state === 'late' ? 'late' : 'lit';
}

/** "3 h 2 min", from two days on "3 days"; at least a minute. */
export function spanInWords(ms: number): string {
  if (ms >= 2 * DAY_MS) return clockWords.days(Math.floor(ms / DAY_MS));
  const minutes = Math.max(1, Math.floor(ms / MINUTE_MS));
  return clockWords.span(Math.floor(minutes / 60), minutes % 60);
}

/** "4:10 pm", with the day if it is not today. */
export function dueTime(time: string, now: number): string {
  const days = daysAgo(time, now);
  if (days === 0) return clockTime(time);
  return Math.abs(days) < 7
    ? `${clockTime(time)} ${shortWeekday(time)}`
    : `${clockTime(time)} ${shortDate(time)}`;
}
