import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import {
  CALL_LIMIT_MS,
  DESKTOP,
  type Engine,
  type Key,
  type RunningEngine,
  type Tab,
  type TabOptions,
} from './engine.ts';

const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');

/** The keys of WebDriver (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const KEYS: Record<Key, string> = {
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};

/** WebKitGTK, the engine of Safari, through WebDriver. It has no headless mode and needs a display. */
export const webkit: Engine = {
  name: 'WebKit',
  missing:
    miniBrowser && isInstalled('WebKitWebDriver') && isInstalled('xvfb-run')
      ? null
      : 'WebKit is missing (Debian: apt-get install webkit2gtk-driver xvfb xauth)',
  async start(): Promise<RunningEngine> {
    const port = await freePort();
    const driver = spawn(
      'xvfb-run',
      // By default the display restarts when its last window closes, and accepts no windows meanwhile.
      ['-a', '-s', '-screen 0 1440x900x24 -noreset', 'WebKitWebDriver', `--port=${port}`],
      {
        detached: true,
        stdio: 'ignore',
        // For downloads and settings.
        env: { ...process.env, HOME: tmpdir(), XDG_CONFIG_HOME: settings() },
      },
    );
    const call = webDriver(`http://127.0.0.1:${port}`);
    await waitUntilReady(call, driver);
    return {
      newTab: (options) => newTab(call, options),
      async stop() {
        // Kills the process group: xvfb-run, its display and the driver.
        if (driver.pid) process.kill(-driver.pid);
      },
    };
  },
};

/** Shrinks the window's buttons, which would keep it wider than a phone. @returns the configuration folder */
function settings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(
    join(folder, 'gtk-3.0/gtk.css'),
    '* { min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }',
  );
  return folder;
}

function isInstalled(program: string): boolean {
  return spawnSync(program, ['--help'], { stdio: 'ignore' }).error === undefined;
}

type Call = (method: 'DELETE' | 'GET' | 'POST', path: string, body?: object) => Promise<unknown>;

function webDriver(address: string): Call {
  return async (method, path, body) => {
    const answer = await fetch(address + path, {
      method,
      signal: AbortSignal.timeout(CALL_LIMIT_MS),
      ...(body && { body: JSON.stringify(body) }),
    }).catch((cause) => {
      throw new Error(`${method} ${path}: no response from WebKitWebDriver`, { cause });
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

async function waitUntilReady(call: Call, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    const isReady = await call('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await pause(50);
  }
  throw new Error(`WebKitWebDriver ended with ${driver.exitCode}`);
}

async function newTab(call: Call, { javascript, size = DESKTOP }: TabOptions): Promise<Tab> {
  const browserOptions = {
    binary: miniBrowser,
    args: ['--automation', `--enable-javascript=${javascript}`],
  };
  const { sessionId } = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions },
    },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/window/rect`, size);
  const act = (id: string, type: 'key' | 'pointer', actions: object[]) =>
    call('POST', `${session}/actions`, { actions: [{ id, type, actions }] });
  const press = (keys: string[]) =>
    act(
      'keyboard',
      'key',
      keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );

  return {
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    back: async () => void (await call('POST', `${session}/back`, {})),
    run: async <T, Args extends unknown[]>(inPage: (...args: Args) => T, ...args: Args) =>
      (await call('POST', `${session}/execute/sync`, {
        script: `return (${inPage})(...arguments)`,
        args,
      })) as T,
    clickAt: async (x, y) =>
      void (await act('mouse', 'pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])),
    type: async (text) => void (await press([...text])),
    press: async (key) => void (await press([KEYS[key]])),
    close: async () => void (await call('DELETE', session)),
  };
}
