import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Progress } from '../progress.ts';

/**
 * Checks that a copy is an intact database of this site, and turns its write-ahead log off: a single file can be read
 * even from a read-only disk.
 * @param path a private copy, which is modified
 * @param name what messages call it
 * @throws Error saying what is wrong with it
 */
export function checkSqliteCopy(path: string, progress: Progress, name = 'The copy'): void {
  progress.begin('Checking the copy', statSync(path).size);
  using copy = new DatabaseSync(path);
  try {
    copy.exec('pragma trusted_schema = off; pragma cell_size_check = on');
    copy.exec('pragma journal_mode = delete');
    const [problem] = Object.values(copy.prepare('pragma quick_check(1)').get() ?? {});
    if (problem !== 'ok') throw new Error(`it is damaged (${problem})`);
    const hasTable = copy.prepare(
      "select count(*) as count from sqlite_schema where type = 'table' and name = ?",
    );
    for (const table of ['schema_steps', 'leads', 'deliveries']) {
      if (hasTable.get(table)?.count !== 1) throw new Error('it is not a database of this site');
    }
  } catch (error) {
    throw new Error(`${name} cannot be used: ${(error as Error).message}`);
  }
}
