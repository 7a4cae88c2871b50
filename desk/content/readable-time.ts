import { contentWords } from '#content/desk/content.ts';
import { clockTime, daysAgo, shortDate, shortTime } from '../frame/times.ts';

/** "today, 1:04 pm", "Nov 9": when something was or will be changed. */
export function readableTime(time: string, now: number): string {
  const days = daysAgo(time, now);
  if (days === 0) return contentWords.today(clockTime(time));
  return days < 0 ? `${shortDate(time)}, ${clockTime(time)}` : shortTime(time, now);
}
