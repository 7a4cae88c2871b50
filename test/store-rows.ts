import { DatabaseSync } from 'node:sqlite';

/** Every row of every table of a SQLite store, in the order of its key. */
export function rowsOf(path: string): Record<string, Record<string, unknown>[]> {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    const tables = file
      .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
      .all();
    return Object.fromEntries(
      tables.map(({ name }) => [name, file.prepare(`select * from ${name} order by 1, 2`).all()]),
    );
  } finally {
    file.close();
  }
}
