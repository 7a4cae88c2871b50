import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { projectRoot } from '#server/project-root.ts';
import { contactFields } from './app-under-test.ts';
import { emptyStore } from './databases.ts';
import { sendJson } from './faults/form-visits.ts';
import { freePort } from './free-port.ts';

const WAIT = { timeout: 60_000, interval: 100 };

test('a lead sent to the development server is delivered as in production', {
  timeout: 120_000,
}, async () => {
  const store = await emptyStore('sqlite');
  const port = await freePort();
  const astro = join(projectRoot, 'node_modules/astro/bin/astro.mjs');
  const child = spawn(process.execPath, [astro, 'dev', '--port', String(port), '--host', '127.0.0.1'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'development',
      DATA_DIR: store.folder,
      DATABASE_URL: store.url,
    },
    stdio: 'ignore',
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await store.remove();
  });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitUntil(async () => (await fetch(`${url}/healthz`).catch(() => null))?.ok, WAIT);
  expect(await sendJson(url, contactFields())).toBe(201);
  const mails = join(store.folder, 'outgoing-mail');
  await vi.waitUntil(
    () => existsSync(mails) && readdirSync(mails).some((name) => name.endsWith('.eml')),
    WAIT,
  );
});
