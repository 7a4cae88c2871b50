import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { prepareDatabase } from '#server/database/prepare-database.ts';
import { listLeads } from '#server/leads/lead-store.ts';
import { runCommandProcess } from '../command-process.ts';
import { emptyStore, silent } from '../databases.ts';
import { reportFigure } from '../figures.ts';
import { keepLead } from '../kept-lead.ts';
import { rounds } from '../rounds.ts';

const LEADS = rounds(200, 20_000);

test('a backup brings back every lead of its moment', { timeout: 120_000 + LEADS * 20 }, async ({
  onTestFinished,
}) => {
  const store = await emptyStore('sqlite');
  onTestFinished(() => store.remove());
  let database = openDatabase(store.url, silent);
  await prepareDatabase(database);
  for (let i = 0; i < LEADS; i += 1) await keepLead(database);
  const kept = await listLeads(database.db);
  const copy = join(store.folder, 'copy.db');
  const env = { DATABASE_URL: store.url, DATA_DIR: store.folder };
  expect(await runCommandProcess('backup', [copy], env)).toMatchObject({ exitCode: 0 });
  await database.db.deleteFrom('leads').execute();
  await database.close();

  const { stdout, ...restored } = await runCommandProcess('restore', [copy], env);
  const [, seconds] = / in (\d+\.\d) s\n/.exec(stdout) ?? [];
  expect({ seconds, ...restored }).toEqual({ seconds: expect.any(String), exitCode: 0, stderr: '' });
  database = openDatabase(store.url, silent);
  const back = await listLeads(database.db);
  await database.close();
  expect(back).toEqual(kept);
  reportFigure({
    promise: 'A backup brings back every lead of its moment',
    tested: `\`npm run backup\` of ${LEADS} leads, all deleted, \`npm run restore\`, every field compared`,
    measured: `${back.length} leads from ${(statSync(copy).size / 1_000_000).toFixed(1)} MB in ${seconds} s`,
  });
});
