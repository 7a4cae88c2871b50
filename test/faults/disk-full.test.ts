import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { agent } from '#content/agent.ts';
import { reportFigure } from '../figures.ts';
import { rounds } from '../rounds.ts';
import { startBuiltServer } from '../running-server.ts';
import { servedStoreUrl } from '../served-store.ts';
import { compareLeads, refusal, startLeadClients, storedEmails } from './lead-clients.ts';

const ROUNDS = rounds(1, 20);

test('on a full disk leads are refused with the phone number until there is room', {
  timeout: 40_000 + ROUNDS * 20_000,
}, async ({ skip, onTestFinished }) => {
  const dataDir = smallDisk();
  if (!dataDir) return skip('needs permission to mount a small disk');
  onTestFinished(() => {
    execFileSync('umount', [dataDir]);
    rmSync(dataDir, { recursive: true });
  });
  const server = await startBuiltServer({ dataDir, env: { RATE_LIMIT: 'off' } });
  onTestFinished(async () => void (await server.end('SIGKILL')));
  const clients = startLeadClients(server.url, 5);
  const recoveriesMs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await vi.waitUntil(() => clients.answered.length >= (round + 1) * 20, { timeout: 15_000 });
    fill(join(dataDir, 'filler'));
    const { status, body } = await vi.waitUntil(() => refusal(server.url), {
      timeout: 15_000,
      interval: 10,
    });
    expect(status).toBe(503);
    expect(body).toContain(agent.phone);
    expect((await fetch(server.url)).status).toBe(200);

    const before = clients.answered.length;
    rmSync(join(dataDir, 'filler'));
    const roomAt = performance.now();
    await vi.waitUntil(() => clients.answered.length > before, { timeout: 5_000, interval: 5 });
    recoveriesMs.push(performance.now() - roomAt);
  }
  await clients.stop();
  await server.end('SIGTERM');
  const { twice, lost } = compareLeads(clients.answered, await storedEmails(servedStoreUrl(dataDir)));
  reportFigure({
    promise:
      'Disk full: 503 with the phone number, pages stay up, leads are accepted within 5 s once there is room',
    tested: `a disk of 24 MB filled and emptied ${ROUNDS} times under load`,
    measured: `${clients.answered.length} acknowledged, ${lost.length} lost, ${twice.length} duplicated; accepted again after at most ${Math.round(Math.max(...recoveriesMs))} ms`,
  });
  expect({ twice, lost }).toEqual({ twice: [], lost: [] });
});

/** A device on Linux that is always full. */
const FULL_DEVICE = '/dev/full';

test.skipIf(!existsSync(FULL_DEVICE))(
  'a full disk under the log does not stop the site',
  {
    timeout: 60_000,
  },
  async ({ onTestFinished }) => {
    const launcher = ['sh', '-c', `exec "$@" > ${FULL_DEVICE} 2>&1`, 'sh'];
    const server = await startBuiltServer({ launcher });
    onTestFinished(server.remove);
    expect((await fetch(server.url)).status).toBe(200);
    expect(await refusal(server.url)).toBeNull();
    expect(await server.end('SIGTERM')).toBe(0);
  },
);

/** @returns null without permission to mount */
function smallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}

function fill(path: string): void {
  for (const size of [1_048_576, 65_536, 4_096]) {
    try {
      for (;;) appendFileSync(path, Buffer.alloc(size));
    } catch {
      // A smaller block may still fit.
    }
  }
}
