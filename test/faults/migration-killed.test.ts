import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { neighborhoods } from '#content/neighborhoods.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { projectRoot } from '#server/project-root.ts';
import { emptyStore, silent } from '../databases.ts';
import { reportFigure } from '../figures.ts';
import { rounds } from '../rounds.ts';

const KILLS = rounds(3, 40);

describe.for(['sqlite', 'postgres'] as const)('a migration (%s)', (engine) => {
  test('killed after any of its statements changes nothing, and the next start runs it completely', {
    timeout: 30_000 + KILLS * 10_000,
  }, async ({ onTestFinished }) => {
    const [store, whole] = [await emptyStore(engine), await emptyStore(engine)];
    onTestFinished(store.remove);
    onTestFinished(whole.remove);
    const statements = Number((await migrate(whole.url)).stdout);
    expect(statements).toBeGreaterThan(30);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const last = 1 + Math.round((kill / (KILLS - 1)) * (statements - 2));
      expect((await migrate(store.url, last)).exitCode).toBeNull();
      expect(await tablesOf(store.url)).toEqual([]);
    }
    expect((await migrate(store.url)).exitCode).toBe(0);
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

async function migrate(url: string, last?: number): Promise<{ exitCode: number | null; stdout: string }> {
  const args = ['test/faults/dying-migration.ts', url, ...(last === undefined ? [] : [String(last)])];
  const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'] });
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  const [exitCode] = (await once(child, 'close')) as [number | null];
  return { exitCode, stdout };
}

async function tablesOf(url: string): Promise<string[]> {
  const database = openDatabase(url, silent);
  const tables = await database.db.introspection.getTables();
  await database.close();
  return tables.map(({ name }) => name).sort();
}
