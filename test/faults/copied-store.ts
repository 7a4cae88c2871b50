import { join } from 'node:path';
import { type FinishedCommand, runCommandProcess } from '../command-process.ts';
import { emptyStore } from '../databases.ts';
import type { SystemPostgres } from '../system-postgres.ts';

/** A store that its engine's client programs can back up, and the URL of an empty second one. */
export interface CopiedStore {
  url: string;
  otherUrl: string;
  copy: string;
  run: (name: 'backup' | 'restore', url?: string) => Promise<FinishedCommand>;
}

type OnTestFinished = (step: () => Promise<void> | void) => void;

/** @returns null if the engine's client programs are not installed */
export async function copiedStore(
  engine: 'sqlite' | 'postgres',
  systemPostgres: SystemPostgres | null,
  onTestFinished: OnTestFinished,
): Promise<CopiedStore | null> {
  const store = await emptyStore('sqlite');
  onTestFinished(store.remove);
  const postgres = engine === 'postgres' ? systemPostgres : null;
  if (engine === 'postgres' && !postgres) return null;
  const url = postgres?.createDatabase() ?? store.url;
  const copy = join(store.folder, 'copy');
  const PATH = postgres?.programs ?? '';
  return {
    url,
    otherUrl: postgres?.createDatabase() ?? `${store.url}.other`,
    copy,
    run: (name, to = url) =>
      runCommandProcess(name, [copy], { DATABASE_URL: to, DATA_DIR: store.folder, PATH }),
  };
}
