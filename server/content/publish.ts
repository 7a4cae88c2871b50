import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import {
  type ContentFields,
  canUnpublish,
  type Mark,
  type Publication,
  type VersionAction,
} from '#domain/desk/content.ts';
import { managedFields } from '#domain/records/record-form.ts';
import { noteAudit } from '../auth/audit-log.ts';
import { isRejectedValue } from '../database/busy-store.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { noteDeskEvent } from '../live/desk-events.ts';
import { recordText } from '../records/record-store.ts';
import {
  changeEntry,
  type Entry,
  type EntryKey,
  lastShown,
  lastText,
  publishingErrors,
  readEntry,
  versionOf,
} from './entry.ts';
import { marksIn } from './marks.ts';
import { type ContentOutcome, changeDraft, type Editor, writeDraft } from './save-draft.ts';
import { schedule, storeScheduler } from './schedule-draft.ts';
import { shippedPosition, shippedRecord } from './shipped-record.ts';
import { noteOriginalVersion, noteVersion } from './versions.ts';

export type PublishOutcome =
  | ContentOutcome
  | { status: 'marked'; marks: Mark[] }
  /** It would send leads to another address. */
  | { status: 'owners-only' };

/**
 * Publishes a draft, or the last text of a record that an import took off the site, now or later. Publishing what is on the
 * site changes nothing.
 */
export async function publish(
  database: Database,
  key: EntryKey,
  { version, reason = '', at }: Publication,
  editor: Editor,
): Promise<PublishOutcome> {
  // Marks are found before the transaction, which would block others meanwhile; one version has one text.
  const seen = await readEntry(database.db, key);
  if (!seen) return { status: 'unknown' };
  if (version !== versionOf(seen)) return { status: 'conflict', entry: seen };
  const text = await unpublishedText(database.db, seen);
  const marks = text ? await marksIn(key.kind, text) : [];
  const outcome = await changeEntry(database, key, version, async (trx, entry): Promise<PublishOutcome> => {
    const record = await unpublishedText(trx, entry);
    if (!record) return { status: 'done', entry };
    const errors = publishingErrors(key.kind, record);
    if (errors.length > 0) return { status: 'invalid', errors, record };
    if (changesLeadAddress(entry, record, editor)) return { status: 'owners-only' };
    if (marks.length > 0 && reason === '') return { status: 'marked', marks };
    const drafted = entry.draft ? entry : await changeDraft(trx, entry, record, editor);
    if (at !== undefined && at > editor.now.toISOString()) {
      const { name, email } = editor.by;
      await schedule(trx, drafted, { at, by: name, email, reason });
    } else await putOnSite(trx, drafted, { record, action: 'published', reason }, editor);
    return { status: 'done', entry: (await readEntry(trx, key)) ?? entry };
  });
  await database.readContentVersion();
  return outcome;
}

/** The text that publishing would put on the site; null if there is none but what is on it. */
async function unpublishedText(db: Kysely<Schema>, entry: Entry): Promise<ContentFields | null> {
  const { row, draft } = entry;
  if (draft) return JSON.parse(draft.record) as ContentFields;
  return row?.record === null ? await lastText(db, entry) : null;
}

/** Whether a non-owner would change the agent's address, to which leads go without `AGENT_EMAIL`. */
function changesLeadAddress({ kind, row }: Entry, record: ContentFields, { by }: Editor): boolean {
  const shown: ContentFields | null = row?.record ? JSON.parse(row.record) : null;
  return kind === 'agent' && record.email !== shown?.email && by.role !== 'owner';
}

/** Takes a record off the site; its text becomes a draft. Even if shipped, it does not come back at the next start. */
export async function unpublish(
  database: Database,
  key: EntryKey,
  version: number | null,
  editor: Editor,
): Promise<ContentOutcome | { status: 'permanent' }> {
  if (!canUnpublish(key.kind)) return { status: 'permanent' };
  const outcome = await changeEntry(database, key, version, async (trx, entry): Promise<ContentOutcome> => {
    const { row, draft } = entry;
    if (!row?.record) return { status: 'done', entry };
    const next = versionOf(entry) + 1;
    const text = JSON.parse(draft?.record ?? row.record) as ContentFields;
    await putOnSite(
      trx,
      { ...entry, draft: null },
      { record: null, action: 'unpublished', version: next },
      editor,
    );
    await writeDraft(trx, entry, text, next + 1, editor);
    if (draft?.publish_at) await storeScheduler(trx, draft);
    return { status: 'done', entry: (await readEntry(trx, key)) ?? entry };
  });
  await database.readContentVersion();
  return outcome;
}

