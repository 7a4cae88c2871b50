import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { neighborhoods } from '#content/neighborhoods.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { projectRoot } from '#server/project-root.ts';
import { emptyStore, silent } from '../databases.ts';
import { reportFigure } from '../figures.ts';
import { rounds } from '../rounds.ts';
import { prepareStore } from './dying-migration.ts';

const KILLS = rounds(3, 40);

describe.for(['sqlite', 'postgres'] as const)('a migration (%s)', (engine) => {
  test('killed after any of its statements changes nothing, and the next start runs it completely', {
    timeout: 30_000 + KILLS * 10_000,
  }, async ({ onTestFinished }) => {
    const [store, whole] = [await emptyStore(engine), await emptyStore(engine)];
    onTestFinished(store.remove);
    onTestFinished(whole.remove);
    const statements = await prepareStore(whole.url);
    expect(statements).toBeGreaterThan(30);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const last = 1 + Math.round((kill / (KILLS - 1)) * (statements - 2));
      expect(await migrateAndDie(store.url, last)).toBe('SIGKILL');
      expect(await tablesOf(store.url)).toEqual([]);
    }
    expect(await prepareStore(store.url)).toBe(statements);
    expect(await tablesOf(store.url)).toEqual(await tablesOf(whole.url));
    const database = openDatabase(store.url, silent);
    onTestFinished(database.close);
    const areas = database.db.selectFrom('records').select('id').where('kind', '=', 'neighborhoods');
    expect(await areas.execute()).toHaveLength(neighborhoods.length);
    reportFigure({
      promise: `A migration killed halfway leaves nothing behind (${engine})`,
      tested: `SIGKILL after each of ${KILLS} of its ${statements} statements, then a whole one`,
      measured: 'no table left behind; the last run completes',
    });
  });
});

/** @returns the signal that ended the process; null if it ended by itself */
async function migrateAndDie(url: string, last: number): Promise<string | null> {
  const args = ['test/faults/dying-migration.ts', url, String(last)];
  const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'ignore', 'inherit'] });
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  return signal;
}

async function tablesOf(url: string): Promise<string[]> {
  const database = openDatabase(url, silent);
  const tables = await database.db.introspection.getTables();
  await database.close();
  return tables.map(({ name }) => name).sort();
}
