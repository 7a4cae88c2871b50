import { interestWords, leadsWords } from '#content/desk/leads.ts';
import type { LeadRow } from '#domain/desk/lead-inbox.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { daysAgo, shortTime } from '../frame/times.ts';

/** "Buying, Plaza Midwood" */
export function describeInterest({ interest, kind, neighborhoods }: LeadRow): string {
  const wish = interest ? interestWords[interest] : kind === 'seller' ? leadsWords.seller : '';
  return [wish, neighborhoods].filter(Boolean).join(', ');
}

/** "8 min ago", "11:32 am"; with the weekday ("Sun 4:10 pm") for a lead grouped under another day. */
export function sentTime({ createdAt, under }: Pick<LeadRow, 'createdAt' | 'under'>, now: number): string {
  const minutes = Math.floor((now - Date.parse(createdAt)) / MINUTE_MS);
  if (minutes < 60 && daysAgo(createdAt, now) === 0) return leadsWords.minutesAgo(Math.max(0, minutes));
  return shortTime(createdAt, under ? now : Date.parse(createdAt));
}
