import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { HOUR_MS } from '#domain/durations.ts';
import type { Config } from '../config.ts';
import { projectRoot } from '../project-root.ts';
import { backupName, backupTime, expiredBackups } from './retention.ts';

/** Relative to DATA_DIR. */
export const BACKUP_FOLDER = 'backups';

const CHECK_EVERY_MS = 60_000;

const FIRST_PAUSE_MS = 5 * 60_000;

/** A backup needs free space of this many times the database's size, so that it leaves room for new leads. */
const FREE_SPACE_FACTOR = 3;

export interface Backups {
  /** When the newest backup was made, in ms; 0 when there is none. */
  newestAt(): Promise<number>;
  /** Number of failed backups since the start. */
  failures(): number;
  stop(): Promise<void>;
}

export interface BackupOptions {
  config: Pick<Config, 'databaseUrl' | 'dataDir'>;
  log: Logger;
  now?: () => Date;
  /** Shorter in tests only. */
  checkEveryMs?: number;
}

/**
 * Backs up the SQLite database once an hour into DATA_DIR/backups by running `npm run backup`'s script as a separate process
 * at low priority, so that requests do not wait for it. Does nothing on Postgres, which has its own backup tools.
 */
export function startBackups(options: BackupOptions): Backups {
  const { config, log, now = () => new Date(), checkEveryMs = CHECK_EVERY_MS } = options;
  if (!config.databaseUrl.startsWith('file:'))
    return { newestAt: async () => 0, failures: () => 0, stop: async () => {} };
  const folder = join(config.dataDir, BACKUP_FOLDER);
  const running: { process?: ChildProcess; check?: Promise<void> } = {};
  let failures = 0;
  let failed = { inARow: 0, at: 0 };
  let isStopping = false;

  async function check(): Promise<void> {
    const time = now();
    // A clock that was set back must not block the next attempt.
    const sinceFailure = time.getTime() - failed.at;
    if (sinceFailure >= 0 && sinceFailure < backoffAfter(failed.inARow)) return;
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (time.getTime() - (await newest(folder, time)) < HOUR_MS) return;
      await requireDiskSpace(config);
      await removePartial(folder);
      if (isStopping) return;
      const name = backupName(time);
      await runBackup(join(folder, name), config, (child) => (running.process = child));
      failed = { inARow: 0, at: 0 };
      for (const old of expiredBackups(await readdir(folder), time.getTime()))
        await rm(join(folder, old), { force: true });
      log.info({ name }, 'Backed up');
    } catch (error) {
      if (isStopping) return;
      failures += 1;
      failed = { inARow: failed.inARow + 1, at: now().getTime() };
      log.error({ err: error }, 'The hourly backup failed');
    }
  }

  const timer = setInterval(() => {
    running.check ??= check().finally(() => delete running.check);
  }, checkEveryMs);
  return {
    newestAt: () => newest(folder, now()).catch(() => 0),
    failures: () => failures,
    async stop() {
      isStopping = true;
      clearInterval(timer);
      // Other signals are not handled while the copy is checked; the next backup deletes the partial file.
      running.process?.kill('SIGKILL');
      await running.check;
    },
  };
}

/** Backoff after consecutive failures, in ms: each attempt reads the whole database. */
function backoffAfter(failures: number): number {
  return failures === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), HOUR_MS);
}

/** When the newest backup was made, in ms; backups dated in the future are ignored. */
async function newest(folder: string, now: Date): Promise<number> {
  const times = (await readdir(folder)).map((name) => backupTime(name)?.getTime() ?? 0);
  return Math.max(0, ...times.filter((time) => time <= now.getTime()));
}

async function requireDiskSpace({ databaseUrl, dataDir }: BackupOptions['config']): Promise<void> {
  const store = fileURLToPath(databaseUrl);
  const files = [store, `${store}-wal`].filter((path) => existsSync(path));
  const sizes = await Promise.all(files.map(async (path) => (await stat(path)).size));
  const needed = FREE_SPACE_FACTOR * sizes.reduce((sum, size) => sum + size, 0);
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < needed)
    throw new Error(`Not enough disk space: ${needed} bytes must be free in ${dataDir}`);
}

/** Deletes what killed backups left behind. */
async function removePartial(folder: string): Promise<void> {
  const partialFiles = (await readdir(folder)).filter((name) => /^\.porchlight-.+\.partial/.test(name));
  for (const name of partialFiles) await rm(join(folder, name), { force: true });
}

/** @throws Error with the command's stderr if it fails */
async function runBackup(
  path: string,
  { databaseUrl, dataDir }: BackupOptions['config'],
  onStart: (child: ChildProcess) => void,
): Promise<void> {
  const child = spawn(process.execPath, [join(projectRoot, 'server/commands/backup.ts'), path], {
    env: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onStart(child);
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject).once('close', resolve);
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const exitCode = await promise;
  if (exitCode !== 0) throw new Error(stderr.trim() || `npm run backup ended with ${exitCode}`);
}
