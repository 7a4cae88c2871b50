import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyStore, silent, type TestStore } from '#test/databases.ts';
import { makeEarlierStore } from '#test/earlier-store.ts';
import { openDatabase } from '../open-database.ts';
import { prepareDatabase } from '../prepare-database.ts';
import type { Schema } from '../schema.ts';

describe.each(['sqlite', 'postgres'] as const)('a chat with duplicate turns (%s)', (engine) => {
  let store: TestStore;
  beforeEach(async () => {
    store = await emptyStore(engine);
  });
  afterEach(() => store.remove());

  test('is renumbered with each message before its answer, and rejects duplicate turns', async () => {
    const message = (session_id: string, turn: number, content: string, second: number) => ({
      id: crypto.randomUUID(),
      session_id,
      turn,
      agent_id: 1,
      role: turn % 2 === 1 ? ('user' as const) : ('assistant' as const),
      content,
      created_at: `2026-11-26T12:00:0${second}.000Z`,
    });
    await makeEarlierStore(store.url, async (db) => {
      await (db as unknown as Kysely<Schema>)
        .insertInto('chat_messages')
        .values([
          message('twice', 1, 'one', 1),
          message('twice', 2, 'to one', 1),
          message('twice', 3, 'two', 2),
          message('twice', 3, 'three', 3),
          message('twice', 4, 'to three', 3),
          message('twice', 4, 'to two', 2),
          message('twice', 5, 'four', 4),
          message('twice', 6, 'to four', 4),
          message('half forgotten', 7, 'late', 5),
          message('half forgotten', 8, 'to late', 5),
        ])
        .execute();
    });
    const database = openDatabase(store.url, silent);
    try {
      await prepareDatabase(database, async () => {});
      const rows = await database.db
        .selectFrom('chat_messages')
        .select(['turn', 'content'])
        .orderBy('session_id', 'desc')
        .orderBy('turn')
        .execute();
      expect(rows.map(({ turn, content }) => `${turn} ${content}`)).toEqual([
        '1 one',
        '2 to one',
        '3 two',
        '4 to two',
        '5 three',
        '6 to three',
        '7 four',
        '8 to four',
        '7 late',
        '8 to late',
      ]);
      await expect(
        database.db
          .insertInto('chat_messages')
          .values(message('twice', 8, 'again', 6))
          .execute(),
      ).rejects.toThrow(/unique/i);
    } finally {
      await database.close();
    }
  });
});
