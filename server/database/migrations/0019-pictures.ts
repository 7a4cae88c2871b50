import type { Kysely } from 'kysely';
import { createTable, isSqlite } from '../create-table.ts';

/** Uploaded pictures and their encoded files. Bytes are the only binary column, because text would double their size. */
export async function pictures(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'pictures', (table) =>
    table
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull()),
  );
  await createTable(db, 'picture_files', (table) =>
    table
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('picture_id', 'text', (column) =>
        column.notNull().references('pictures.id').onDelete('cascade'),
      )
      .addColumn('bytes', isSqlite(db) ? 'blob' : 'bytea', (column) => column.notNull()),
  );
  await db.schema.createIndex('picture_files_by_picture').on('picture_files').column('picture_id').execute();
}
