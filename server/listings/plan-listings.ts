import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { addressWithheld } from '#content/compare.ts';
import { recordProblem } from '#content/desk/content-problems.ts';
import { recordWithAgent } from '#domain/agent/agent-placeholders.ts';
import type { RemovalReason } from '#domain/desk/content-imports.ts';
import { CLOSED } from '#domain/listings/listing-status.ts';
import type { Property } from '#domain/listings/property.ts';
import { type ListingReading, readListing } from '#domain/listings/read-listing.ts';
import { readResoValues } from '#domain/listings/reso-values.ts';
import { recordForm } from '#domain/records/record-form.ts';
import { parseRecord } from '#domain/records/record-kinds.ts';
import { readProfile } from '../catalog/published-agent.ts';
import type { Schema } from '../database/schema.ts';
import type { RecordEntry } from '../records/record-store.ts';
import type { FileProblem, ListingRow } from './listing-file.ts';
import { readAreaNames, readListings, readTakenOff, type StoredListing } from './listing-store.ts';
import { toResoRecord } from './to-reso-record.ts';

export interface ListingCounts {
  added: number;
  changed: number;
  unchanged: number;
  /** Kept off the internet by the seller or the MLS. */
  hidden: number;
  /** Closed, withdrawn and the like. */
  offMarket: number;
  forRent: number;
  /** Homes the store had and has no more, samples included. */
  removed: number;
  /** Taken off the site at the desk, where they stay. */
  takenOff: number;
  /** Left as they are on the site, or off it, until somebody has looked at their words. */
  held: number;
}

export interface PlanOptions {
  /** The rows are all there is: homes they do not name go, but for those that were sold. */
  replace: boolean;
  now: Date;
  /** Ids of homes that stay as they are on the site, whatever their rows say. */
  hold?: Set<string>;
}

/** What an import would do. */
export interface ListingPlan {
  save: RecordEntry<'listings'>[];
  remove: { id: string; why: RemovalReason }[];
  counts: ListingCounts;
  /** Of the homes that are for sale, those that leave because the rows, which are all there is, do not name them. */
  unnamed: { leaving: number; of: number };
}

/** A tenth of a second on a slow machine. */
const ROWS_AT_ONCE = 100;

/**
 * Finds out what an import would do to the homes of the store as they are now. One that was changed at the desk stays
 * so until its file says something new. The site's own sample homes go with the first import that does not name them.
 */
export async function planListings(
  db: Kysely<Schema>,
  rows: ListingRow[],
  { replace, now, hold = new Set() }: PlanOptions,
): Promise<{ ok: true; plan: ListingPlan } | { ok: false; problems: FileProblem[] }> {
  const [areas, agent] = await Promise.all([readAreaNames(db), readProfile(db)]);
  const rules = { areas, addressWithheld, now: now.toISOString() };
  const read: { row: ListingRow; reading: ListingReading }[] = [];
  for (const [place, row] of rows.entries()) {
    if (place % ROWS_AT_ONCE === 0) await setImmediate(); // requests that came in meanwhile go first
    read.push({ row, reading: readListing(row.record, rules) });
  }
  const problems = [...read.flatMap(problemsOf), ...repeated(rows)];
  if (problems.length > 0) return { ok: false, problems: problems.toSorted(byPlace) };

  const takenOff = await readTakenOff(db);
  const kept = new Map((await readListings(db)).map((listing) => [listing.home.id, listing]));
  let next = Math.max(-1, ...[...kept.values()].map(({ position }) => position)) + 1;
  const counts: ListingCounts = {
    added: 0,
    changed: 0,
    unchanged: 0,
    hidden: 0,
    offMarket: 0,
    forRent: 0,
    removed: 0,
    takenOff: 0,
    held: 0,
  };
  const save: RecordEntry<'listings'>[] = [];
  const stay = new Set<string>();
  const gone = new Map<string, RemovalReason>();
  for (const { row, reading } of read) {
    if (reading.outcome === 'wrong') continue;
    const source = JSON.stringify(row.record);
    if (reading.outcome === 'shown') {
      const before = kept.get(reading.property.id);
      const { id } = reading.property;
      stay.add(id);
      if (takenOff.has(id)) {
        counts.takenOff += 1;
        continue;
      }
      if (hold.has(id)) {
        counts.held += 1;
        continue;
      }
      const home = withOpenHousesOf(before, reading.property);
      if (before && hasSameValues(before, row.record, { agent, areas }) && isParsedAlike(before, home)) {
        counts.unchanged += 1;
        // A sample that its file names stays, and goes on to name the agent whoever that is.
        if (before.origin === 'content') save.push({ id, position: before.position, record: before.home });
        continue;
      }
      counts[before ? 'changed' : 'added'] += 1;
      save.push({ id, position: before?.position ?? next, record: home, source });
      if (!before) next += 1;
      continue;
    }
    counts[COUNTED[reading.outcome]] += 1;
    const before = kept.get(reading.id);
    const record = reading.outcome === 'off-market' && before && { ...before.home, ...reading.changes };
    // Without its day no list shows it.
    if (record && record.status === CLOSED && record.closedOn) {
      stay.add(reading.id);
      if (isDeepStrictEqual(record, before.home)) continue;
      save.push({ id: reading.id, position: before.position, record, source });
    } else gone.set(reading.id, reading.outcome);
  }
  const whyLeaving = ({ home }: StoredListing): RemovalReason | undefined => {
    const why = gone.get(home.id);
    if (why || stay.has(home.id)) return why;
    // A feed that answered nothing is no reason to show nothing.
    if (home.isSample) return rows.length > 0 ? 'sample' : undefined;
    return replace && home.status !== CLOSED ? 'unnamed' : undefined;
  };
  const remove = [...kept.values()].flatMap((one) => {
    const why = whyLeaving(one);
    return why ? [{ id: one.home.id, why }] : [];
  });
  counts.removed = remove.length;
  const unnamed = {
    leaving: remove.filter(({ why }) => why === 'unnamed').length,
    of: [...kept.values()].filter(({ home }) => !home.isSample && home.status !== CLOSED).length,
  };
  return { ok: true, plan: { save, remove, counts, unnamed } };
}

