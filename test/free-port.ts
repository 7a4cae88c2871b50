import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below what the kernel hands out by itself (from 32768 on Linux, 49152 elsewhere): a port from its range
 * may become a connection's own before the server that it is meant for has started.
 */
const FIRST = 15_000;
const END = 32_768;

/** A port nobody listens on right now, and which the kernel gives to nobody who did not name it. */
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
