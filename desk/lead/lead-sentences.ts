import { leadWords } from '#content/desk/lead.ts';
import type { LeadRow } from '#domain/desk/lead-inbox.ts';
import { clockTime, dateWithYear, daysAgo, shortDate, weekday } from '../frame/times.ts';
import { describeInterest } from '../leads/lead-words.ts';
import { formatSpan, isWaiting, replyClock } from '../leads/reply-clock.ts';

/** "Selling in Dilworth. Asked for the seller's guide yesterday at 4:10 pm." */
export function askedSentence(lead: LeadRow, now: number): string {
  const wish = describeInterest(lead);
  const asked = leadWords.asked[lead.kind](spokenTime(lead.createdAt, now));
  const waits = isWaiting(replyClock(lead, now))
    ? leadWords.waiting(formatSpan(now - Date.parse(lead.createdAt)))
    : '';
  return [wish && `${wish}.`, asked, waits].filter(Boolean).join(' ');
}

/** "today at 4:10 pm", "yesterday at 4:10 pm", "on Saturday at 9:48 am", "on Nov 2 at 9:48 am", "on Nov 2, 2025 at 9:48 am", "Wednesday at 4:10 pm" ahead. */
export function spokenTime(time: string, now: number): string {
  const days = daysAgo(time, now);
  const date = Math.abs(days) < 300 ? shortDate(time) : dateWithYear(time);
  return leadWords.spoken(days, weekday(time), date, clockTime(time));
}