const COUNTED = { hidden: 'hidden', 'off-market': 'offMarket', 'for-rent': 'forRent' } as const;

/** Listings do not tell of open houses: those that were written at the desk stay. */
function withOpenHousesOf(before: StoredListing | undefined, home: Property): Property {
  const { openHouses } = before?.home ?? {};
  return openHouses ? { ...home, openHouses } : home;
}

/** Fields that are another each day. They alone are no reason to write over what somebody wrote at the desk. */
const DAILY = new Set(['DaysOnMarket', 'ModificationTimestamp', 'PhotosChangeTimestamp']);

/** Equal values count, not equal spelling: a file and its export in another format say the same. */
function hasSameValues(
  before: StoredListing,
  record: ListingRow['record'],
  told: Parameters<typeof toResoRecord>[1],
): boolean {
  const valuesOf = (source: ListingRow['record']) => {
    const { values } = readResoValues(recordWithAgent(source, told.agent));
    const isNews = ([name]: [string, unknown]) => before.origin !== 'desk' || !DAILY.has(name);
    return Object.fromEntries(Object.entries(values).filter(isNews));
  };
  return isDeepStrictEqual(valuesOf(before.source ?? toResoRecord(before, told)), valuesOf(record));
}

/** What a file says is read anew when the site's areas, or this program, have changed. */
function isParsedAlike({ origin, source, home }: StoredListing, now: Property): boolean {
  return (
    origin !== 'import' || source === null || isDeepStrictEqual({ ...now, updatedAt: home.updatedAt }, home)
  );
}

function problemsOf({ row, reading }: { row: ListingRow; reading: ListingReading }): FileProblem[] {
  const home = homeIn(row);
  return errorsOf(reading).map((message) => ({ file: row.file, line: row.line, message, home }));
}

function errorsOf(reading: ListingReading): string[] {
  if (reading.outcome === 'wrong') return reading.errors;
  if (reading.outcome !== 'shown') return [];
  const parsed = parseRecord('listings', reading.property);
  if (parsed.ok) return [];
  const labels = new Map(recordForm('listings').map(({ name, label }) => [name, label]));
  return parsed.issues.map(({ field, ...issue }) => {
    const [name = field] = field.split('.');
    return `${labels.get(name) ?? name}: ${recordProblem(issue)}`;
  });
}

function homeIn({ record }: ListingRow): string {
  return String(record.UnparsedAddress || record.ListingKey || '').trim();
}

/** This program cannot guess which of two rows for one home is right. */
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
    return [{ file: row.file, line: row.line, message, home: homeIn(row) }];
  });
}

function byPlace(one: FileProblem, other: FileProblem): number {
  return one.file === other.file ? one.line - other.line : 0;
}
