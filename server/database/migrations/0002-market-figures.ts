import type { Kysely } from 'kysely';
import { createTable } from '../create-table.ts';

/** The series of the market dashboard and their sources. */
export async function marketFigures(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'market_sources', (table) =>
    table
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('publisher', 'text', (column) => column.notNull())
      .addColumn('price_measure', 'text', (column) => column.notNull())
      .addColumn('from_month', 'text', (column) => column.notNull())
      .addColumn('to_month', 'text', (column) => column.notNull())
      .addColumn('license', 'text', (column) => column.notNull())
      .addColumn('imported_at', 'text')
      .addColumn('sample', 'integer', (column) => column.notNull()),
  );
  await createTable(db, 'market_figures', (table) =>
    table
      .addColumn('area', 'text', (column) => column.notNull())
      .addColumn('metric', 'text', (column) => column.notNull())
      .addColumn('month', 'text', (column) => column.notNull())
      .addColumn('value_hundredths', 'integer', (column) => column.notNull())
      .addColumn('source_id', 'text', (column) => column.notNull().references('market_sources.id'))
      .addPrimaryKeyConstraint('market_figures_once_a_month', ['area', 'metric', 'month']),
  );
  await db.schema.createIndex('market_figures_by_source').on('market_figures').column('source_id').execute();
}
