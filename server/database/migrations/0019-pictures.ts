import type { Kysely } from 'kysely';
import { createTable, isSqlite } from '../create-table.ts';

/** Pictures that were uploaded at the desk, and the files they are served as. Their bytes are the one type that text would double. */
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
