import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the kernel's ephemeral ports (from 32768 on Linux, 49152 elsewhere): one of those could be assigned to an outgoing
 * connection before the server has started.
 */
const FIRST = 15_000;
const END = 32_768;

/** More than there are workers of Vitest or Playwright. */
const SHARES = 16;

/** Returns an unused port outside the kernel's ephemeral range. */
export async function freePort(): Promise<number> {
  const [first, end] = portsOf(process.env);
  for (;;) {
    const port = randomInt(first, end);
    if (await isFree(port)) return port;
  }
}

/**
 * The first and the end of the ports of a test worker. Each worker has its own: the port of a server that a test has stopped for a
 * while is free, and the clients of that test would post to the server of another.
 */
export function portsOf({ VITEST_POOL_ID, TEST_PARALLEL_INDEX }: NodeJS.ProcessEnv): [number, number] {
  const worker = Number(VITEST_POOL_ID ?? TEST_PARALLEL_INDEX ?? 0) % SHARES;
  const size = Math.floor((END - FIRST) / SHARES);
  return [FIRST + worker * size, FIRST + (worker + 1) * size];
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const listens = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (listens) await new Promise((resolve) => probe.close(resolve));
  return listens;
}
