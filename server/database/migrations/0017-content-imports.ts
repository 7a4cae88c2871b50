import type { Kysely } from 'kysely';
import { createTable } from '../create-table.ts';

/** The planned and applied changes of files imported at the desk. */
export async function contentImports(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'content_imports', (table) =>
    ['kind', 'file', 'who', 'at', 'state', 'changes', 'plan', 'before'].reduce(
      (built, column) => built.addColumn(column, 'text', (definition) => definition.notNull()),
      table
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('unchanged', 'integer', (column) => column.notNull()),
    ),
  );
}
