import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silent } from '#test/databases.ts';
import { listLeads } from '#test/leads.ts';
import { storeForBackups } from '#test/store-for-backups.ts';
import { storeLead } from '#test/stored-lead.ts';
import { type BackupOptions, type Backups, startBackups } from './hourly-backups.ts';
import { backupName } from './retention.ts';

const HOUR_MS = 3_600_000;
/** A backup runs at low priority, so it is slow on a busy machine. */
const longTimeout = { timeout: 60_000 };
vi.setConfig({ testTimeout: 180_000 });

const store = storeForBackups();
let backups: Backups;
let now: Date;
/** How often the clock was read: each check reads it. */
let checks = 0;

beforeEach(() => {
  now = new Date('2026-11-21T13:15:00.000Z');
});
afterEach(() => backups.stop());

const folder = () => store.beside('backups');
const backupFiles = () => readdirSync(folder()).sort();
const start = (options: Partial<BackupOptions> = {}) =>
  startBackups({
    config: { databaseUrl: store.url(), dataDir: store.folder() },
    log: silent,
    now: () => {
      checks += 1;
      return now;
    },
    checkEveryMs: 20,
    ...options,
  });

test('an hourly backup is readable by its owner only and restores the leads of that hour; a restart makes no second one', async () => {
  const kept = await storeLead(store.database());
  backups = start();
  const first = backupName(now);
  // Stopped before it has deleted its partial file, a backup leaves that to the next one.
  await vi.waitFor(() => expect(backupFiles()).toEqual([first]), longTimeout);
  await storeLead(store.database(), { email: 'after@example.com' });
  await backups.stop();
  now = new Date(now.getTime() + HOUR_MS - 1_000);
  backups = start();
  checks = 0;
  await vi.waitUntil(() => checks >= 5, longTimeout);
  expect(backupFiles()).toEqual([first]);
  now = new Date(now.getTime() + 1_000);
  await vi.waitFor(() => expect(backupFiles()).toEqual([first, backupName(now)]), longTimeout);
  await backups.stop();
  expect([statSync(join(folder(), first)).mode & 0o777, statSync(folder()).mode & 0o777]).toEqual([
    0o600, 0o700,
  ]);

  await store.database().close();
  const { exitCode, stderr } = await store.run('restore', [join(folder(), first)]);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  store.reopen();
  expect(await listLeads(store.database())).toEqual([kept]);
});

test('a backup dated in the future causes one more backup, not one at every check', async () => {
  mkdirSync(folder());
  const ahead = backupName(new Date(now.getTime() + 30 * HOUR_MS));
  writeFileSync(join(folder(), ahead), '');
  backups = start();
  await vi.waitUntil(async () => (await backups.newestAt()) === now.getTime(), longTimeout);
  now = new Date(now.getTime() + 1_000);
  checks = 0;
  const second = now.getTime();
  await vi.waitUntil(() => checks >= 5, longTimeout);
  expect(await backups.newestAt()).toBeLessThan(second);
  expect(backupFiles()).toHaveLength(2);
});

test('no backup starts while the site stops', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  backups = start({
    now: () => {
      queueMicrotask(() => resolve(backups.stop()));
      return now;
    },
  });
  await promise;
  expect(backupFiles()).toEqual([]);
});

test('a backup interrupted by stopping the site does not count as a failure', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
  backups = start({ log });
  // The backup is running, or on a fast machine already done.
  await vi.waitUntil(() => existsSync(folder()) && backupFiles().length > 0, { ...longTimeout, interval: 5 });
  await backups.stop();
  expect([backups.failures(), lines]).toEqual([0, []]);
});

test('a failed backup is counted and logged, and leaves no file', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
  await store.database().close();
  writeFileSync(store.path(), 'damage '.repeat(10_000));
  backups = start({ log });
  await vi.waitUntil(() => backups.failures() > 0, longTimeout);
  await backups.stop();
  expect(lines[0]).toContain('The hourly backup failed');
  expect(await backups.newestAt()).toBe(0);
  expect(backupFiles()).toEqual([]);
});

test('a failed backup is retried after five minutes, then after ten', async () => {
  // A file in place of the folder makes a backup fail before it reads the database.
  writeFileSync(folder(), '');
  backups = start();
  const expectFailures = async (times: number) => {
    await vi.waitUntil(() => backups.failures() === times, longTimeout);
    checks = 0;
    await vi.waitUntil(() => checks >= 5, longTimeout);
    expect(backups.failures()).toBe(times);
  };
  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };
  await expectFailures(1);
  later(5);
  await expectFailures(2);
  later(9);
  await expectFailures(2);
  later(1);
  await expectFailures(3);
});

test('the time of the newest backup is known before the first check', async () => {
  mkdirSync(folder());
  writeFileSync(join(folder(), backupName(now)), '');
  backups = start({ checkEveryMs: HOUR_MS });
  expect(await backups.newestAt()).toBe(now.getTime());
});

test('partial files and expired backups are deleted, and other files are kept', async () => {
  mkdirSync(folder());
  const old = Array.from({ length: 40 }, (_, hour) =>
    backupName(new Date(now.getTime() - (hour + 2) * HOUR_MS)),
  );
  for (const name of [...old, 'mine.db', '.porchlight-20261121T121500Z.db.0a1b.partial']) {
    writeFileSync(join(folder(), name), '');
  }
  backups = start();
  const whole = () => backupFiles().filter((name) => name.startsWith('porchlight-'));
  await vi.waitUntil(() => whole().includes(backupName(now)) && whole().length <= 24 + 2, longTimeout);
  await backups.stop();
  expect(backupFiles()).toContain('mine.db');
  expect(backupFiles().filter((name) => name.includes('partial'))).toEqual([]);
});
