import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { addressWithheld } from '#content/compare.ts';
import { recordProblem } from '#content/desk/content-problems.ts';
import { recordWithAgent } from '#domain/agent/agent-placeholders.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import type { RemovalReason } from '#domain/desk/content-imports.ts';
import { CLOSED } from '#domain/listings/listing-status.ts';
import type { Property } from '#domain/listings/property.ts';
import {
  CONTACTS,
  type ListingReading,
  type ListingRules,
  readListing,
} from '#domain/listings/read-listing.ts';
import { readResoValues } from '#domain/listings/reso-values.ts';
import { recordForm } from '#domain/records/record-form.ts';
import { parseRecord } from '#domain/records/record-kinds.ts';
import { readProfile } from '../catalog/published-agent.ts';
import type { Schema } from '../database/schema.ts';
import type { RecordEntry } from '../records/record-store.ts';
import type { FileProblem, ListingRow } from './listing-file.ts';
import { readAreaNames, readListings, readTakenOff, type StoredListing } from './listing-store.ts';
import { type ResoContext, toResoRecord } from './to-reso-record.ts';

export interface ListingCounts {
  added: number;
  changed: number;
  unchanged: number;
  /** Kept off the internet by the seller or the MLS. */
  hidden: number;
  /** Closed, withdrawn and the like. */
  offMarket: number;
  forRent: number;
  /** Homes removed from the store, samples included. */
  removed: number;
  /** Taken off the site at the desk, and left off. */
  takenOff: number;
  /** Whose words are held back, on the site or off it, until somebody has reviewed them. */
  held: number;
}

export interface PlanOptions {
  /** The rows are complete: removes homes of earlier files that they do not name, except sold ones. */
  replace: boolean;
  now: Date;
  /** Ids of homes whose words are held back: on the site only their figures follow the rows. */
  hold?: Set<string>;
}

/** What an import would do. */
export interface ListingPlan {
  /** Those of the desk's origin are held back or edited at the desk: only their figures follow the rows. */
  save: RecordEntry<'listings'>[];
  remove: { id: string; why: RemovalReason }[];
  counts: ListingCounts;
  /** Of the homes for sale, how many a complete import removes because its rows do not name them. */
  unnamed: { leaving: number; of: number };
  /** Every row is for rent: the file is one of rentals, not of homes for sale. */
  areAllForRent: boolean;
}

/** Takes a tenth of a second on a slow machine. */
const ROWS_AT_ONCE = 100;

/**
 * Plans what an import would change. A home edited at the desk stays unchanged until its file says something new. The site's
 * sample homes are removed by the first import that does not name them.
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
    if (place % ROWS_AT_ONCE === 0) await setImmediate(); // lets waiting requests run
    read.push({ row, reading: readListing(row.record, rules) });
  }
  const problems = [...read.flatMap(problemsOf), ...repeated(rows)];
  if (problems.length > 0) return { ok: false, problems: problems.toSorted(byPlace) };

  const takenOff = await readTakenOff(db);
  const kept = new Map((await readListings(db)).map((listing) => [listing.home.id, listing]));
  const drafts = await db.selectFrom('content_drafts').select('id').where('kind', '=', 'listings').execute();
  const drafted = new Set(drafts.map(({ id }) => id));
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
        if (before)
          save.push(...withNewFigures(before, reading.property, row.record, lastFiled(before, rules, agent)));
        continue;
      }
      const home = withOpenHousesOf(before, reading.property);
      if (before && hasSameValues(before, row.record, { agent, areas }) && isParsedAlike(before, home)) {
        counts.unchanged += 1;
        if (!drafted.has(id)) save.push(...withNewDays(before, home, source));
        // A sample that its file names stays, and keeps its placeholders for the agent.
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
    // Without its closing date no list would show it.
    if (record && record.status === CLOSED && record.closedOn) {
      stay.add(reading.id);
      if (isDeepStrictEqual(record, before.home)) continue;
      save.push({ id: reading.id, position: before.position, record, source });
    } else gone.set(reading.id, reading.outcome);
  }
  const whyLeaving = (one: StoredListing): RemovalReason | undefined => {
    const { home } = one;
    const why = gone.get(home.id);
    if (why || stay.has(home.id)) return why;
    // An empty feed does not remove the samples.
    if (home.isSample) return rows.length > 0 ? 'sample' : undefined;
    return replace && isFiledForSale(one) ? 'unnamed' : undefined;
  };
  const remove = [...kept.values()].flatMap((one) => {
    const why = whyLeaving(one);
    return why ? [{ id: one.home.id, why }] : [];
  });
  counts.removed = remove.length;
  const unnamed = {
    leaving: remove.filter(({ why }) => why === 'unnamed').length,
    of: [...kept.values()].filter(isFiledForSale).length,
  };
  const areAllForRent = rows.length > 0 && counts.forRent === rows.length;
  return { ok: true, plan: { save, remove, counts, unnamed, areAllForRent } };
}

const COUNTED = { hidden: 'hidden', 'off-market': 'offMarket', 'for-rent': 'forRent' } as const;

/** Homes without a file, such as those added at the desk, are never named by one. */
function isFiledForSale({ home, source }: StoredListing): boolean {
  return source !== null && !home.isSample && home.status !== CLOSED;
}

