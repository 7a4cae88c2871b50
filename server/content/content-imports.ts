import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Selectable, Transaction, Updateable } from 'kysely';
import type { ContentImport, ImportChange, ImportKind } from '#domain/desk/content-imports.ts';
import { noteAudit } from '../auth/audit-log.ts';
import { inRetriedTransaction } from '../database/busy-store.ts';
import type { Database } from '../database/database.ts';
import type { ContentImportTable } from '../database/desk-schema.ts';
import type { RecordTable, Schema } from '../database/schema.ts';
import { noteDeskEvent } from '../live/desk-events.ts';
import { inChunks, outdateDrafts, removeRecords, saveRecords } from '../records/record-store.ts';
import type { ImportPlan } from './import-plan.ts';
import { type RecordTexts, recordTexts } from './record-texts.ts';
import type { Editor } from './save-draft.ts';
import { noteOriginalVersion, noteVersion } from './versions.ts';

export type ImportOutcome =
  | { status: 'done'; import: ContentImport }
  | { status: 'unknown' }
  /** The import is not in a state that allows this. */
  | { status: 'not-now' }
  /** The records have changed since they were compared with the file. */
  | { status: 'changed' }
  /** Its words may not stand without a reason. */
  | { status: 'marked' };

/** A plan's changes, and fingerprints of the records it was made for. */
export interface StoredPlan extends Pick<ImportPlan, 'kind' | 'save' | 'remove' | 'texts'> {
  /** Missing if stored by an earlier release. */
  leftOut?: string[];
  /** Ids of homes in which somebody accepted neutral wording. */
  reworded?: string[];
}

type Refusal = Extract<ImportOutcome, { status: 'changed' | 'marked' }>;

type RecordRow = Selectable<RecordTable>;

/** The rows before an import, and fingerprints of the records after it. */
interface Undo {
  rows: RecordRow[];
  texts: RecordTexts;
}

/** Stores an import's plan, to be accepted after review. */
export async function storeImport(
  { db }: Pick<Database, 'db'>,
  kind: ImportKind,
  file: string,
  plan: ImportPlan,
  { by, now }: Editor,
): Promise<ContentImport> {
  const { kind: records, save, remove, texts, leftOut } = plan;
  const kept: StoredPlan = { kind: records, save, remove, texts, leftOut };
  const row = {
    id: randomUUID(),
    kind,
    file,
    who: by.name,
    at: now.toISOString(),
    state: 'ready' as const,
    changes: JSON.stringify(plan.changes),
    plan: JSON.stringify(kept),
    before: '{}',
    unchanged: plan.unchanged,
  };
  await db.insertInto('content_imports').values(row).execute();
  return toImport(row);
}

