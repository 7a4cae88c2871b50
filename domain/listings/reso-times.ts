import { isDate } from '../is-date.ts';
import { fromLocalTime, startOfDay } from './listing-time.ts';

const ISO = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/i;

const SPREADSHEET = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:,? (\d{1,2}):(\d\d)(?::(\d\d))?(?: ?([AP])M)?)?$/i;

/** Parses the day of a date or a time in RESO's or a spreadsheet's format ("11/20/2026"); null if it is neither. */
export function readDay(text: string): string | null {
  const [, month = '', date = '', year] = SPREADSHEET.exec(text) ?? [];
  const day = year ? `${year}-${two(month)}-${two(date)}` : ISO.exec(text)?.[1];
  return day && isDate(day) ? day : null;
}

/**
 * Parses a time and returns it as `Date.toISOString` does, or null. RESO times default to UTC; spreadsheet times
 * ("11/20/2026 3:00 PM") and bare dates are in Charlotte's zone.
 */
export function readTime(text: string): string | null {
  const day = readDay(text);
  if (!day) return null;
  const [, , time, zone = 'Z'] = ISO.exec(text) ?? [];
  const moment = time ? Date.parse(`${day}T${time}${zone}`) : timeInCharlotte(day, text);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}

function timeInCharlotte(day: string, text: string): number {
  const [, , , , hour, minute, second = '00', half] = SPREADSHEET.exec(text) ?? [];
  if (!hour) return startOfDay(day);
  const hours = half ? (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0) : Number(hour);
  return fromLocalTime(Date.parse(`${day}T${two(String(hours))}:${minute}:${second}Z`));
}

function two(digits: string): string {
  return digits.padStart(2, '0');
}
