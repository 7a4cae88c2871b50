import type { RecordTable } from '../database/schema.ts';
import { fingerprint } from '../leads/fingerprint.ts';

/** Fingerprints of records by id; '' for a missing one. */
export type RecordTexts = Record<string, string>;

/** Fingerprints of the records with these ids, which tell later whether one was changed. */
export function recordTexts(rows: Pick<RecordTable, 'id' | 'record'>[], ids: string[]): RecordTexts {
  const records = new Map(rows.map(({ id, record }) => [id, record]));
  return Object.fromEntries(ids.map((id) => [id, fingerprintOf(records.get(id))]));
}

function fingerprintOf(record: string | null | undefined): string {
  return typeof record === 'string' ? fingerprint(record) : '';
}
