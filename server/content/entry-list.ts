import type { Kysely } from 'kysely';
import {
  CONTENT_KINDS,
  type ContentEntry,
  type ContentFields,
  type ContentKind,
  type ContentOverview,
} from '#domain/desk/content.ts';
import { recordNote, recordTitle } from '#domain/records/record-words.ts';
import type { Schema } from '../database/schema.ts';
import { hasShippedChanged, lastText, stateOf } from './entry.ts';
import { shippedRecord } from './shipped-record.ts';

/** Of each kind in the overview. */
const NEWEST_SHOWN = 5;

/** The records and drafts of a kind in the site's order, new ones first. @param q words that all must be found in one */
export async function listEntries(db: Kysely<Schema>, kind: ContentKind, q = ''): Promise<ContentEntry[]> {
  const [rows, drafts] = await Promise.all([
    db.selectFrom('records').selectAll().where('kind', '=', kind).orderBy('position').orderBy('id').execute(),
    db
      .selectFrom('content_drafts')
      .selectAll()
      .where('kind', '=', kind)
      .orderBy('updated_at', 'desc')
      .execute(),
  ]);
  const draftOf = new Map(drafts.map((draft) => [draft.id, draft]));
  const there = new Set(rows.map(({ id }) => id));
  const added = drafts
    .filter(({ id }) => !there.has(id))
    .map((draft) => ({ id: draft.id, row: null, draft }));
  const kept = rows.map((row) => ({ id: row.id, row, draft: draftOf.get(row.id) ?? null }));
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const entries: ContentEntry[] = [];
  for (const { id, row, draft } of [...added, ...kept]) {
    const text = draft?.record ?? row?.record;
    const haystack = words.length > 0 && text ? `${id} ${text} ${draft?.updated_by ?? ''}`.toLowerCase() : id;
    if (!words.every((word) => haystack.includes(word))) continue;
    const record = text ? (JSON.parse(text) as ContentFields) : await removedText(db, kind, id);
    if (!record) continue;
    entries.push({
      kind,
      id,
      title: recordTitle(kind, record) || id,
      note: recordNote(kind, record).slice(0, LONGEST_NOTE),
      state: stateOf({ row, draft }),
      version: draft?.version ?? row?.version ?? 0,
      updatedAt: draft?.updated_at ?? row?.updated_at ?? '',
      updatedBy: draft?.updated_by ?? row?.updated_by ?? '',
      origin: row?.origin ?? 'desk',
      ...(draft?.publish_at && { publishAt: draft.publish_at }),
      ...(row &&
        row.origin !== 'content' &&
        hasShippedChanged(kind, id, row.shipped) && { shippedChanged: true }),
    });
  }
  return entries;
}

const LONGEST_NOTE = 160;

/** Every kind with what was changed last. */
export async function readOverview(db: Kysely<Schema>, q: string): Promise<ContentOverview> {
  const kinds = [];
  for (const kind of CONTENT_KINDS) {
    const entries = await listEntries(db, kind, q);
    kinds.push({
      kind,
      count: entries.length,
      drafts: entries.filter(({ state }) => state !== 'published' && state !== 'unpublished').length,
      entries: entries.toSorted(byChange).slice(0, NEWEST_SHOWN),
    });
  }
  return { kinds };
}

function byChange(one: ContentEntry, other: ContentEntry): number {
  if (one.updatedAt === other.updatedAt) return 0;
  return one.updatedAt < other.updatedAt ? 1 : -1;
}

/** Of one that a file took off the site; null of a home that content/ does not ship either. */
async function removedText(db: Kysely<Schema>, kind: ContentKind, id: string): Promise<ContentFields | null> {
  return shippedRecord(kind, id) ?? (await lastText(db, { kind, id }));
}
