import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '#server/project-root.ts';
import { freePort } from './free-port.ts';

/** A server in a separate process. */
export interface RunningServer {
  url: string;
  pid: number;
  dataDir: string;
  signal: (signal: NodeJS.Signals) => void;
  /** Resolves when the process has ended, with its exit code; null if a signal ended it. */
  ended: Promise<number | null>;
  /** Everything it wrote to stdout and stderr so far. */
  output: () => string;
  /** Sends a signal and waits until the process has ended. @returns its exit code; null if the signal ended it */
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Ends it and removes its data. */
  remove: () => Promise<void>;
}

export interface ServerSettings {
  env?: Record<string, string>;
  /** An existing data folder; a new one by default. */
  dataDir?: string;
  port?: number;
  /** The user that runs it; the test's own user by default. */
  user?: { uid: number; gid: number };
  /** A command that executes the command in its arguments; none by default. */
  launcher?: string[];
  /** Whether to wait for the store too (`/readyz`), or only for HTTP (`/healthz`). */
  until?: 'ready' | 'alive';
}

const START_TIMEOUT_MS = 30_000;

/** A test that times out never ends its server, so remaining servers are killed when the test process exits. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts the server that `npm test` built, like `npm run serve`. @throws with its output if it is not up within 30 s */
export function startBuiltServer(settings: ServerSettings = {}): Promise<RunningServer> {
  return startServerProcess([join(projectRoot, 'dist/server/entry.mjs')], settings);
}

/**
 * Starts a server on a free port.
 * @param program arguments for Node
 */
export async function startServerProcess(
  program: string[],
  settings: ServerSettings,
): Promise<RunningServer> {
  const dataDir = settings.dataDir ?? mkdtempSync(join(tmpdir(), 'porchlight-data-'));
  const port = settings.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: url,
    DATA_DIR: dataDir,
    ...settings.env,
  };
  const [command = process.execPath, ...args] = [...(settings.launcher ?? []), process.execPath, ...program];
  const child = spawn(command, args, { cwd: projectRoot, env, ...settings.user });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));

  await waitUntilUp(child, `${url}/${settings.until === 'alive' ? 'healthz' : 'readyz'}`, () => output);
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return await ended;
  };
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    signal: (signal) => void child.kill(signal),
    ended,
    output: () => output,
    end,
    async remove() {
      await end('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Waits until a server's process responds with 2xx. @throws with its output if it is not up within 30 s; it is killed then */
export async function waitUntilUp(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (let leftMs = START_TIMEOUT_MS; leftMs > 0; leftMs = deadline - Date.now()) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const up = await fetch(url, { signal: AbortSignal.timeout(leftMs) }).then(
      (response) => response.ok,
      () => false,
    );
    if (up) return;
    await pause(25);
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not come up:\n${output()}`);
}
