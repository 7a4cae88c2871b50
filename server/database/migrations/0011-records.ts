import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { createTable, isSqlite } from '../create-table.ts';
import type { RecordTable, Schema } from '../schema.ts';
import { SHIPPED_LISTINGS, SHIPPED_RECORDS } from './0011-shipped-records.ts';

/**
 * One table for all content. The tables of single kinds are left unchanged for instances of the previous version, which may
 * still run or be rolled back to.
 */
export async function records(db: Kysely<unknown> & Kysely<Schema>): Promise<void> {
  await createTable(db, 'records', (table) =>
    table
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('origin', 'text', (column) => column.notNull())
      .addColumn('record', 'text')
      .addColumn('source', 'text')
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('updated_by', 'text', (column) => column.notNull().defaultTo(''))
      .addPrimaryKeyConstraint('records_key', ['kind', 'id']),
  );
  await countChanges(db);
  const at = new Date().toISOString();
  for (const row of await earlierRecords(db)) {
    await db
      .insertInto('records')
      .values({ source: null, ...row, version: 1, updated_at: at })
      .execute();
  }
}

/** Triggers increment the version with every change of a record, by any program. */
async function countChanges(db: Kysely<unknown>): Promise<void> {
  if (!isSqlite(db)) {
    await sql`
      create trigger records_count_content_version
      after insert or update or delete or truncate on records
      for each statement execute function count_content_version()`.execute(db);
    return;
  }
  await createTable(db, 'content_version', (table) =>
    table.addColumn('version', 'integer', (column) => column.notNull()),
  );
  await sql`insert into content_version (version) values (1)`.execute(db);
  for (const change of ['insert', 'update', 'delete']) {
    await sql`
      create trigger ${sql.id(`records_count_${change}`)} after ${sql.raw(change)} on records
      begin update content_version set version = version + 1; end`.execute(db);
  }
}

interface EarlierRecord {
  kind: RecordTable['kind'];
  id: string;
  position: number;
  origin: RecordTable['origin'];
  record: string | null;
  source?: string;
}

/** The records of an existing database with their origins. */
async function earlierRecords(db: Kysely<unknown>): Promise<EarlierRecord[]> {
  const select: Select = async <T>(query: string) => (await sql.raw<T>(query).execute(db)).rows;
  const agents = await select<Kept>('select id, 0 as position, record from agents');
  const areas = await select<Kept>('select slug as id, position, record from neighborhoods');
  const guides = await select<Kept>('select slug as id, id - 1 as position, record from guides');
  const stats = await select<Kept>('select position as id, position, record from market_stats');
  const homes = await select<Kept & { source: string | null }>(
    `select properties.id, position, properties.record, listing_sources.record as source
    from properties left join listing_sources on listing_sources.property_id = properties.id`,
  );
  const reviews = await select<Kept & { place: string }>(
    'select id, place, position, record from testimonials',
  );
  return [
    ...agents.map((row) => withOrigin('agent', row)),
    ...areas.map((row) => withOrigin('neighborhoods', row)),
    ...guides.map((row) => withOrigin('guides', row)),
    ...stats.map((row) => ({ ...withOrigin('market', row), id: METRICS[row.position] ?? String(row.id) })),
    ...reviews.map((row) => inItsPlace(withOrigin('reviews', row), row.place)),
    ...homes.map(({ source, ...row }) => {
      const listing = withOrigin('listings', row);
      return source === null ? listing : { ...listing, source, origin: 'import' as const };
    }),
    ...(agents.length > 0 ? removedHomes(homes) : []),
    ...(await importedSeries(select)),
  ];
}

type Select = <T>(query: string) => Promise<T[]>;

interface Kept {
  id: string | number;
  position: number;
  record: string;
}

const METRICS = ['price', 'days', 'inventory', 'ppsf'];

/** A record identical to one that an earlier version shipped was never changed. */
function withOrigin(kind: EarlierRecord['kind'], { id, position, record }: Kept): EarlierRecord {
  const hash = createHash('sha256').update(record).digest('hex').slice(0, 16);
  const origin = SHIPPED_RECORDS.has(hash) ? 'content' : 'desk';
  return { kind, id: String(id), position, origin, record };
}

/** Moves the column `place` into the record. Reviews of the second place are sorted after those of the first. */
function inItsPlace(review: EarlierRecord, place: string): EarlierRecord {
  const record = review.record?.replace(/^\{/, `{"place":"${place}",`) ?? null;
  return { ...review, position: review.position + (place === 'home' ? 0 : 1_000), record };
}

/** An import removes the sample homes that it does not contain; they must not come back. */
function removedHomes(homes: { id: string | number; source: string | null }[]): EarlierRecord[] {
  if (homes.length > 0 && homes.every(({ source }) => source === null)) return [];
  const there = new Set(homes.map(({ id }) => id));
  return SHIPPED_LISTINGS.flatMap((id, position) =>
    there.has(id)
      ? []
      : [{ kind: 'listings' as const, id, position, origin: 'import' as const, record: null }],
  );
}

interface EarlierFigure {
  area: string;
  metric: string;
  month: string;
  value_hundredths: number;
  publisher: string;
  price_measure: string;
  from_month: string;
  to_month: string;
  license: string;
  imported_at: string | null;
}

/** The imported series, one record each. Samples come from content/. */
async function importedSeries(select: Select): Promise<EarlierRecord[]> {
  const figures = await select<EarlierFigure>(
    `select * from market_figures join market_sources on market_sources.id = market_figures.source_id
    where sample = 0 order by area, metric, month`,
  );
  const bySeries = Map.groupBy(figures, ({ area, metric }) => `${area}.${metric}`);
  return [...bySeries].map(([id, group], position) => ({
    kind: 'series' as const,
    id,
    position: 1_000 + position,
    origin: 'import' as const,
    record: JSON.stringify(seriesOf(group)),
  }));
}

function seriesOf(figures: EarlierFigure[]) {
  const last = figures.at(-1) as EarlierFigure;
  return {
    area: last.area,
    metric: last.metric,
    points: figures.map(({ month, value_hundredths }) => ({ month, value: value_hundredths / 100 })),
    source: {
      publisher: last.publisher,
      priceMeasure: last.price_measure,
      from: last.from_month,
      to: last.to_month,
      license: last.license,
      importedAt: last.imported_at,
      sample: false,
    },
  };
}
