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

/** In DATA_DIR. */
export const BACKUP_FOLDER = 'backups';

const CHECK_EVERY_MS = 60_000;

const FIRST_PAUSE_MS = 5 * 60_000;

/** A backup must not take the disk space that the next lead needs: it is made only where this many more would fit. */
const ROOM_FOR = 3;

export interface Backups {
  /** When the newest backup was made, in ms; 0 when there is none. */
  newestAt(): Promise<number>;
  /** Since the start. */
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
 * Backs up the embedded store once an hour into DATA_DIR/backups. `npm run backup` does it, as a process of its own with
 * a lower priority, so that nobody waits for it. Postgres has its own ways; there this does nothing.
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
    // A clock that was set back must not keep it from trying.
    const sinceFailure = time.getTime() - failed.at;
    if (sinceFailure >= 0 && sinceFailure < pauseAfter(failed.inARow)) return;
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (time.getTime() - (await newest(folder, time)) < HOUR_MS) return;
      await requireRoom(config);
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
      // While it checks its copy, it would hear no other signal; what it leaves goes before the next backup.
      running.process?.kill('SIGKILL');
      await running.check;
    },
  };
}

/** How long to wait after failures in a row, in ms: each try reads the whole store. */
function pauseAfter(failures: number): number {
  return failures === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), HOUR_MS);
}

/** When the newest was made, in ms; one dated ahead of the clock says nothing about when that was. */
async function newest(folder: string, now: Date): Promise<number> {
  const times = (await readdir(folder)).map((name) => backupTime(name)?.getTime() ?? 0);
  return Math.max(0, ...times.filter((time) => time <= now.getTime()));
}

async function requireRoom({ databaseUrl, dataDir }: BackupOptions['config']): Promise<void> {
  const store = fileURLToPath(databaseUrl);
  const files = [store, `${store}-wal`].filter((path) => existsSync(path));
  const sizes = await Promise.all(files.map(async (path) => (await stat(path)).size));
  const needed = ROOM_FOR * sizes.reduce((sum, size) => sum + size, 0);
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < needed) throw new Error(`No room: ${needed} bytes must be free in ${dataDir}`);
}

/** What a backup left behind that was killed in the middle. */
async function removePartial(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => /^\.porchlight-.+\.partial/.test(name));
  for (const name of left) await rm(join(folder, name), { force: true });
}

/** @throws with what the command said when it fails */
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
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject).once('close', resolve);
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const exitCode = await promise;
  if (exitCode !== 0) throw new Error(said.trim() || `npm run backup ended with ${exitCode}`);
}
