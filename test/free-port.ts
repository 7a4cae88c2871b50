import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the kernel's ephemeral ports (from 32768 on Linux, 49152 elsewhere): one of those could be assigned to an outgoing
 * connection before the server has started.
 */
const FIRST = 15_000;
const END = 32_768;

/** Returns an unused port outside the kernel's ephemeral range. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, END);
    if (await isFree(port)) return port;
  }
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
