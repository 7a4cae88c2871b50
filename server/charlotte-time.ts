import { CHARLOTTE_TIME_ZONE } from '#domain/agent/charlotte-time.ts';

const moment = new Intl.DateTimeFormat('en-US', {
  timeZone: CHARLOTTE_TIME_ZONE,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

const day = new Intl.DateTimeFormat('en-US', {
  timeZone: CHARLOTTE_TIME_ZONE,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

// Sweden writes dates and times as ISO 8601 does.
const isoTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: CHARLOTTE_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: CHARLOTTE_TIME_ZONE, dateStyle: 'short' });

const hour = new Intl.DateTimeFormat('en-US', {
  timeZone: CHARLOTTE_TIME_ZONE,
  hour: 'numeric',
  hourCycle: 'h23',
});

/** "Sunday, November 22 at 9:50 PM EST", wherever the server runs. @param iso ISO 8601 */
export function momentInCharlotte(iso: string): string {
  // Some ICU versions put a narrow no-break space before AM and PM; a plain one survives every mail reader.
  return moment.format(new Date(iso)).replace(/\s/g, ' ');
}

/** "Tuesday, November 24" */
export function dayInCharlotte(iso: string): string {
  return day.format(new Date(iso));
}

/** "2026-11-24" */
export function isoDateInCharlotte(iso: string): string {
  return isoDay.format(new Date(iso));
}

/** "2026-11-24 14:05" */
export function isoTimeInCharlotte(iso: string): string {
  return isoTime.format(new Date(iso));
}

/** The hour of the day, 0-23. */
export function hourInCharlotte(time: Date): number {
  return Number(hour.format(time));
}
