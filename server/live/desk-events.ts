import { type Kysely, sql } from 'kysely';
import type { DeskEvent, DeskEventKind } from '#domain/desk/desk-event.ts';
import { DAY_MS } from '#domain/durations.ts';
import { isSqlite } from '../database/create-table.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

/** An event for open desks. `session` means that sessions have ended: each stream checks its own. */
export interface NumberedEvent extends Omit<DeskEvent, 'kind'> {
  id: number;
  kind: DeskEventKind | 'session';
}

/**
 * Notifies open desks of a change when the surrounding transaction commits.
 * @returns the id of the event, which is never reused
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
  // Every instance is notified at the commit.
  if (!isSqlite(db)) await sql`notify desk`.execute(db);
  return Number(id);
}

/** The id of the newest event; 0 before there is one. */
export async function newestEvent(db: Kysely<Schema>): Promise<number> {
  const row = await db
    .selectFrom('desk_events')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  return Number(row?.id ?? 0);
}

/** A value that changes with every event sent to desks. It contains the count because on Postgres an older id may become visible after a newer one. */
export async function eventMark(db: Kysely<Schema>): Promise<string> {
  const row = await db
    .selectFrom('desk_events')
    .select((eb) => [eb.fn.max('id').as('newest'), eb.fn.countAll().as('count')])
    .where('kind', '<>', 'session')
    .executeTakeFirst();
  return `${row?.newest ?? 0}-${row?.count ?? 0}`;
}

/** Events with a greater id, oldest first. */
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

/** A desk that was disconnected for longer reloads everything anyway. */
export async function forgetOldEvents({ db, now }: Database): Promise<void> {
  await db.deleteFrom('desk_events').where('at', '<', now(-DAY_MS)).execute();
}
