import { hasTenDigits } from '../agent/agent-profile.ts';
import { endsAfterItBegins } from '../listings/open-houses.ts';
import { parseRecord, type RecordIssue, type RecordKind, type RecordOf } from './record-kinds.ts';

/**
 * What a record must also keep to when somebody writes it. Older records that break such a rule are still shown: a schema
 * that they did not fit would take them off the site.
 */
const RULES: { [K in RecordKind]?: (record: RecordOf<K>) => RecordIssue[] } = {
  agent: ({ phone }) => (hasTenDigits(phone) ? [] : [{ field: 'phone', rule: 'regex' }]),
  listings: ({ openHouses = [] }) =>
    openHouses.flatMap((openHouse, index) =>
      endsAfterItBegins(openHouse) ? [] : [{ field: `openHouses.${index}.to`, rule: 'check' }],
    ),
};

/** What keeps a record from being written, by its schema and by the rules beside it. */
export function writingIssues<K extends RecordKind>(kind: K, value: unknown): RecordIssue[] {
  const parsed = parseRecord(kind, value);
  return parsed.ok ? (RULES[kind]?.(parsed.record) ?? []) : parsed.issues;
}
