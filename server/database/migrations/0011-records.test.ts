import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { neighborhoods } from '#content/neighborhoods.ts';
import { homeTestimonials } from '#content/reviews.ts';
import { emptyStore, silent, type TestStore } from '#test/databases.ts';
import { makeEarlierStore } from '#test/earlier-store.ts';
import { createCatalog } from '../../catalog/catalog.ts';
import { followContent } from '../../seed/follow-content.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { prepareDatabase } from '../prepare-database.ts';

describe.each(['sqlite', 'postgres'] as const)('a store of the version before (%s)', (engine) => {
  let store: TestStore;
  let database: Database;
  beforeEach(async () => {
    store = await emptyStore(engine);
  });
  afterEach(async () => {
    await database.close();
    await store.remove();
  });

  async function upgraded(change?: (db: Kysely<unknown>) => Promise<void>) {
    await makeEarlierStore(store.url, change);
    database = openDatabase(store.url, silent);
    await prepareDatabase(database, followContent(silent));
    return createCatalog(database, silent);
  }

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

  test('that nobody touched follows content/ from then on', async () => {
    const catalog = await upgraded();
    const touched = database.db.selectFrom('records').select('id').where('origin', '<>', 'content');
    expect(await touched.execute()).toEqual([]);
    expect(await catalog.neighborhoods()).toEqual(neighborhoods);
    expect(await catalog.homeTestimonials()).toEqual(homeTestimonials);
  });

  test('keeps what was changed in it, even a record that is torn', async () => {
    const catalog = await upgraded(async (db) => {
      await sql`update testimonials set record = replace(record, 'Sold our mill', 'We sold our mill') where id = 2`.execute(
        db,
      );
      await sql`update testimonials set record = '{ torn' where id = 3`.execute(db);
    });
    expect(await origins('reviews')).toEqual([
      ['2', 'desk'],
      ['3', 'desk'],
    ]);
    const shown = await catalog.homeTestimonials();
    expect(shown.map(({ id }) => id)).toEqual(homeTestimonials.map(({ id }) => id));
    expect(shown[1]?.content).toMatch(/^We sold our mill house/);
    expect(shown[2]).toEqual(homeTestimonials[2]);
  });

  test('keeps imported homes, and the samples away that the import took off', async () => {
    const catalog = await upgraded(async (db) => {
      await sql`delete from properties where id <> 'sample-04'`.execute(db);
      await sql`insert into listing_sources values ('sample-04', '{"ListingKey":"sample-04"}')`.execute(db);
    });
    expect((await catalog.properties()).map(({ id }) => id)).toEqual(['sample-04']);
    const listings = await origins('listings');
    expect(listings).toHaveLength(12);
    expect(listings[3]).toEqual(['sample-04', 'import']);
  });

  test('keeps imported figures with their source', async () => {
    const catalog = await upgraded(async (db) => {
      await sql`insert into market_sources values ('s', 'Redfin', 'median-price', '2026-08', '2026-09', 'Terms', '2026-11-01T00:00:00.000Z', 0)`.execute(
        db,
      );
      await sql`insert into market_figures values ('noda', 'price', '2026-09', 43000050, 's')`.execute(db);
      await sql`insert into market_figures values ('noda', 'price', '2026-08', 42000000, 's')`.execute(db);
    });
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