/**
 * Undoes `unpublish`: restores the last published record with its origin, without asking for reasons again. A draft that
 * differs from it stays.
 * @param at the draft's scheduled time before, which is restored unless somebody has changed the draft
 */
export async function republish(
  database: Database,
  key: EntryKey,
  { version, at }: { version: number | null; at?: string },
  editor: Editor,
): Promise<ContentOutcome> {
  const outcome = await changeEntry(database, key, version, async (trx, entry): Promise<ContentOutcome> => {
    const { row, draft } = entry;
    const last = row && !row.record ? await lastShown(trx, key) : null;
    if (!last) return { status: 'done', entry };
    const { record } = last;
    const errors = publishingErrors(key.kind, record);
    if (errors.length > 0) return { status: 'invalid', errors, record };
    const isShipped =
      row?.origin !== 'import' &&
      last.action !== 'published' &&
      isDeepStrictEqual(record, shippedRecord(key.kind, key.id));
    const next = versionOf(entry) + 1;
    const shown = { record, version: next };
    if (isShipped) await putOnSite(trx, entry, { ...shown, action: 'followed' }, editor);
    else await putOnSite(trx, entry, { ...shown, action: 'published', isBack: true }, editor);
    const text = draft && (JSON.parse(draft.record) as ContentFields);
    if (text && !isDeepStrictEqual(text, record)) {
      await writeDraft(trx, entry, text, next + 1, editor);
      const { publish_by: by, publish_by_email: email, publish_reason: reason } = draft;
      const left = await readEntry(trx, key);
      if (at && by !== null && left) await schedule(trx, left, { at, by, email, reason });
    }
    return { status: 'done', entry: (await readEntry(trx, key)) ?? entry };
  });
  await database.readContentVersion();
  return outcome;
}

/** Reverts a record to the text that content/ ships, now and after every upgrade. */
export async function followShipped(
  database: Database,
  key: EntryKey,
  version: number | null,
  editor: Editor,
): Promise<PublishOutcome> {
  const shipped = shippedRecord(key.kind, key.id);
  if (!shipped) return { status: 'unknown' };
  const outcome = await changeEntry(database, key, version, async (trx, entry): Promise<PublishOutcome> => {
    if (entry.row?.origin === 'content' && !entry.draft) return { status: 'done', entry };
    if (changesLeadAddress(entry, shipped, editor)) return { status: 'owners-only' };
    const version = versionOf(entry) + 1;
    await putOnSite(trx, entry, { record: shipped, action: 'followed', version }, editor);
    return { status: 'done', entry: (await readEntry(trx, key)) ?? entry };
  });
  await database.readContentVersion();
  return outcome;
}

/**
 * Publishes due drafts, each once, whichever instance finds it first. A draft that cannot be published loses its schedule; after
 * other errors it is retried at the next check.
 * @returns how many were published
 */
export async function publishDue(database: Database, now: Date, log: Logger): Promise<number> {
  const due = await database.db
    .selectFrom('content_drafts')
    .select(['kind', 'id', 'publish_at'])
    .where('publish_at', '<=', now.toISOString())
    .execute();
  let count = 0;
  for (const { kind, id, publish_at } of due) {
    const key = { kind, id } as EntryKey;
    try {
      if (await publishIfDue(database, key, now)) count += 1;
    } catch (error) {
      log.warn({ err: error, kind, id }, 'A scheduled draft could not be published');
      if (!isRejectedValue(error) && !(error instanceof SyntaxError)) continue;
      await changeEntry(database, key, null, async (trx, entry) => {
        // Somebody may have rescheduled it meanwhile.
        if (entry.draft?.publish_at === publish_at) await schedule(trx, entry, null);
      });
    }
  }
  if (count > 0) await database.readContentVersion();
  return count;
}

