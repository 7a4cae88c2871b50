import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { describeOnBothEngines, silent } from '#test/databases.ts';
import type { Database } from '../database/database.ts';
import { newestEvent, noteDeskEvent } from './desk-events.ts';
import { createLiveEvents } from './live-events.ts';

describeOnBothEngines('live events', (database) => {
  test('a desk that connects at the same time as another one gets the event too', async () => {
    const isCommitted = Promise.withResolvers<void>();
    const live = createLiveEvents(delaySecondNewestId(database(), isCommitted.promise), silent);
    const received: string[] = [];
    const first = live.follow(
      null,
      ({ subject }) => received.push(subject),
      () => undefined,
    );
    const second = live.follow(
      null,
      () => undefined,
      () => undefined,
    );
    await first;
    await noteDeskEvent(database().db, 'lead', 'lead_1');
    isCommitted.resolve();
    await second;
    live.wake();
    await vi.waitUntil(() => received.length > 0);
    expect(received).toEqual(['lead_1']);
    await live.stop();
  });

  test('a desk that reconnects gets all events that it missed', async () => {
    const { db } = database();
    const live = createLiveEvents(database(), silent);
    await noteDeskEvent(db, 'lead', 'lead_0');
    const from = await newestEvent(db);
    for (let missed = 0; missed < 600; missed += 1) await noteDeskEvent(db, 'lead', `lead_${missed}`);
    const received: string[] = [];
    await live.follow(
      from,
      ({ subject }) => received.push(subject),
      () => undefined,
    );
    expect(new Set(received).size).toBe(600);
    await live.stop();
  });

  test('a desk that reconnects gets an event numbered before it left and committed after', async ({
    skip,
  }) => {
    skip(database().engine === 'sqlite', 'One connection, one transaction after the other');
    const { db } = database();
    const live = createLiveEvents(database(), silent);
    const received: string[] = [];
    const listen = (after: number) =>
      live.follow(
        after,
        ({ subject }) => received.push(subject),
        () => undefined,
      );
    const last = await db.transaction().execute(async (trx) => {
      await noteDeskEvent(trx, 'lead', 'lead_slow');
      return await noteDeskEvent(db, 'lead', 'lead_quick');
    });
    await listen(last);
    expect(received).toContain('lead_slow');
    await live.stop();
  });

  test('desks get events again after a provider has restored an older database', async ({ skip }) => {
    skip(database().engine === 'sqlite', 'A SQLite file is restored while the site is stopped');
    const { db } = database();
    const live = createLiveEvents(database(), silent);
    const received: string[] = [];
    await sql`select setval(pg_get_serial_sequence('desk_events', 'id'), 10000)`.execute(db);
    await noteDeskEvent(db, 'lead', 'lead_1');
    await live.follow(
      null,
      ({ subject }) => received.push(subject),
      () => undefined,
    );
    await db.deleteFrom('desk_events').where('id', '>', 10_000).execute();
    await sql`select setval(pg_get_serial_sequence('desk_events', 'id'), 5000)`.execute(db);
    live.wake();
    await noteDeskEvent(db, 'lead', 'lead_2');
    live.wake();
    await noteDeskEvent(db, 'lead', 'lead_3');
    live.wake();
    await vi.waitUntil(() => received.includes('lead_3'));
    await live.stop();
  });

  test('the mark changes with events for desks, but not with ended sessions', async () => {
    const { db } = database();
    const { mark } = createLiveEvents(database(), silent);
    const before = await mark();
    await noteDeskEvent(db, 'session', 'avery');
    expect(await mark()).toBe(before);
    await noteDeskEvent(db, 'lead', 'lead_1');
    expect(await mark()).not.toBe(before);
  });

  test('an outage of the store is logged once when it begins and once when it ends', async () => {
    const { schema } = database().db;
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line).msg) });
    const live = createLiveEvents(database(), log);
    const received = Promise.withResolvers<void>();
    await live.follow(
      null,
      () => received.resolve(),
      () => undefined,
    );
    await schema.alterTable('desk_events').renameTo('unreadable').execute();
    live.wake();
    live.wake();
    await vi.waitUntil(() => lines.length > 0);
    await schema.alterTable('unreadable').renameTo('desk_events').execute();
    await noteDeskEvent(database().db, 'lead', 'lead_1');
    live.wake();
    await received.promise;
    await live.stop();
    expect(lines).toEqual(['Events could not be read', 'Events are read again']);
  });

  test('a stream that starts while the server stops is ended', async () => {
    const live = createLiveEvents(database(), silent);
    const ended = Promise.withResolvers<void>();
    const following = live.follow(null, () => undefined, ended.resolve);
    await live.stop();
    await following;
    await ended.promise;
  });
});

/** The database, but the second read of the newest event id resolves only once `after` does. */
function delaySecondNewestId(database: Database, after: Promise<void>): Database {
  let reads = 0;
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const isNewestId = Object.keys(result.rows[0] ?? {}).join() === 'id';
      if (isNewestId && ++reads === 2) await after;
      return result;
    },
  });
  return { ...database, db };
}
