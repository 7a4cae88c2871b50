import { parseJson } from '../parse-json.ts';
import { RESO_FIELDS, type ResoKind, type ResoMedia, type ResoRecord } from './reso-fields.ts';
import { readDay, readTime } from './reso-times.ts';

export type ResoValue = string | number | boolean | string[] | ResoMedia[];

/** A record's parsed values; blank ones are omitted. */
export interface ResoValues {
  values: Record<string, ResoValue>;
  /** One sentence for each value that cannot be parsed. */
  errors: string[];
}

/** Parses a record's values, so that records from different file formats can be compared. */
export function readResoValues(record: ResoRecord): ResoValues {
  const values: Record<string, ResoValue> = {};
  const errors: string[] = [];
  for (const [name, kind] of Object.entries(RESO_FIELDS)) {
    const raw = Object.hasOwn(record, name) ? record[name] : null;
    if (raw === null || raw === undefined || raw === '') continue;
    const value = READERS[kind](raw);
    if (value === null) errors.push(`${name} ${shown(raw)} is not ${NOUNS[kind]}`);
    else if (value !== '') values[name] = value;
  }
  return { values, errors };
}

const NOUNS: Record<ResoKind, string> = {
  text: 'text',
  number: 'a number',
  extra: 'a number',
  day: 'a day such as 2026-11-20',
  time: 'a time such as 2026-11-20T15:00:00Z',
  flag: 'true or false',
  list: 'a list of words',
  media: 'a list of media with a MediaURL each',
};

const READERS: Record<ResoKind, (raw: unknown) => ResoValue | null> = {
  text: (raw) => (typeof raw === 'string' ? raw.trim() : typeof raw === 'number' ? String(raw) : null),
  number: readNumber,
  // 0 counts as missing, so that homes imported before the field was read do not appear changed.
  extra: (raw) => (readNumber(raw) === 0 ? '' : readNumber(raw)),
  day: (raw) => (typeof raw === 'string' ? readDay(raw.trim()) : null),
  time: (raw) => (typeof raw === 'string' ? readTime(raw.trim()) : null),
  flag(raw) {
    const word = String(raw).trim().toLowerCase();
    if (['true', '1', 'y', 'yes'].includes(word)) return true;
    return ['false', '0', 'n', 'no'].includes(word) ? false : null;
  },
  list(raw) {
    const parts = typeof raw === 'string' ? raw.split(',') : raw;
    if (!Array.isArray(parts) || !parts.every((part) => typeof part === 'string')) return null;
    return parts.map((part) => part.trim());
  },
  media(raw) {
    const list = typeof raw === 'string' ? parseJson(raw).value : raw;
    const isMedia = (item: unknown) =>
      typeof item === 'object' && item !== null && typeof (item as ResoMedia).MediaURL === 'string';
    return Array.isArray(list) && list.every(isMedia) ? (list as ResoMedia[]) : null;
  },
};

function readNumber(raw: unknown): number | null {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : null;
  return typeof raw === 'string' && /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(raw.trim()) ? Number(raw) : null;
}

function shown(raw: unknown): string {
  const text = typeof raw === 'string' ? `"${raw}"` : (JSON.stringify(raw) ?? String(raw));
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
