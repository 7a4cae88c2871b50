import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { contactFields } from '../app-under-test.ts';
import { reportFigure } from '../figures.ts';
import { startBuiltServer } from '../running-server.ts';
import { postLead } from './lead-clients.ts';

const NOBODY = 65_534;

/** Makes every file system of the new process read-only except its data folder, then drops root for good. */
const AS_NOBODY_ON_READ_ONLY = `
  set -e
  mount --bind "$DATA_DIR" "$DATA_DIR"
  findmnt -rno TARGET | grep -vE "^(/proc|/sys|/dev(/[^s]|$)|$DATA_DIR)" | while read -r place; do
    mount -o remount,bind,ro "$place" || true
  done
  exec setpriv --reuid ${NOBODY} --regid ${NOBODY} --clear-groups --no-new-privs --bounding-set=-all "$@"`;

test('the site runs as nobody on a read-only file system with a writable data folder', {
  timeout: 60_000,
}, async ({ skip, onTestFinished }) => {
  if (!mayMount()) return skip('needs root and permission to mount');
  const dataDir = mkdtempSync(join(tmpdir(), 'porchlight-data-'));
  chownSync(dataDir, NOBODY, NOBODY);
  const server = await startBuiltServer({
    dataDir,
    launcher: ['unshare', '--mount', 'sh', '-c', AS_NOBODY_ON_READ_ONLY, 'sh'],
  });
  onTestFinished(() => server.remove());

  expect(await postLead(server.url, contactFields(), randomUUID())).toBe('201');
  expect((await fetch(`${server.url}/sell`)).status).toBe(200);
  await vi.waitUntil(() => readdirSync(dataDir).includes('outgoing-mail'), { timeout: 15_000 });
  expect(statSync(`/proc/${server.pid}`).uid).toBe(NOBODY);
  expect(touch(server.pid, join(tmpdir(), randomUUID()))).toContain('Read-only file system');
  expect(touch(server.pid, join(dataDir, 'a-file'))).toBe('');
  expect(await server.end()).toBe(0);
  reportFigure({
    promise: 'The site needs no privileges and one writable folder',
    tested: 'as nobody on a read-only file system with DATA_DIR writable: pages, a lead, its mail, SIGTERM',
    measured: 'holds',
  });
});

test('files written by the site cannot be read by other users', async ({ onTestFinished }) => {
  const server = await startBuiltServer();
  onTestFinished(() => server.remove());
  expect(await postLead(server.url, contactFields(), randomUUID())).toBe('201');
  const written = () => readdirSync(server.dataDir);
  await vi.waitUntil(() => written().includes('outgoing-mail'), { timeout: 15_000 });
  const readable = written().filter((name) => statSync(join(server.dataDir, name)).mode & 0o077);
  expect({ written: written().includes('porchlight.db'), readable }).toEqual({ written: true, readable: [] });
});

function mayMount(): boolean {
  return spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;
}

/** Tries to write a file in a process's mount namespace. @returns the error message */
function touch(pid: number, path: string): string {
  return spawnSync('nsenter', [`--mount=/proc/${pid}/ns/mnt`, 'touch', path], { encoding: 'utf8' }).stderr;
}
