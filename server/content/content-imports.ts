import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Selectable, Transaction } from 'kysely';
import type { ContentImport, ImportChange, ImportKind } from '#domain/desk/content-imports.ts';
import { noteAudit } from '../auth/audit-log.ts';
import { inRetriedTransaction } from '../database/busy-store.ts';
import type { Database } from '../database/database.ts';
import type { ContentImportTable } from '../database/desk-schema.ts';
import type { RecordTable, Schema } from '../database/schema.ts';
import { noteDeskEvent } from '../live/desk-events.ts';
import { inPieces, outdateDrafts, removeRecords, saveRecords } from '../records/record-store.ts';
import type { ImportPlan } from './import-plan.ts';
import { type RecordTexts, recordTexts } from './record-texts.ts';
import type { Editor } from './save-draft.ts';
import { keepWhatWas, noteVersion } from './versions.ts';

export type ImportOutcome =
  | { status: 'done'; import: ContentImport }
  | { status: 'unknown' }
  /** The import is not in a state that allows this. */
  | { status: 'not-now' }
  /** The records have changed since they were compared with the file. */
  | { status: 'changed' }
  /** Its words may not stand without a reason. */
  | { status: 'marked' };

/** What a plan changes, and the texts it was made for. */
export interface KeptPlan extends Pick<ImportPlan, 'kind' | 'save' | 'remove' | 'texts'> {
  /** Missing in one that an earlier release kept. */
  leftOut?: string[];
  /** Ids of homes in whose words somebody took the neutral wording over. */
  reworded?: string[];
}

type Refusal = Extract<ImportOutcome, { status: 'changed' | 'marked' }>;

type RecordRow = Selectable<RecordTable>;

/** The rows before an import, and the texts it left behind. */
interface Undo {
  rows: RecordRow[];
  texts: RecordTexts;
}

/** Keeps what a file would change, to be accepted once somebody has looked at it. */
export async function keepImport(
  { db }: Pick<Database, 'db'>,
  kind: ImportKind,
  file: string,
  plan: ImportPlan,
  { by, now }: Editor,
): Promise<ContentImport> {
  const { kind: records, save, remove, texts, leftOut } = plan;
  const kept: KeptPlan = { kind: records, save, remove, texts, leftOut };
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

/** Puts everything that a file says on the site, or nothing. */
export async function acceptImport(
  database: Database,
  id: string,
  editor: Editor,
  reason = '',
): Promise<ImportOutcome> {
  return await change(database, id, 'accepted', editor, async (trx, row) => {
    const marked = toImport(row).changes.flatMap((one) => (one.marks.length > 0 ? one.id : []));
    if (marked.length > 0 && reason === '') return { status: 'marked' };
    const plan = JSON.parse(row.plan) as KeptPlan;
    const ids = idsOf(plan);
    const rows = await rowsOf(trx, database, plan.kind, ids);
    if (!isDeepStrictEqual(recordTexts(rows, ids), plan.texts)) return { status: 'changed' };
    const write = { origin: 'import', at: editor.now.toISOString() } as const;
    await removeRecords(trx, plan.kind, plan.remove, write);
    const reworded = new Set(plan.reworded);
    const [ours, theirs] = [true, false].map((isOurs) =>
      plan.save.filter((one) => reworded.has(one.id) === isOurs),
    );
    await saveRecords(trx, plan.kind, theirs ?? [], write);
    // The next file says that it writes over somebody's words.
    await saveRecords(trx, plan.kind, ours ?? [], { ...write, origin: 'desk' });
    const after = await rowsOf(trx, database, plan.kind, ids);
    await noteWording(trx, { marked: new Set(marked), reworded, before: rows, after }, reason, editor);
    return { rows, texts: recordTexts(after, ids) };
  });
}

/** Takes everything back that an import did, unless some of it was changed since. */
export async function undoImport(database: Database, id: string, editor: Editor): Promise<ImportOutcome> {
  return await change(database, id, 'undone', editor, async (trx, row) => {
    const { kind } = JSON.parse(row.plan) as KeptPlan;
    const undo = JSON.parse(row.before) as Undo;
    const ids = Object.keys(undo.texts);
    const now = await rowsOf(trx, database, kind, ids);
    if (!isDeepStrictEqual(recordTexts(now, ids), undo.texts)) return { status: 'changed' };
    const versions = new Map(now.map((one) => [one.id, one.version]));
    for (const some of inPieces(ids)) {
      await trx.deleteFrom('records').where('kind', '=', kind).where('id', 'in', some).execute();
      await outdateDrafts(trx, kind, some);
    }
    for (const kept of inPieces(undo.rows)) {
      const rows = kept.map((one) => ({ ...one, version: (versions.get(one.id) ?? one.version) + 1 }));
      await trx.insertInto('records').values(rows).execute();
    }
    return undo;
  });
}

interface ImportedWording {
  /** Ids of homes with words that are marked still. */
  marked: Set<string>;
  reworded: Set<string>;
  before: RecordRow[];
  after: RecordRow[];
}

/** Adds to the history of homes who changed their words, and why those may stand that are marked. */
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
    await keepWhatWas(trx, { ...key, row: rowBefore.get(id) ?? null });
    const said = { action: 'published' as const, who: by.name, at: now.toISOString() };
    await noteVersion(trx, { ...key, version, record, ...said, ...(marked.has(id) && { reason }) });
  }
}

async function change(
  database: Database,
  id: string,
  state: 'accepted' | 'undone',
  { by }: Editor,
  apply: (trx: Transaction<Schema>, row: Selectable<ContentImportTable>) => Promise<Undo | Refusal>,
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
    const before = await apply(trx, row);
    if ('status' in before) return before;
    await trx
      .updateTable('content_imports')
      .set({ state, before: JSON.stringify(before) })
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

/** The import that a row is of. */
export function toImport({
  changes,
  plan,
  before: _before,
  ...row
}: Selectable<ContentImportTable>): ContentImport {
  // One that an earlier release kept knows no marks.
  const kept = JSON.parse(changes) as ImportChange[];
  const { leftOut = [] } = JSON.parse(plan) as KeptPlan;
  return { ...row, changes: kept.map((one) => ({ ...one, marks: one.marks ?? [] })), leftOut };
}

function idsOf({ save, remove }: Pick<KeptPlan, 'save' | 'remove'>): string[] {
  return [...save.map(({ id }) => id), ...remove].toSorted();
}

/** The rows of these ids, locked until the transaction ends. */
async function rowsOf(
  trx: Transaction<Schema>,
  { engine }: Pick<Database, 'engine'>,
  kind: RecordTable['kind'],
  ids: string[],
): Promise<RecordRow[]> {
  const rows: RecordRow[] = [];
  for (const some of inPieces(ids)) {
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
