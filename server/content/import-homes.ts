import { setImmediate } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { ContentFields } from '#domain/desk/content.ts';
import { type Database, inTransaction } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { FileProblem, ListingRow } from '../listings/listing-file.ts';
import { readListings } from '../listings/listing-store.ts';
import {
  type ListingCounts,
  type ListingPlan,
  type PlanOptions,
  planListings,
} from '../listings/plan-listings.ts';
import { removeRecords, saveRecords } from '../records/record-store.ts';
import { type FileMark, saveWithReason } from './import-content.ts';
import { newMarks } from './marks.ts';

type HomesImportOutcome =
  | { ok: true; counts: ListingCounts; marks: FileMark[] }
  | { ok: false; problems: FileProblem[] }
  /** Most homes would leave the site; the files may hold only some of them. */
  | { ok: false; unnamed: ListingPlan['unnamed'] }
  | { ok: false; areAllForRent: true };

/** Postgres takes ten seconds for tens of thousands of homes. Pages do not wait for it; edits of content get a 503. */
const DEADLINE_MS = 40_000;

interface HomesImport extends Pick<PlanOptions, 'replace' | 'now'> {
  /** Only counts the changes. */
  dryRun: boolean;
  /** Allows removing most homes because the rows do not name them. */
  mayEmpty: boolean;
  /** Why marked phrases are published; without it, homes with new ones are held back. */
  reason: string;
}

/**
 * Updates the store's homes from the rows, in one transaction; an error in any row leaves everything unchanged. A home with
 * new phrases that fair housing law may forbid is held back: it keeps its words on the site, or stays off it.
 */
export async function importHomes(
  database: Database,
  rows: ListingRow[],
  { dryRun, replace, now, mayEmpty, reason }: HomesImport,
): Promise<HomesImportOutcome> {
  const looked = await planListings(database.db, rows, { replace, now });
  if (!looked.ok) return looked;
  const { unnamed, areAllForRent } = looked.plan;
  if (areAllForRent) return { ok: false, areAllForRent };
  if (!mayEmpty && unnamed.leaving * 2 > unnamed.of) return { ok: false, unnamed };
  // Done before the transaction, which must not wait for reading all texts.
  const marks = await homeMarks(database.db, looked.plan);
  const marked = new Set(marks.map(({ id }) => id));
  const hold = reason === '' ? marked : new Set<string>();
  for (;;) {
    const version = await contentVersion(database.db);
    const planned = await planListings(database.db, rows, { replace, now, hold });
    if (!planned.ok) return planned;
    const { plan } = planned;
    if (dryRun) return { ok: true, counts: plan.counts, marks };
    // Planning thousands of homes takes seconds, for which the transaction must not block the site.
    const save = async (trx: Transaction<Schema>) => {
      if ((await contentVersion(trx)) !== version) return false;
      await savePlan(trx, plan, { marked, reason, at: now.toISOString() });
      return true;
    };
    const isSaved = await inTransaction(database, save, { deadlineMs: DEADLINE_MS });
    if (isSaved) return { ok: true, counts: plan.counts, marks };
  }
}

/** Increases with every change of the records that a plan depends on. */
async function contentVersion(db: Kysely<Schema>): Promise<number> {
  return (await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version;
}

async function savePlan(
  trx: Transaction<Schema>,
  { save, remove }: ListingPlan,
  { marked, reason, at }: { marked: Set<string>; reason: string; at: string },
): Promise<void> {
  const write = { origin: 'import', at } as const;
  const leaving = remove.map(({ id }) => id);
  await removeRecords(trx, 'listings', leaving, write);
  const isReviewed = ({ id, origin }: ListingPlan['save'][number]) => origin !== 'desk' && marked.has(id);
  const plain = save.filter((home) => !isReviewed(home));
  await saveRecords(trx, 'listings', plain, write);
  for (const home of save.filter(isReviewed)) {
    await saveWithReason(trx, { kind: 'listings', id: home.id }, reason, at, () =>
      saveRecords(trx, 'listings', [home], write),
    );
  }
}

async function homeMarks(db: Kysely<Schema>, { save }: ListingPlan): Promise<FileMark[]> {
  const kept = new Map((await readListings(db)).map(({ home }) => [home.id, home]));
  const marks: FileMark[] = [];
  for (const { id, record } of save) {
    await setImmediate(); // some milliseconds a home: lets the progress display update
    const before = (kept.get(id) ?? null) as ContentFields | null;
    const found = await newMarks('listings', record as object as ContentFields, before);
    marks.push(...found.map((mark) => ({ ...mark, kind: 'listings' as const, id })));
  }
  return marks;
}
