import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { contentProblems } from '#content/desk/content-problems.ts';
import type { ContentError, ContentFields, ContentKind } from '#domain/desk/content.ts';
import type { Person } from '#domain/desk/people.ts';
import { picturesNamedIn } from '#domain/pictures/uploaded-picture.ts';
import { fixedFields, managedFields } from '#domain/records/record-form.ts';
import { parseRecord } from '#domain/records/record-kinds.ts';
import { inRetriedTransaction } from '../database/busy-store.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { fingerprint } from '../leads/fingerprint.ts';
import { noteDeskEvent } from '../live/desk-events.ts';
import { renewPicture } from '../pictures/picture-store.ts';
import { NOT_SCHEDULED } from '../records/record-store.ts';
import { sanitizeGuide } from '../seed/built-in-guides.ts';
import {
  changeEntry,
  type Entry,
  type EntryKey,
  type EntryOutcome,
  errorsIn,
  lastText,
  readEntry,
  versionOf,
} from './entry.ts';
import { type NewRecord, newRecord } from './new-record.ts';
import { schedule } from './schedule-draft.ts';

/** The author and time of a change. */
export interface Editor {
  by: Pick<Person, 'id' | 'name' | 'email'> & Partial<Pick<Person, 'role'>>;
  now: Date;
}

export type ContentOutcome = EntryOutcome | InvalidRecord;

/** An invalid record, as sent. */
interface InvalidRecord {
  status: 'invalid';
  errors: ContentError[];
  record: ContentFields;
}

export type AddOutcome =
  | { status: 'done' | 'conflict'; entry: Entry }
  | InvalidRecord
  | { status: 'key-reused' }
  | Exclude<NewRecord, { status: 'made' }>;

/** Creates a draft of a new record. Without fields it is blank and must be completed before publishing. */
export async function addDraft(
  database: Database,
  kind: ContentKind,
  sent: ContentFields | null,
  { by, now }: Editor,
  idempotencyKey = '',
): Promise<AddOutcome> {
  return await inRetriedTransaction(database, async (trx): Promise<AddOutcome> => {
    const key = idempotencyKey && fingerprint([by.id, kind, idempotencyKey]);
    const print = fingerprint(sent);
    const earlier = key
      ? await trx.selectFrom('content_keys').selectAll().where('key', '=', key).executeTakeFirst()
      : undefined;
    if (earlier) {
      const entry = await readEntry(trx, { kind, id: earlier.id });
      if (entry)
        return earlier.fingerprint === print ? outcomeOfRetry(entry, earlier) : { status: 'key-reused' };
      // Its draft was discarded.
      await trx.deleteFrom('content_keys').where('key', '=', key).execute();
    }
    const made = await newRecord(trx, kind, sent ?? {}, now);
    if (made.status !== 'made') return made;
    const record = normalized(kind, made.record);
    const errors = sent ? errorsIn(kind, record) : [];
    if (errors.length === 0) errors.push(...(await claimPictures(trx, record, null, now)));
    if (errors.length > 0) return { status: 'invalid', errors, record };
    const entryKey = { kind, id: made.id };
    // Above the version of any discarded draft with this id: each of its changes was an event, too.
    const version = await noteDeskEvent(trx, 'content', `${kind}/${made.id}`);
    // Does not overwrite another person's new draft with the same id.
    await trx
      .insertInto('content_drafts')
      .values({ ...entryKey, ...draftValues(record, version, { by, now }) })
      .execute();
    if (key) {
      const row = { key, fingerprint: print, id: made.id, created_at: now.toISOString() };
      await trx.insertInto('content_keys').values(row).execute();
    }
    const entry = await readEntry(trx, entryKey);
    return entry ? { status: 'done', entry } : { status: 'key-reused' };
  });
}

/** A retry succeeds with the record it added, unless somebody has changed that since. */
function outcomeOfRetry(entry: Entry, added: { created_at: string }): AddOutcome {
  return { status: entry.draft?.updated_at === added.created_at ? 'done' : 'conflict', entry };
}

/** Saves a draft. Saving what is already stored changes nothing, so a repeated call does no harm. */
export async function saveDraft(
  database: Database,
  key: EntryKey,
  { record: sent, version }: { record: ContentFields; version: number },
  editor: Editor,
): Promise<ContentOutcome> {
  return await changeEntry(database, key, null, async (trx, entry): Promise<ContentOutcome> => {
    const before = currentText(entry);
    const kept = before ?? (await lastText(trx, key)) ?? {};
    const record = normalized(key.kind, withStoredFields(key.kind, sent, kept));
    const errors = errorsIn(key.kind, record);
    if (errors.length > 0) return { status: 'invalid', errors, record };
    if (before && isDeepStrictEqual(before, record)) return { status: 'done', entry };
    if (version !== versionOf(entry)) return { status: 'conflict', entry };
    const gone = await claimPictures(trx, record, before, editor.now);
    if (gone.length > 0) return { status: 'invalid', errors: gone, record };
    return { status: 'done', entry: await changeDraft(trx, entry, record, editor) };
  });
}

