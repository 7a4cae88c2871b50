import { expect, test } from 'vitest';
import { shippedAgent } from '#content/agent.ts';
import { entries } from '#content/assistant/knowledge/entries.ts';
import { credentials } from '#content/credentials.ts';
import { pages } from '#content/pages.ts';
import { homeReviews, reviews } from '#content/reviews.ts';
import { recordWithAgent } from '#domain/agent/agent-placeholders.ts';
import type { RecordKind } from '#domain/records/record-kinds.ts';
import { describeOnBothEngines, silent } from '#test/databases.ts';
import { inTransaction } from '../database/database.ts';
import { saveRecords } from '../records/record-store.ts';
import { createCatalog } from './catalog.ts';

describeOnBothEngines('the catalog', (database) => {
  test('keeps the reviews of the home page and of the reviews page separate, in their order', async () => {
    const catalog = createCatalog(database(), silent);
    expect(await catalog.homeReviews()).toEqual(homeReviews);
    expect(await catalog.reviews()).toEqual(reviews);
  });

  test('reads reviews from the store, not from content/', async () => {
    const { db } = database();
    await db
      .deleteFrom('records')
      .where('kind', '=', 'reviews')
      .where('id', '=', String(homeReviews[0]?.id))
      .execute();
    expect(await createCatalog(database(), silent).homeReviews()).toEqual(homeReviews.slice(1));
  });

  test('returns the claims, page titles and answers that content/ ships', async () => {
    const catalog = createCatalog(database(), silent);
    expect(await catalog.claims()).toEqual(recordWithAgent(credentials, shippedAgent));
    expect((await catalog.pages()).find(({ name }) => name === 'sell')?.title).toBe(pages.sell.title);
    expect(await catalog.answers()).toEqual(recordWithAgent(entries, shippedAgent));
  });

  test('returns the homes and open houses of the current day', async () => {
    const [home] = await createCatalog(database(), silent).properties();
    if (!home) throw new Error('no home');
    const openHouses = [{ from: '2030-05-04T17:00:00.000Z', to: '2030-05-04T19:00:00.000Z' }];
    await inTransaction(database(), (trx) =>
      saveRecords(trx, 'listings', [{ id: home.id, position: 0, record: { ...home, openHouses } }], {
        origin: 'desk',
        at: '2030-05-01T12:00:00.000Z',
      }),
    );
    const told = async (at: string) => {
      const catalog = createCatalog(database(), silent, { now: () => new Date(at) });
      return (await catalog.properties()).find(({ id }) => id === home.id)?.openHouses ?? [];
    };
    expect(await told('2030-05-04T12:00:00.000Z')).toEqual(openHouses);
    expect(await told('2030-05-05T12:00:00.000Z')).toEqual([]);
  });

  test('keeps unchanged answers in memory only once, also those with the agent’s details', async () => {
    const [answers, others] = [
      await createCatalog(database(), silent).answers(),
      await createCatalog(database(), silent).answers(),
    ];
    expect(answers.every((answer, at) => answer === others[at])).toBe(true);
    const withoutAgent = entries.filter((entry) => !JSON.stringify(entry).includes('{agent.'));
    expect(withoutAgent.filter((entry) => !answers.includes(entry))).toEqual([]);
  });

  test('caches a kind until its records change, and each record until its text changes', async () => {
    const catalog = createCatalog(database(), silent);
    const { db } = database();
    const reworded = { ...entries[0], source: 'The team' };
    await db
      .updateTable('records')
      .set({ record: JSON.stringify(reworded) })
      .where('kind', '=', 'answers')
      .where('id', '=', String(entries[0]?.id))
      .execute();
    await database().readContentVersion();
    const answers = await catalog.answers();
    expect(answers[0]?.source).toBe('The team');
    const without = async (kind: RecordKind, id: string) => {
      await db.deleteFrom('records').where('kind', '=', kind).where('id', '=', id).execute();
      await database().readContentVersion();
    };
    await without('neighborhoods', 'noda');
    expect(await catalog.answers()).toBe(answers);
    await without('answers', String(entries[1]?.id));
    const left = await catalog.answers();
    expect(left).toHaveLength(answers.length - 1);
    expect(left.every((entry) => answers.includes(entry))).toBe(true);
  });

  test('shares one read among concurrent readers', async () => {
    const catalog = createCatalog(database(), silent);
    const read = await Promise.all([
      catalog.neighborhoods(),
      catalog.neighborhoods(),
      catalog.neighborhoods(),
    ]);
    expect(new Set(read).size).toBe(1);
  });

  test('returns and counts shipped records while the store is unavailable, and no longer afterwards', async () => {
    const { db, contentVersion } = database();
    let isAway = true;
    const selectFrom = (table: 'records') => {
      if (isAway) throw new Error('away');
      return db.selectFrom(table);
    };
    const catalog = createCatalog({ db: { selectFrom } as never, contentVersion }, silent);
    await db.deleteFrom('records').where('kind', '=', 'pages').execute();
    expect((await catalog.pages()).length).toBeGreaterThan(0);
    expect(catalog.fallbackCount()).toBeGreaterThan(0);
    isAway = false;
    const before = catalog.fallbackCount();
    expect(await catalog.pages()).toEqual([]);
    await catalog.agent();
    expect(catalog.fallbackCount()).toBe(before);
  });

  test('includes an added or edited answer at once', async () => {
    const catalog = createCatalog(database(), silent);
    await database().readContentVersion();
    const shipped = await catalog.answers();
    expect(await catalog.answers()).toBe(shipped);
    const [first] = entries;
    if (!first) throw new Error('no entries');
    const added = { ...first, id: 'porch-swings', topics: [], examples: ['may i hang a porch swing'] };
    const write = { origin: 'desk', at: '2026-11-20T12:00:00.000Z' } as const;
    await inTransaction(database(), (trx) =>
      saveRecords(trx, 'answers', [{ id: added.id, position: 9999, record: added }], write),
    );
    await database().readContentVersion();
    expect((await catalog.answers()).at(-1)).toEqual(recordWithAgent(added, shippedAgent));
  });

  test('replaces an invalid answer with its built-in one', async () => {
    const [first] = entries;
    await database()
      .db.updateTable('records')
      .set({ record: '{}' })
      .where('kind', '=', 'answers')
      .where('id', '=', first?.id ?? '')
      .execute();
    await database().readContentVersion();
    expect((await createCatalog(database(), silent).answers())[0]).toEqual(
      recordWithAgent(first, shippedAgent),
    );
  });
});

describeOnBothEngines('the catalog’s agent', (database) => {
  test('keeps derived objects while other records are published', async () => {
    const catalog = createCatalog(database(), silent);
    const { db } = database();
    const { record } = await db
      .selectFrom('records')
      .select('record')
      .where('kind', '=', 'agent')
      .executeTakeFirstOrThrow();
    const publish = async (firstName: string) => {
      await inTransaction(database(), (trx) =>
        saveRecords(
          trx,
          'agent',
          [{ id: '1', position: 0, record: { ...JSON.parse(record ?? ''), firstName } }],
          {
            origin: 'desk',
            at: new Date().toISOString(),
          },
        ),
      );
      await database().readContentVersion();
    };
    await publish('Robin');
    const profile = await catalog.profile();
    await publish('Robin');
    expect(await catalog.profile()).toBe(profile);
    await publish('Dana');
    expect((await catalog.profile()).name).toBe('Dana Stone');
  });
});
