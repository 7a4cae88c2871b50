import { contentWords } from '#content/desk/content.ts';
import { clockTime, dateWithYear, daysAgo, shortDate, shortTime } from '../frame/times.ts';

/** "today, 1:04 pm", "Nov 9", "May 1, 2040, 9:00 am" */
export function readableTime(time: string, now: number): string {
  const days = daysAgo(time, now);
  if (days === 0) return contentWords.today(clockTime(time));
  if (days > 0) return shortTime(time, now);
  return `${days > -300 ? shortDate(time) : dateWithYear(time)}, ${clockTime(time)}`;
}
