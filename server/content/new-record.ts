import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { AGENT_ID } from '#domain/agent/agent-id.ts';
import { ADDABLE_KINDS, type ContentFields, type ContentKind, RESERVED_IDS } from '#domain/desk/content.ts';
import { blankRecord } from '#domain/records/blank-record.ts';
import { managedFields } from '#domain/records/record-form.ts';
import { recordTitle } from '#domain/records/record-words.ts';
import { freeSlug, slugOf } from '#domain/records/slug-of.ts';
import { isSqlite } from '../database/create-table.ts';
import type { Schema } from '../database/schema.ts';
import { lastText } from './entry.ts';

/** Kinds whose records contain a numeric id, for a stable public API. */
const NUMBERED = new Set<ContentKind>(['neighborhoods', 'guides', 'reviews']);

/** Kinds whose pages have a slug in their URL. */
const SLUGGED = new Set<ContentKind>(['neighborhoods', 'guides']);

export type NewRecord =
  | { status: 'made'; id: string; record: ContentFields }
  | { status: 'slug-taken' | 'no-slug' | 'not-addable' };

/**
 * Creates a record from the fields sent, the kind's defaults, and fields that only the server sets.
 * @param db the transaction that stores it
 */
export async function newRecord(
  db: Kysely<Schema>,
  kind: ContentKind,
  sent: ContentFields,
  now: Date,
): Promise<NewRecord> {
  if (!(ADDABLE_KINDS as readonly string[]).includes(kind)) return { status: 'not-addable' };
  const ignored = managedFields(kind);
  const own = Object.entries(sent).filter(([name]) => !ignored.has(name));
  const start = { ...blankRecord(kind), ...Object.fromEntries(own) };
  await lockKind(db, kind);
  const taken = await takenIds(db, kind);
  const number = Math.max(0, ...taken.numbers) + 1;
  const title = recordTitle(kind, start);
  const wanted = SLUGGED.has(kind) && typeof sent.slug === 'string' && sent.slug !== '' ? sent.slug : null;
  if (wanted !== null && taken.ids.has(wanted)) return { status: 'slug-taken' };
  const slug = wanted ?? freeSlug(slugOf(title) || `${kind.replace(/s$/, '')}-${number}`, taken.ids);
  if (SLUGGED.has(kind) && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) return { status: 'no-slug' };
  const at = now.toISOString();
  const id = kind === 'reviews' ? String(number) : kind === 'listings' ? `desk-${randomUUID()}` : slug;
  const managed: ContentFields = {
    id: NUMBERED.has(kind) ? number : id,
    slug,
    agentId: AGENT_ID,
    createdAt: at,
    updatedAt: at,
  };
  const fields = new Set([...ignored, ...(SLUGGED.has(kind) ? ['slug'] : [])]);
  const set = Object.entries(managed).filter(([name]) => fields.has(name));
  return { status: 'made', id, record: { ...start, ...Object.fromEntries(set) } };
}

/** Until the transaction ends, lets no other one add a record of this kind: it would choose the same number. */
async function lockKind(db: Kysely<Schema>, kind: ContentKind): Promise<void> {
  if (isSqlite(db)) return; // runs one transaction at a time
  await sql`select pg_advisory_xact_lock(hashtextextended(${kind}, 0))`.execute(db);
}

/** All ids that a new record of a kind cannot have, and the numeric ids inside its records and drafts. */
async function takenIds(db: Kysely<Schema>, kind: ContentKind) {
  // The drafts first, so that one that is published meanwhile is found among the records.
  const drafts = await db
    .selectFrom('content_drafts')
    .select(['id', 'record'])
    .where('kind', '=', kind)
    .execute();
  const rows = await db.selectFrom('records').select(['id', 'record']).where('kind', '=', kind).execute();
  const all = [...rows, ...drafts];
  const numbers: number[] = [];
  for (const { id, record } of NUMBERED.has(kind) ? all : []) {
    // A record that was taken off the site keeps its number, by which guides name their area.
    const text: ContentFields | null = record ? JSON.parse(record) : await lastText(db, { kind, id });
    numbers.push(Number(/^\d+$/.test(id) ? id : 0), Number(text?.id || 0));
  }
  return {
    ids: new Set([...RESERVED_IDS, ...all.map(({ id }) => id)]),
    numbers: numbers.filter(Number.isSafeInteger),
  };
}
