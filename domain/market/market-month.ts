import { isDate } from '../is-date.ts';

/** A calendar month as "2026-10": sorts as text. */
export type Month = `${number}-${number}`;

/** Whether a text is a month in the stored format. */
export function isMonth(text: string): text is Month {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);
}

/** Adds months; a negative count subtracts. */
export function addMonths(month: Month, count: number): Month {
  return monthAt(monthIndex(month) + count);
}

/** The number of months from one to the other: 0 for the same, negative if `to` is earlier. */
export function monthsBetween(from: Month, to: Month): number {
  return monthIndex(to) - monthIndex(from);
}

/** Every month from the first to the last, inclusive; empty if `to` is earlier. */
export function monthRange(from: Month, to: Month): Month[] {
  const length = Math.max(0, monthsBetween(from, to) + 1);
  return Array.from({ length }, (_, index) => addMonths(from, index));
}

/** "2026-10-31" */
export function lastDayOf(month: Month): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** 1 for January. */
export function calendarMonth(month: Month): number {
  return Number(month.slice(5));
}

/** In English, January first. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "October 2026"; short: "Oct 2026". Avoids Intl, whose first use blocks a phone for 100 ms. */
export function monthName(month: Month, form: 'long' | 'short' = 'long'): string {
  const name = MONTHS[calendarMonth(month) - 1] ?? '';
  return `${form === 'short' ? name.slice(0, 3) : name} ${month.slice(0, 4)}`;
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const NAMED_MONTH = /^([a-z]{3,9})\.? (\d{4})$/i;

/**
 * Parses the month of a publisher's date: "2026-05-31" (Redfin's tracker, Zillow) or "May 2026" (Redfin's Data Center).
 * null for anything else, including a date that does not exist.
 */
export function readMonth(text: string): Month | null {
  const trimmed = text.trim();
  const iso = ISO_DATE.exec(trimmed);
  if (iso) return isDate(trimmed) ? plausible(Number(iso[1]), Number(iso[2])) : null;
  const named = NAMED_MONTH.exec(trimmed);
  if (!named) return null;
  const written = (named[1] ?? '').toLowerCase();
  const index = MONTHS.findIndex((name) =>
    [name, name.slice(0, 3)].some((form) => form.toLowerCase() === written),
  );
  return index < 0 ? null : plausible(Number(named[2]), index + 1);
}

const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;

function plausible(year: number, month: number): Month | null {
  return year >= FIRST_YEAR && year <= LAST_YEAR ? monthAt(year * 12 + month - 1) : null;
}

function monthIndex(month: Month): number {
  return Number(month.slice(0, 4)) * 12 + calendarMonth(month) - 1;
}

function monthAt(index: number): Month {
  const month = String((index % 12) + 1).padStart(2, '0');
  return `${Math.floor(index / 12)}-${month}` as Month;
}