async function publishIfDue(database: Database, key: EntryKey, now: Date): Promise<boolean> {
  const { status } = await changeEntry(database, key, null, async (trx, entry) => {
    const { draft } = entry;
    if (!draft?.publish_at || draft.publish_at > now.toISOString()) return { status: 'not-due' } as const;
    const record = JSON.parse(draft.record) as ContentFields;
    const { publish_by: name, publish_by_email: email, publish_reason: reason } = draft;
    const editor = { by: await schedulerNow(trx, name ?? '', email), now };
    // A later release may require more than the draft has, and an owner may have become a member or left.
    if (publishingErrors(key.kind, record).length > 0 || changesLeadAddress(entry, record, editor)) {
      await schedule(trx, entry, null);
      return { status: 'not-due' } as const;
    }
    await putOnSite(trx, entry, { record, action: 'published', reason: reason ?? '' }, editor);
    return { status: 'done' } as const;
  });
  return status === 'done';
}

/** Whoever scheduled a draft, with their role of today; without one if they have no account any more. */
async function schedulerNow(
  trx: Transaction<Schema>,
  name: string,
  email: string | null,
): Promise<Editor['by']> {
  const person = trx
    .selectFrom('people')
    .select('role')
    .where('email', '=', email ?? '');
  return { id: '', name, email: email ?? name, ...(await person.executeTakeFirst()) };
}

interface PublishedState {
  /** null takes the record off the site. */
  record: ContentFields | null;
  action: Exclude<VersionAction, 'kept'>;
  reason?: string;
  version?: number;
  /** The record was published before: its date and origin stay. */
  isBack?: boolean;
}

/** Changes a published record and its history, in the caller's transaction, and deletes the draft. */
async function putOnSite(
  trx: Transaction<Schema>,
  entry: Entry,
  { record, action, reason = '', version = versionOf(entry), isBack = false }: PublishedState,
  { by, now }: Editor,
): Promise<void> {
  const { kind, id, row } = entry;
  const at = now.toISOString();
  await noteOriginalVersion(trx, entry);
  const dated = record && action === 'published' && !isBack ? withDate(kind, record, at) : record;
  const text = dated && recordText(kind, id, dated as never);
  const shipped = shippedRecord(kind, id);
  const isAsBefore = isBack || record === null;
  const values = {
    origin: action === 'followed' ? 'content' : isAsBefore && row?.origin === 'import' ? 'import' : 'desk',
    record: text,
    version,
    updated_at: at,
    updated_by: by.name,
    shipped:
      action === 'followed' || !shipped ? null : (isAsBefore && row?.shipped) || JSON.stringify(shipped),
  } as const;
  if (row) {
    await trx.updateTable('records').set(values).where('kind', '=', kind).where('id', '=', id).execute();
  } else {
    const position = await freePosition(trx, entry);
    await trx
      .insertInto('records')
      .values({ kind, id, position, source: null, ...values })
      .execute();
  }
  await noteVersion(trx, { kind, id, version, action, record: text, who: by.name, at, reason });
  await trx.deleteFrom('content_drafts').where('kind', '=', kind).where('id', '=', id).execute();
  await noteDeskEvent(trx, 'content', `${kind}/${id}`);
  await noteAudit(trx, { who: by.email, action, subject: `${kind}/${id}` });
}

/** Sets the modification date that the sitemap, feeds and API show. */
function withDate(kind: Entry['kind'], record: ContentFields, at: string): ContentFields {
  return managedFields(kind).has('updatedAt') ? { ...record, updatedAt: at } : record;
}

/** Its position in content/, or after all others. */
async function freePosition(trx: Transaction<Schema>, { kind, id }: EntryKey): Promise<number> {
  const shipped = shippedPosition(kind, id);
  if (shipped >= 0) return shipped;
  const last = await trx
    .selectFrom('records')
    .select((eb) => eb.fn.max('position').as('position'))
    .where('kind', '=', kind)
    .executeTakeFirst();
  return Number(last?.position ?? -1) + 1;
}
