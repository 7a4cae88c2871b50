import { type Kysely, sql } from 'kysely';
import type { DeskEvent, DeskEventKind } from '#domain/desk/desk-event.ts';
import { DAY_MS } from '#domain/durations.ts';
import { isSqlite } from '../database/create-table.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

/** What open desks are told, and `session`: some have ended, so each stream looks whether its own has. */
export interface NumberedEvent extends Omit<DeskEvent, 'kind'> {
  id: number;
  kind: DeskEventKind | 'session';
}

/**
 * Tells open desks that something changed, as soon as the transaction it belongs to is committed.
 * @returns the number of the event, which no other one ever gets
 */
export async function noteDeskEvent(
  db: Kysely<Schema>,
  kind: NumberedEvent['kind'],
  subject: string,
  { isNew = false } = {},
): Promise<number> {
  const { id } = await db
    .insertInto('desk_events')
    .values({ kind, subject, is_new: isNew ? 1 : 0, at: new Date().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Heard at the commit, by every instance.
  if (!isSqlite(db)) await sql`notify desk`.execute(db);
  return Number(id);
}

/** The number of the newest event; 0 before there is one. */
export async function newestEvent(db: Kysely<Schema>): Promise<number> {
  const row = await db
    .selectFrom('desk_events')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  return Number(row?.id ?? 0);
}

/** Another one after every event that desks are told of. Counted too, because on Postgres an older number may become visible after a newer one. */
export async function eventMark(db: Kysely<Schema>): Promise<string> {
  const row = await db
    .selectFrom('desk_events')
    .select((eb) => [eb.fn.max('id').as('newest'), eb.fn.countAll().as('count')])
    .where('kind', '<>', 'session')
    .executeTakeFirst();
  return `${row?.newest ?? 0}-${row?.count ?? 0}`;
}

/** What happened after the event with a number, oldest first. */
export async function eventsAfter(db: Kysely<Schema>, id: number): Promise<NumberedEvent[]> {
  const rows = await db.selectFrom('desk_events').selectAll().where('id', '>', id).orderBy('id').execute();
  return rows.map((row) => ({
    id: Number(row.id),
    kind: row.kind as NumberedEvent['kind'],
    subject: row.subject,
    isNew: row.is_new === 1,
    at: row.at,
  }));
}

/** A desk that was away for longer reloads everything anyway. */
export async function forgetOldEvents({ db, now }: Database): Promise<void> {
  await db.deleteFrom('desk_events').where('at', '<', now(-DAY_MS)).execute();
}
