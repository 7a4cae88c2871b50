import { hasTenDigits } from '../agent/agent-profile.ts';
import { standardStatus } from '../listings/listing-status.ts';
import { endsAfterItBegins } from '../listings/open-houses.ts';
import { lackingFields } from '../listings/property.ts';
import { parseRecord, type RecordIssue, type RecordKind, type RecordOf } from './record-kinds.ts';

type Rules = { [K in RecordKind]?: (record: RecordOf<K>) => RecordIssue[] };

/**
 * What a record must also keep to when somebody writes it. Older records that break such a rule are still shown: a schema
 * that they did not fit would take them off the site.
 */
const RULES: Rules = {
  agent: ({ phone }) => (hasTenDigits(phone) ? [] : [{ field: 'phone', rule: 'regex' }]),
  listings: ({ openHouses = [] }) =>
    openHouses.flatMap((openHouse, index) =>
      endsAfterItBegins(openHouse) ? [] : [{ field: `openHouses.${index}.to`, rule: 'check' }],
    ),
};

/** What it must keep to besides before the site shows it. A draft is written piece by piece. */
const PUBLISHING_RULES: Rules = {
  listings: (home) => {
    const issues = lackingFields(home).map((field): RecordIssue => ({ field, rule: 'needed' }));
    const isUnknown = home.status.trim() !== '' && standardStatus(home.status) === null;
    return isUnknown ? [...issues, { field: 'status', rule: 'picklist' }] : issues;
  },
};

/** What keeps a record from being written, by its schema and by the rules beside it. */
export function writingIssues<K extends RecordKind>(kind: K, value: unknown): RecordIssue[] {
  const parsed = parseRecord(kind, value);
  return parsed.ok ? (RULES[kind]?.(parsed.record) ?? []) : parsed.issues;
}

/** What keeps a record from the site: all of the above, and what a draft may still lack. */
export function publishingIssues<K extends RecordKind>(kind: K, value: unknown): RecordIssue[] {
  const parsed = parseRecord(kind, value);
  if (!parsed.ok) return parsed.issues;
  return [...writingIssues(kind, value), ...(PUBLISHING_RULES[kind]?.(parsed.record) ?? [])];
}
