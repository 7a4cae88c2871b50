import { isDeepStrictEqual } from 'node:util';
import { addressWithheld } from '#content/compare.ts';
import { neighborhoods } from '#content/neighborhoods.ts';
import { type ListingReading, readListing } from '#domain/listings/read-listing.ts';
import { readResoValues } from '#domain/listings/reso-values.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { type RecordEntry, removeRecords, saveRecords } from '../records/record-store.ts';
import type { FileProblem, ListingRow } from './listing-file.ts';
import { type KeptListing, readListings } from './listing-store.ts';
import { sourceOf } from './source-of.ts';

export interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
  /** Kept off the internet by the seller or the MLS. */
  hidden: number;
  /** Closed, withdrawn and the like. */
  offMarket: number;
  /** Homes the store had and has no more, samples included. */
  removed: number;
}

export type ImportOutcome = { ok: true; counts: ImportCounts } | { ok: false; problems: FileProblem[] };

export interface ImportOptions {
  /** Count, but change nothing. */
  dryRun: boolean;
  /** The rows are all there is: homes they do not name go. */
  replace: boolean;
  now: Date;
}

/**
 * Brings the store's homes to what the rows say, in one transaction; with a problem in any row, nothing changes. The
 * site's own sample homes go with the first import that does not name them.
 */
export async function importListings(
  database: Database,
  rows: ListingRow[],
  { dryRun, replace, now }: ImportOptions,
): Promise<ImportOutcome> {
  const rules = { areas: neighborhoods, addressWithheld, now: now.toISOString() };
  const read = rows.map((row) => ({ row, reading: readListing(row.record, rules) }));
  const problems = [...read.flatMap(problemsOf), ...repeated(rows)];
  if (problems.length > 0) return { ok: false, problems: problems.toSorted(byPlace) };

  return inTransaction(database, async (trx) => {
    const kept = new Map((await readListings(trx)).map((listing) => [listing.home.id, listing]));
    let next = Math.max(-1, ...[...kept.values()].map(({ position }) => position)) + 1;
    const counts: ImportCounts = { added: 0, changed: 0, unchanged: 0, hidden: 0, offMarket: 0, removed: 0 };
    const save: RecordEntry<'listings'>[] = [];
    const stay = new Set<string>();
    const gone = new Set<string>();
    for (const { row, reading } of read) {
      if (reading.outcome === 'hidden' || reading.outcome === 'off-market') {
        counts[reading.outcome === 'hidden' ? 'hidden' : 'offMarket'] += 1;
        gone.add(reading.id);
      }
      if (reading.outcome !== 'shown') continue;
      const home = reading.property;
      const before = kept.get(home.id);
      stay.add(home.id);
      const isSame = before !== undefined && saysTheSame(before, row.record);
      counts[isSame ? 'unchanged' : before ? 'changed' : 'added'] += 1;
      if (isSame && before.origin === 'import') continue;
      const source = JSON.stringify(row.record);
      save.push({ id: home.id, position: before?.position ?? next, record: home, source });
      if (!before) next += 1;
    }
    const removed = [...kept.values()].filter(
      ({ home }) => gone.has(home.id) || ((replace || home.isSample) && !stay.has(home.id)),
    );
    counts.removed = removed.length;
    if (!dryRun) {
      const write = { origin: 'import', at: rules.now } as const;
      const ids = removed.map(({ home }) => home.id);
      await removeRecords(trx, 'listings', ids, write);
      await saveRecords(trx, 'listings', save, write);
    }
    return { ok: true, counts };
  });
}

/** Equal values count, not equal spelling: a file and its export in another format say the same. */
function saysTheSame(before: KeptListing, record: ListingRow['record']): boolean {
  return isDeepStrictEqual(readResoValues(sourceOf(before)).values, readResoValues(record).values);
}

function problemsOf({ row, reading }: { row: ListingRow; reading: ListingReading }): FileProblem[] {
  if (reading.outcome !== 'wrong') return [];
  return reading.errors.map((message) => ({ file: row.file, line: row.line, message }));
}

/** Which of two rows of one home would count is not for this program to guess. */
function repeated(rows: ListingRow[]): FileProblem[] {
  const first = new Map<string, ListingRow>();
  return rows.flatMap((row) => {
    const key = String(row.record.ListingKey ?? '').trim();
    const earlier = first.get(key);
    if (!earlier || key === '') {
      first.set(key, row);
      return [];
    }
    const message = `ListingKey ${key} is there already, in ${earlier.file} line ${earlier.line}`;
    return [{ file: row.file, line: row.line, message }];
  });
}

function byPlace(one: FileProblem, other: FileProblem): number {
  return one.file === other.file ? one.line - other.line : 0;
}