/** Discards a draft, and with it a record that was never published. */
export async function discardDraft(
  database: Database,
  key: EntryKey,
  version: number | null,
): Promise<ContentOutcome> {
  return await changeEntry(database, key, null, async (trx, entry): Promise<ContentOutcome> => {
    if (!entry.draft) return { status: 'done', entry };
    if (version !== null && version !== versionOf(entry)) return { status: 'conflict', entry };
    await trx.deleteFrom('content_drafts').where('kind', '=', key.kind).where('id', '=', key.id).execute();
    // Its version is used up, so that an editor who still has the discarded draft open cannot overwrite the next one. (A
    // record that was never published has no row; `addDraft` starts above its versions.)
    await trx
      .updateTable('records')
      .set({ version: versionOf(entry) + 1 })
      .where('kind', '=', key.kind)
      .where('id', '=', key.id)
      .execute();
    await noteDeskEvent(trx, 'content', `${key.kind}/${key.id}`);
    return { status: 'done', entry: (await readEntry(trx, key)) ?? { ...entry, draft: null } };
  });
}

/** Cancels a draft's scheduled publication. */
export async function unschedule(
  database: Database,
  key: EntryKey,
  version: number | null,
): Promise<ContentOutcome> {
  return await changeEntry(database, key, version, async (trx, entry): Promise<ContentOutcome> => {
    if (entry.draft?.publish_at) await schedule(trx, entry, null);
    return { status: 'done', entry: (await readEntry(trx, key)) ?? entry };
  });
}

/**
 * Creates a draft with the text of an older version.
 * @param from the version it replaces, as its editor has seen it; null to skip this check
 */
export async function restoreVersion(
  database: Database,
  key: EntryKey,
  { version, from }: { version: number; from: number | null },
  editor: Editor,
): Promise<ContentOutcome | { status: 'no-version' }> {
  return await changeEntry(
    database,
    key,
    from,
    async (trx, entry): Promise<ContentOutcome | { status: 'no-version' }> => {
      const older = await trx
        .selectFrom('content_versions')
        .select('record')
        .where('kind', '=', key.kind)
        .where('id', '=', key.id)
        .where('version', '=', version)
        .executeTakeFirst();
      if (!older?.record) return { status: 'no-version' };
      const record = JSON.parse(older.record) as ContentFields;
      const current = currentText(entry);
      if (current && isDeepStrictEqual(current, record)) return { status: 'done', entry };
      // Pictures of an old text that are deleted by now do not block restoring it.
      await claimPictures(trx, record, current, editor.now);
      return { status: 'done', entry: await changeDraft(trx, entry, record, editor) };
    },
  );
}

/** The text to edit: the draft, or else the published record; null if there is neither. */
export function currentText({ row, draft }: Entry): ContentFields | null {
  const text = draft?.record ?? row?.record;
  return text ? (JSON.parse(text) as ContentFields) : null;
}

/** Writes the next version of a draft, and returns the entry with it. */
export async function changeDraft(
  trx: Transaction<Schema>,
  entry: Entry,
  record: ContentFields,
  editor: Editor,
): Promise<Entry> {
  await writeDraft(trx, entry, record, versionOf(entry) + 1, editor);
  return (await readEntry(trx, entry)) ?? entry;
}

/** Writes a draft and cancels its scheduled publication. */
export async function writeDraft(
  trx: Transaction<Schema>,
  entry: Entry,
  record: ContentFields,
  version: number,
  editor: Editor,
): Promise<void> {
  const { kind, id } = entry;
  const values = draftValues(record, version, editor);
  await trx
    .insertInto('content_drafts')
    .values({ kind, id, ...values })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(values))
    .execute();
  await noteDeskEvent(trx, 'content', `${kind}/${id}`);
}

/**
 * Keeps library pictures that a text newly refers to from being deleted while it is saved.
 * @returns the fields that refer to a deleted picture
 */
export async function claimPictures(
  trx: Transaction<Schema>,
  record: ContentFields,
  before: ContentFields | null,
  now: Date,
): Promise<ContentError[]> {
  const had = new Set(picturesNamedIn(JSON.stringify(before)));
  const gone = new Set<string>();
  for (const id of picturesNamedIn(JSON.stringify(record)))
    if (!had.has(id) && !(await renewPicture(trx, id, now.toISOString()))) gone.add(id);
  return Object.entries(record)
    .filter(([, value]) => picturesNamedIn(JSON.stringify(value)).some((id) => gone.has(id)))
    .map(([field]) => ({ field, message: contentProblems.pictureGone }));
}

function draftValues(record: ContentFields, version: number, { by, now }: Editor) {
  return {
    record: JSON.stringify(record),
    version,
    updated_at: now.toISOString(),
    updated_by: by.name,
    ...NOT_SCHEDULED,
  };
}

/** The record as it is stored: guide HTML sanitized, fields in the order of the schema. */
function normalized(kind: ContentKind, record: ContentFields): ContentFields {
  const safe =
    kind === 'guides' && typeof record.content === 'string'
      ? { ...record, content: sanitizeGuide(record.content) }
      : record;
  const parsed = parseRecord(kind, safe);
  return parsed.ok ? (parsed.record as ContentFields) : safe;
}

/** Keeps the stored values of managed and fixed fields, whatever was sent. */
function withStoredFields(kind: ContentKind, sent: ContentFields, before: ContentFields): ContentFields {
  const kept = new Set([...managedFields(kind), ...fixedFields(kind)]);
  const fields = (from: ContentFields, areKept: boolean) =>
    Object.entries(from).filter(([name]) => kept.has(name) === areKept);
  return Object.fromEntries([...fields(sent, false), ...fields(before, true)]);
}