export async function readImport(database: Database, id: string): Promise<ContentImport | null> {
  const row = await database.db
    .selectFrom('content_imports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toImport(row) : null;
}

/** Publishes all changes of an import, or none. */
export async function acceptImport(
  database: Database,
  id: string,
  editor: Editor,
  reason = '',
): Promise<ImportOutcome> {
  return await change(database, id, 'accepted', editor, async (trx, row) => {
    const marked = toImport(row).changes.flatMap((one) => (one.marks.length > 0 ? one.id : []));
    if (marked.length > 0 && reason === '') return { status: 'marked' };
    const plan = JSON.parse(row.plan) as StoredPlan;
    const ids = idsOf(plan);
    const rows = await rowsOf(trx, database, plan.kind, ids);
    if (!isDeepStrictEqual(recordTexts(rows, ids), plan.texts)) return { status: 'changed' };
    const write = { origin: 'import', at: editor.now.toISOString() } as const;
    await removeRecords(trx, plan.kind, plan.remove, write);
    const reworded = new Set(plan.reworded);
    // Reworded homes count as edited at the desk, so that the next file reports overwriting them.
    const save = plan.save.map((one) => (reworded.has(one.id) ? { ...one, origin: 'desk' as const } : one));
    await saveRecords(trx, plan.kind, save, write);
    const after = await rowsOf(trx, database, plan.kind, ids);
    await noteWording(trx, { marked: new Set(marked), reworded, before: rows, after }, reason, editor);
    const undo: Undo = { rows, texts: recordTexts(after, ids) };
    return { plan: JSON.stringify({ ...plan, save: [] }), before: JSON.stringify(undo) };
  });
}

/** Reverts an import, unless one of its records has changed since. */
export async function undoImport(database: Database, id: string, editor: Editor): Promise<ImportOutcome> {
  return await change(database, id, 'undone', editor, async (trx, row) => {
    const { kind } = JSON.parse(row.plan) as StoredPlan;
    const undo = JSON.parse(row.before) as Undo;
    const ids = Object.keys(undo.texts);
    const now = await rowsOf(trx, database, kind, ids);
    if (!isDeepStrictEqual(recordTexts(now, ids), undo.texts)) return { status: 'changed' };
    const versions = new Map(now.map((one) => [one.id, one.version]));
    for (const some of inChunks(ids)) {
      await trx.deleteFrom('records').where('kind', '=', kind).where('id', 'in', some).execute();
      await outdateDrafts(trx, kind, some);
    }
    for (const kept of inChunks(undo.rows)) {
      const rows = kept.map((one) => ({ ...one, version: (versions.get(one.id) ?? one.version) + 1 }));
      await trx.insertInto('records').values(rows).execute();
    }
    return { before: '{}' };
  });
}

interface ImportedWording {
  /** Ids of homes that still have marked phrases. */
  marked: Set<string>;
  reworded: Set<string>;
  before: RecordRow[];
  after: RecordRow[];
}

/** Adds to homes' history who reworded them, and the reason for phrases that are still marked. */
async function noteWording(
  trx: Transaction<Schema>,
  { marked, reworded, before, after }: ImportedWording,
  reason: string,
  { by, now }: Editor,
): Promise<void> {
  const rowBefore = new Map(before.map((row) => [row.id, row]));
  for (const { id, version, record } of after) {
    if (!marked.has(id) && !reworded.has(id)) continue;
    const key = { kind: 'listings' as const, id };
    await noteOriginalVersion(trx, { ...key, row: rowBefore.get(id) ?? null });
    const said = { action: 'published' as const, who: by.name, at: now.toISOString() };
    await noteVersion(trx, { ...key, version, record, ...said, ...(marked.has(id) && { reason }) });
  }
}

/** What an import keeps for its next step; a daily file of all homes would fill the store otherwise. */
type StillNeeded = Pick<Updateable<ContentImportTable>, 'plan' | 'before'>;

async function change(
  database: Database,
  id: string,
  state: 'accepted' | 'undone',
  { by }: Editor,
  apply: (trx: Transaction<Schema>, row: Selectable<ContentImportTable>) => Promise<StillNeeded | Refusal>,
): Promise<ImportOutcome> {
  const outcome = await inRetriedTransaction(database, async (trx): Promise<ImportOutcome> => {
    const row = await trx
      .selectFrom('content_imports')
      .selectAll()
      .where('id', '=', id)
      .$if(database.engine === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    if (!row) return { status: 'unknown' };
    if (row.state === state) return { status: 'done', import: toImport(row) };
    if (row.state !== (state === 'accepted' ? 'ready' : 'accepted')) return { status: 'not-now' };
    const needed = await apply(trx, row);
    if ('status' in needed) return needed;
    await trx
      .updateTable('content_imports')
      .set({ state, ...needed })
      .where('id', '=', id)
      .execute();
    await noteDeskEvent(trx, 'content', row.kind);
    const action = state === 'accepted' ? 'imported' : 'import-undone';
    await noteAudit(trx, { who: by.email, action, subject: row.kind });
    return { status: 'done', import: toImport({ ...row, state }) };
  });
  await database.readContentVersion();
  return outcome;
}

/** Converts a row to an import. */
export function toImport({
  changes,
  plan,
  before: _before,
  ...row
}: Selectable<ContentImportTable>): ContentImport {
  // Earlier releases stored no marks.
  const kept = JSON.parse(changes) as ImportChange[];
  const { leftOut = [] } = JSON.parse(plan) as StoredPlan;
  return { ...row, changes: kept.map((one) => ({ ...one, marks: one.marks ?? [] })), leftOut };
}

function idsOf({ save, remove }: Pick<StoredPlan, 'save' | 'remove'>): string[] {
  return [...save.map(({ id }) => id), ...remove].toSorted();
}

/** Selects the rows of these ids and locks them until the transaction ends. */
async function rowsOf(
  trx: Transaction<Schema>,
  { engine }: Pick<Database, 'engine'>,
  kind: RecordTable['kind'],
  ids: string[],
): Promise<RecordRow[]> {
  const rows: RecordRow[] = [];
  for (const some of inChunks(ids)) {
    rows.push(
      ...(await trx
        .selectFrom('records')
        .selectAll()
        .where('kind', '=', kind)
        .where('id', 'in', some)
        // In one order, so that two imports never wait for each other.
        .orderBy('id')
        .$if(engine === 'postgres', (query) => query.forUpdate())
        .execute()),
    );
  }
  return rows;
}