/** The file's fields that a home held back follows. */
const FIGURE_FIELDS = [
  'ListPrice',
  'StandardStatus',
  'DaysOnMarket',
  'UnparsedAddress',
  'InternetAddressDisplayYN',
  'ListOfficeName',
  ...CONTACTS,
];

const ADDRESS_AND_SIDE = ['address', 'listingFirm', 'attributionContact'] as const;

/** A home as its file last showed it, without edits made at the desk; as it is if it has no such file. */
function lastFiled({ home, source }: StoredListing, rules: ListingRules, agent: AgentProfile): Property {
  const reading = source && readListing(source, rules);
  return reading?.outcome === 'shown' ? reading.property : recordWithAgent(home, agent);
}

/**
 * The home on the site with the price, status and days on market of its file, and with what is new there in its address and
 * listing side, which the seller and the MLS require to be right; none if it has them already. The other fields of its source stay
 * those that its words are from, so that the home is held back again until they change.
 */
function withNewFigures(
  { home, position, source }: StoredListing,
  now: Property,
  newSource: ListingRow['record'],
  last: Property,
): RecordEntry<'listings'>[] {
  const { price, status, daysOnMarket, updatedAt } = now;
  const news = ADDRESS_AND_SIDE.filter((name) => now[name] !== last[name]).map((name) => [name, now[name]]);
  const record: Property = { ...home, price, status, daysOnMarket, ...Object.fromEntries(news) };
  if (isDeepStrictEqual(record, home)) return [];
  const figures = Object.fromEntries(FIGURE_FIELDS.map((name) => [name, newSource[name]]));
  const kept = source && { source: JSON.stringify({ ...source, ...figures }) };
  return [{ id: home.id, position, record: { ...record, updatedAt }, origin: 'desk', ...kept }];
}

/**
 * A home edited at the desk with the days on market of its file; none if it has them, or others from the desk. Homes with a draft
 * are left alone: their editors would meet a conflict every day.
 */
function withNewDays(
  { home, position, origin, source }: StoredListing,
  { daysOnMarket }: Property,
  newSource: string,
): RecordEntry<'listings'>[] {
  const isOfFile = Number(source?.DaysOnMarket ?? 0) === Number(home.daysOnMarket ?? 0);
  if (origin !== 'desk' || !isOfFile || daysOnMarket === home.daysOnMarket) return [];
  return [{ id: home.id, position, record: { ...home, daysOnMarket }, source: newSource, origin }];
}

/** Listing files contain no open houses, so those entered at the desk stay. */
function withOpenHousesOf(before: StoredListing | undefined, home: Property): Property {
  const { openHouses } = before?.home ?? {};
  return openHouses ? { ...home, openHouses } : home;
}

/** Fields that change daily: a change of these alone does not overwrite edits made at the desk. */
const DAILY = new Set(['DaysOnMarket', 'ModificationTimestamp', 'PhotosChangeTimestamp']);

/** Compares values, not spelling: a file and its export in another format are equal. */
function hasSameValues(before: StoredListing, record: ListingRow['record'], context: ResoContext): boolean {
  const valuesOf = (source: ListingRow['record']) => {
    const { values } = readResoValues(recordWithAgent(source, context.agent));
    const isNews = ([name]: [string, unknown]) => before.origin !== 'desk' || !DAILY.has(name);
    return Object.fromEntries(Object.entries(values).filter(isNews));
  };
  return isDeepStrictEqual(valuesOf(before.source ?? toResoRecord(before, context)), valuesOf(record));
}

/** False if the site's neighborhoods or this program have changed, so that the file's record is parsed differently now. */
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

/** Reports rows for the same home, since it is unknown which is right. */
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
