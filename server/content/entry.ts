import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { recordProblem } from '#content/desk/content-problems.ts';
import type {
  ContentDraft,
  ContentError,
  ContentFields,
  ContentKind,
  ContentState,
  VersionAction,
} from '#domain/desk/content.ts';
import { recordDifference } from '#domain/records/record-difference.ts';
import type { RecordIssue } from '#domain/records/record-kinds.ts';
import { publishingIssues, writingIssues } from '#domain/records/record-rules.ts';
import { recordTitle } from '#domain/records/record-words.ts';
import { inRetriedTransaction } from '../database/busy-store.ts';
import type { Database } from '../database/database.ts';
import type { ContentDraftTable } from '../database/desk-schema.ts';
import type { RecordTable, Schema } from '../database/schema.ts';
import { inChunks } from '../records/record-store.ts';
import { marksIn } from './marks.ts';
import { shippedRecord } from './shipped-record.ts';

export interface EntryKey {
  kind: ContentKind;
  id: string;
}

/** A record's published row and its draft. */
export interface Entry extends EntryKey {
  row: Selectable<RecordTable> | null;
  draft: Selectable<ContentDraftTable> | null;
}

/** @returns null if there is neither a record nor a draft */
export async function readEntry(db: Kysely<Schema>, key: EntryKey): Promise<Entry | null> {
  return await selectEntry(db, key, false);
}

export type EntryOutcome =
  /** The requested state holds now, even if nothing had to change. */
  | { status: 'done'; entry: Entry }
  | { status: 'unknown' }
  /** The entry is not the version that its editor has seen. */
  | { status: 'conflict'; entry: Entry };

/**
 * Changes an entry in a transaction, with its rows locked.
 * @param version the one that its editor has seen; null to skip this check
 */
export async function changeEntry<Outcome>(
  database: Database,
  key: EntryKey,
  version: number | null,
  change: (trx: Transaction<Schema>, entry: Entry) => Promise<Outcome>,
): Promise<Outcome | EntryOutcome> {
  return await inRetriedTransaction(database, async (trx): Promise<Outcome | EntryOutcome> => {
    const entry = await selectEntry(trx, key, database.engine === 'postgres');
    if (!entry) return { status: 'unknown' };
    if (version !== null && version !== versionOf(entry)) return { status: 'conflict', entry };
    return await change(trx, entry);
  });
}

async function selectEntry(
  db: Kysely<Schema>,
  { kind, id }: EntryKey,
  isLocked: boolean,
): Promise<Entry | null> {
  if (id.includes('\0')) return null; // Postgres rejects it
  const selectRow = () =>
    db
      .selectFrom('records')
      .selectAll()
      .where('kind', '=', kind)
      .where('id', '=', id)
      .$if(isLocked, (query) => query.forUpdate())
      .executeTakeFirst();
  // Always locks the record before the draft, to avoid deadlocks.
  let row = isLocked ? await selectRow() : undefined;
  const draft = await db
    .selectFrom('content_drafts')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  // Read after the draft, so that it is found if another transaction publishes the draft meanwhile.
  row ??= await selectRow();
  return row || draft ? { kind, id, row: row ?? null, draft: draft ?? null } : null;
}

/** The version that a change of the entry must name. */
export function versionOf({ row, draft }: Pick<Entry, 'row' | 'draft'>): number {
  return draft?.version ?? row?.version ?? 0;
}

export function stateOf({
  row,
  draft,
}: {
  row: { record: string | null } | null;
  draft: { publish_at: string | null } | null;
}): ContentState {
  if (draft?.publish_at) return 'scheduled';
  if (row?.record === null) return 'unpublished';
  if (!row) return 'new';
  return draft ? 'draft' : 'published';
}

/** An entry in the form that the desk receives, without the preview URL. */
export async function describeEntry(db: Kysely<Schema>, entry: Entry): Promise<ContentDraft> {
  const { kind, id, row, draft } = entry;
  const published = row?.record ? (JSON.parse(row.record) as ContentFields) : null;
  const last = published ?? (await lastText(db, entry));
  const record = draft ? (JSON.parse(draft.record) as ContentFields) : (last ?? {});
  const shipped = shippedRecord(kind, id);
  const isEdited = row !== null && row.origin !== 'content';
  return {
    kind,
    id,
    title: recordTitle(kind, record),
    state: stateOf(entry),
    origin: row?.origin ?? 'desk',
    record,
    version: versionOf(entry),
    updatedAt: draft?.updated_at ?? row?.updated_at ?? '',
    updatedBy: draft?.updated_by ?? row?.updated_by ?? '',
    marks: await marksIn(kind, record),
    errors: publishingErrors(kind, record),
    published,
    difference: draft ? recordDifference(kind, last, record) : [],
    ...(draft?.publish_at && { publishAt: draft.publish_at }),
    ...(shipped &&
      isEdited && {
        shipped: {
          changed: hasShippedChanged(kind, id, row.shipped),
          difference: recordDifference(kind, shipped, published),
        },
      }),
  };
}

/** Whether the shipped text has changed since the record was published at the desk. */
export function hasShippedChanged(kind: ContentKind, id: string, then: string | null): boolean {
  const shipped = shippedRecord(kind, id);
  return shipped !== null && then !== null && !isDeepStrictEqual(shipped, JSON.parse(then));
}

/** Errors that prevent saving a record as a draft. */
export function errorsIn(kind: ContentKind, record: unknown): ContentError[] {
  return writingIssues(kind, record).map(toError);
}

/** Errors that prevent publishing a record. */
export function publishingErrors(kind: ContentKind, record: unknown): ContentError[] {
  return publishingIssues(kind, record).map(toError);
}

function toError({ field, ...issue }: RecordIssue): ContentError {
  return { field, message: recordProblem(issue) };
}

/** The last published text of a record that was taken off the site. */
export async function lastText(db: Kysely<Schema>, key: EntryKey): Promise<ContentFields | null> {
  return (await lastShown(db, key))?.record ?? shippedRecord(key.kind, key.id);
}

interface ShownVersion {
  record: ContentFields;
  action: VersionAction;
}

/** The last published text of a record and the action that published it; null if the history has none. */
export async function lastShown(db: Kysely<Schema>, { kind, id }: EntryKey): Promise<ShownVersion | null> {
  return (await lastShownOf(db, kind, [id])).get(id) ?? null;
}

/** The same for several records; those without a history are left out. */
export async function lastShownOf(
  db: Kysely<Schema>,
  kind: ContentKind,
  ids: readonly string[],
): Promise<Map<string, ShownVersion>> {
  const shown = new Map<string, ShownVersion>();
  for (const some of inChunks(ids)) {
    const versions = await db
      .selectFrom('content_versions as version')
      .select(['id', 'record', 'action'])
      .where('kind', '=', kind)
      .where('id', 'in', some)
      .where('version', '=', ({ selectFrom }) =>
        selectFrom('content_versions as other')
          .select(({ fn }) => fn.max('other.version').as('newest'))
          .whereRef('other.kind', '=', 'version.kind')
          .whereRef('other.id', '=', 'version.id')
          .where('other.record', 'is not', null),
      )
      .execute();
    for (const { id, record, action } of versions)
      if (record) shown.set(id, { record: JSON.parse(record) as ContentFields, action });
  }
  return shown;
}
