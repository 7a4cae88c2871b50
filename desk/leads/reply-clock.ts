import { clockWords, statusLabels } from '#content/desk/leads.ts';
import type { LeadRow } from '#domain/desk/lead-inbox.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import { PROMISED_REPLY_HOURS } from '#domain/leads/lead.ts';
import { clockTime, dateWithYear, daysAgo, shortDate, shortWeekday } from '../frame/times.ts';

/** The state of a lead's 24-hour reply clock. `left` is the share of time left, 0 to 1, for the ring. */
export type ReplyClock =
  | { state: 'running' | 'soon'; words: string; left: number }
  | { state: 'late' | 'answered' | 'stopped'; words: string };

type Snoozed = Pick<LeadRow, 'snoozedUntil'>;

type Timed = Pick<LeadRow, 'status' | 'createdAt' | 'replyDueAt' | 'firstReplyAt'>;

const PROMISE_MS = PROMISED_REPLY_HOURS * HOUR_MS;

/** Statuses that stop the clock without a reply. */
const FINAL_STATUSES = new Set(['spam', 'closed', 'not-a-fit']);

/** Returns the state of a lead's reply clock. */
export function replyClock(lead: Timed, now: number): ReplyClock {
  if (lead.status === 'spam') return { state: 'stopped', words: clockWords.stopped(statusLabels.spam) };
  if (lead.firstReplyAt) {
    const took = Date.parse(lead.firstReplyAt) - Date.parse(lead.createdAt);
    return { state: 'answered', words: clockWords.answered(formatSpan(took)) };
  }
  if (FINAL_STATUSES.has(lead.status)) {
    return { state: 'stopped', words: clockWords.stopped(statusLabels[lead.status]) };
  }
  const left = Date.parse(lead.replyDueAt) - now;
  if (left <= 0) return { state: 'late', words: clockWords.overdue(formatSpan(-left)) };
  if (left <= HOUR_MS) {
    return { state: 'soon', words: clockWords.within(formatSpan(left)), left: left / PROMISE_MS };
  }
  return { state: 'running', words: clockWords.by(dueTime(lead.replyDueAt, now)), left: left / PROMISE_MS };
}

/** Whether the person still waits for a reply. */
export const isWaiting = ({ state }: ReplyClock): boolean =>
  state === 'running' || state === 'soon' || state === 'late';

/** Whether a snooze has ended, so that its reminder is due. */
export const isReminderDue = ({ snoozedUntil }: Snoozed, now: number): boolean =>
  snoozedUntil !== null && Date.parse(snoozedUntil) <= now;

/** Until when the lead is snoozed and does not count as waiting; null if it is not snoozed. */
export const snoozeEnd = ({ snoozedUntil }: Snoozed, now: number): string | null =>
  snoozedUntil !== null && Date.parse(snoozedUntil) > now ? snoozedUntil : null;

/** The state of a lead's window icon: lit while the person waits. */
export function windowState(lead: Timed & Snoozed, now: number): 'dark' | 'lit' | 'late' {
  const clock = replyClock(lead, now);
  if (!isWaiting(clock) || snoozeEnd(lead, now)) return 'dark';
  return clock.state === 'late' ? 'late' : 'lit';
}

/** "3 h 2 min", "3 days" from two days; at least one minute. */
export function formatSpan(ms: number): string {
  if (ms >= 2 * DAY_MS) return clockWords.days(Math.floor(ms / DAY_MS));
  const minutes = Math.max(1, Math.floor(ms / MINUTE_MS));
  return clockWords.span(Math.floor(minutes / 60), minutes % 60);
}

/** "4:10 pm", "4:10 pm Mon", "4:10 pm Nov 2", "4:10 pm Nov 2, 2025" */
export function dueTime(time: string, now: number): string {
  const days = daysAgo(time, now);
  if (days === 0) return clockTime(time);
  if (Math.abs(days) < 7) return `${clockTime(time)} ${shortWeekday(time)}`;
  return `${clockTime(time)} ${Math.abs(days) < 300 ? shortDate(time) : dateWithYear(time)}`;
}
