import { chmodSync, chownSync, copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { agent } from '#content/agent.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { preparedStore, silent, type TestStore } from '../databases.ts';
import { reportFigure } from '../figures.ts';
import { fileHash } from '../file-hash.ts';
import { type RunningServer, type ServerSettings, startBuiltServer } from '../running-server.ts';
import { storeLead } from '../stored-lead.ts';
import { refusal } from './lead-clients.ts';

/** An unprivileged user: root ignores file permissions, so the server then runs as this user. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;

let store: TestStore;
let path: string;
let server: RunningServer | undefined;
beforeEach(async () => {
  store = await preparedStore('sqlite');
  path = join(store.folder, 'test.db');
});
afterEach(async () => {
  await server?.end('SIGKILL');
  await store.remove();
});

/** Starts the server on the broken store, and expects pages, refused leads and a reason in the log. */
async function expectRefusal(what: string, reason: RegExp, settings: ServerSettings = {}): Promise<void> {
  const env = { DATABASE_URL: store.url };
  server = await startBuiltServer({ env, dataDir: store.folder, until: 'alive', ...settings });
  expect((await fetch(server.url)).status).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect(await refusal(server.url)).toEqual({ status: 503, body: expect.stringContaining(agent.phone) });
  expect(server.output()).toMatch(reason);
  reportFigure({
    promise: `Database file ${what} at the start: leads refused with the phone number, pages served, file untouched`,
    tested: 'built server on such a file',
    measured: 'holds',
  });
}

test('a damaged file is rejected with a log message, left unchanged, and used within seconds of its repair, without a restart', async () => {
  copyFileSync(path, `${path}.whole`);
  writeFileSync(path, Buffer.from('These are my shopping notes.\n'.repeat(400)));
  const before = fileHash(path);
  await expectRefusal('damaged', /file is not a database/);
  expect(fileHash(path)).toBe(before);
  copyFileSync(`${path}.whole`, path);
  await expect.poll(async () => (await fetch(`${server?.url}/readyz`)).status, { timeout: 5_000 }).toBe(200);
});

test('a read-only file is rejected and left unchanged', async () => {
  if (isRoot) chownSync(store.folder, NOBODY.uid, NOBODY.gid);
  chmodSync(path, 0o444);
  const before = fileHash(path);
  await expectRefusal('read-only', /readonly|read-only/, isRoot ? { user: NOBODY } : {});
  expect(fileHash(path)).toBe(before);
});

test('a read-only folder is rejected', async () => {
  rmSync(path);
  chmodSync(store.folder, 0o555);
  await expectRefusal('out of reach', /unable to open database file/, isRoot ? { user: NOBODY } : {});
  chmodSync(store.folder, 0o755);
  expect(existsSync(path)).toBe(false);
});

test('a missing file with an existing log is not recreated, because the log contains leads', async () => {
  const database = openDatabase(store.url, silent);
  await storeLead(database);
  copyFileSync(`${path}-wal`, `${path}-wal.kept`);
  await database.close();
  rmSync(path);
  copyFileSync(`${path}-wal.kept`, `${path}-wal`);
  const before = fileHash(`${path}-wal`);
  await expectRefusal('missing but its log present', /is missing/);
  expect(fileHash(`${path}-wal`)).toBe(before);
  expect(existsSync(path)).toBe(false);
});
