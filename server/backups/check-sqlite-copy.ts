import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { BackupProgress } from './backup-progress.ts';

export interface CheckedCopy {
  leads: number;
}

/**
 * Checks that a copy is a sound store of this site, and makes it one self-contained file: without write-ahead log it
 * can be read from a disk that cannot be written.
 * @param path a copy of our own: it is changed
 * @throws Error saying what is wrong with it
 */
export function checkSqliteCopy(path: string, progress: BackupProgress): CheckedCopy {
  progress.begin('Checking the copy', statSync(path).size);
  const copy = new DatabaseSync(path);
  try {
    copy.exec('pragma trusted_schema = off; pragma cell_size_check = on');
    copy.exec('pragma journal_mode = delete');
    const [problem] = Object.values(copy.prepare('pragma quick_check(1)').get() ?? {});
    if (problem !== 'ok') throw new Error(`it is damaged (${problem})`);
    const hasTable = copy.prepare(
      "select count(*) as count from sqlite_schema where type = 'table' and name = ?",
    );
    for (const table of ['schema_steps', 'leads', 'deliveries']) {
      if (hasTable.get(table)?.count !== 1) throw new Error('it holds no site');
    }
    return { leads: Number(copy.prepare('select count(*) as count from leads').get()?.count) };
  } catch (error) {
    throw new Error(`The copy cannot be used: ${(error as Error).message}`);
  } finally {
    copy.close();
  }
}
