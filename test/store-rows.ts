import { DatabaseSync } from 'node:sqlite';

/** Every row of every table of a SQLite store, in a stable order. */
export function rowsOf(path: string): Record<string, Record<string, unknown>[]> {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    const tables = file
      .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
      .all();
    return Object.fromEntries(
      tables.map(({ name }) => [
        name,
        file
          .prepare(`select * from ${name}`)
          .all()
          .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
      ]),
    );
  } finally {
    file.close();
  }
}
