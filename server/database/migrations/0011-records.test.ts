import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { neighborhoods } from '#content/neighborhoods.ts';
import { homeReviews } from '#content/reviews.ts';
import type { Catalog } from '#domain/services.ts';
import { startApp } from '#test/app-under-test.ts';
import { emptyStore, silent, type TestStore } from '#test/databases.ts';
import { makeEarlierStore } from '#test/earlier-store.ts';
import { createCatalog } from '../../catalog/catalog.ts';
import { contentRecords, type ShippedRecords } from '../../seed/content-records.ts';
import { followContent } from '../../seed/follow-content.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { prepareDatabase } from '../prepare-database.ts';

describe.each(['sqlite', 'postgres'] as const)(
  'upgrading a database of an earlier version (%s)',
  (engine) => {
    let store: TestStore;
    let database: Database;
    let catalog: Catalog;

    async function upgrade(change?: (db: Kysely<unknown>) => Promise<void>, shipped?: ShippedRecords) {
      store = await emptyStore(engine);
      await makeEarlierStore(store.url, change);
      database = openDatabase(store.url, silent);
      await prepareDatabase(database, followContent(silent, shipped));
      catalog = createCatalog(database, silent);
    }
    const remove = async () => {
      await database.close();
      await store.remove();
    };

    const origins = async (kind: 'reviews' | 'listings' | 'series') => {
      const rows = await database.db
        .selectFrom('records')
        .select(['id', 'origin', 'record'])
        .where('kind', '=', kind)
        .where('origin', '<>', 'content')
        .orderBy('id')
        .execute();
      return rows.map(({ id, origin, record }) => [id, record === null ? 'gone' : origin]);
    };

    test('lets unchanged records follow content/', async ({ onTestFinished }) => {
      await upgrade();
      onTestFinished(remove);
      const touched = database.db.selectFrom('records').select('id').where('origin', '<>', 'content');
      expect(await touched.execute()).toEqual([]);
      expect(await catalog.neighborhoods()).toEqual(neighborhoods);
      expect(await catalog.homeReviews()).toEqual(homeReviews);
    });

    describe('with changes of its own', () => {
      beforeAll(() =>
        upgrade(async (db) => {
          await sql`update testimonials set record = replace(record, 'Sold our mill', 'We sold our mill') where id = 2`.execute(
            db,
          );
          await sql`update testimonials set record = '{ torn' where id = 3`.execute(db);
          await sql`delete from properties where id <> 'sample-04'`.execute(db);
          await sql`insert into listing_sources values ('sample-04', '{"ListingKey":"sample-04"}')`.execute(
            db,
          );
          await sql`insert into market_sources values ('s', 'Redfin', 'median-price', '2026-08', '2026-09', 'Terms', '2026-11-01T00:00:00.000Z', 0)`.execute(
            db,
          );
          await sql`insert into market_figures values ('noda', 'price', '2026-09', 43000050, 's')`.execute(
            db,
          );
          await sql`insert into market_figures values ('noda', 'price', '2026-08', 42000000, 's')`.execute(
            db,
          );
        }),
      );
      afterAll(remove);

      test('keeps changed records, even one with invalid JSON', async () => {
        expect(await origins('reviews')).toEqual([
          ['2', 'desk'],
          ['3', 'desk'],
        ]);
        const shown = await catalog.homeReviews();
        expect(shown.map(({ id }) => id)).toEqual(homeReviews.map(({ id }) => id));
        expect(shown[1]?.content).toMatch(/^We sold our mill house/);
        expect(shown[2]).toEqual(homeReviews[2]);
      });

      test('keeps imported homes, and does not restore samples that the import removed', async () => {
        expect((await catalog.properties()).map(({ id }) => id)).toEqual(['sample-04']);
        const listings = await origins('listings');
        expect(listings).toHaveLength(12);
        expect(listings[3]).toEqual(['sample-04', 'import']);
      });

      test('keeps imported market data with its source', async () => {
        expect(await origins('series')).toEqual([['noda.price', 'import']]);
        const [price, days] = await catalog.marketSeries(['noda']);
        expect(price).toEqual({
          area: 'noda',
          metric: 'price',
          points: [
            { month: '2026-08', value: 420_000 },
            { month: '2026-09', value: 430_000.5 },
          ],
          source: {
            publisher: 'Redfin',
            priceMeasure: 'median-price',
            from: '2026-08',
            to: '2026-09',
            license: 'Terms',
            importedAt: '2026-11-01T00:00:00.000Z',
            sample: false,
          },
        });
        expect(days?.source.sample).toBe(true);
      });
    });

    test('applies changes of content/ and keeps an imported home', async ({ onTestFinished }) => {
      const shipped: ShippedRecords = (kind) => {
        const all = contentRecords(kind);
        if (kind === 'guides') return all.slice(1);
        if (kind === 'reviews')
          return all.map((one, index) => (index === 0 ? edited(one, { content: 'Edited.' }) : one));
        const [first] = all;
        if (kind !== 'neighborhoods' || !first) return all;
        return [...all, { ...edited(first, { slug: 'porch-hill', name: 'Porch Hill' }), id: 'porch-hill' }];
      };
      await upgrade(async (db) => {
        await sql`update properties set record = replace(record, '1290000', '1150000') where id = 'sample-01'`.execute(
          db,
        );
        await sql`insert into listing_sources values ('sample-01', '{"ListingKey":"sample-01"}')`.execute(db);
      }, shipped);
      onTestFinished(remove);
      const app = await startApp(database);
      const read = async (path: string) => {
        const response = await fetch(`${app.url}/api${path}`);
        return [response.status, await response.json()] as const;
      };
      expect(await read('/neighborhoods/porch-hill')).toMatchObject([200, { name: 'Porch Hill' }]);
      expect((await read('/guides/a-day-in-myers-park'))[0]).toBe(404);
      const [, homes] = await read('/agents/1/properties');
      expect(homes).toMatchObject([{ id: 'sample-01', price: '1150000' }]);
      const [review] = await createCatalog(database, silent).homeReviews();
      expect(review?.content).toBe('Edited.');
      await app.stop();
    });
  },
);

function edited<T extends { record: object }>(shipped: T, change: object): T {
  return { ...shipped, record: { ...shipped.record, ...change } };
}
