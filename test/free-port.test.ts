import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, portsOf } from './free-port.ts';

test('a free port is never in the range the kernel assigns to outgoing connections', async () => {
  const byKernel = createServer();
  const handedOut: number[] = [];
  for (let time = 0; time < 50; time++) {
    await new Promise<void>((resolve) => byKernel.listen(0, '127.0.0.1', resolve));
    const address = byKernel.address();
    if (typeof address === 'object' && address) handedOut.push(address.port);
    await new Promise((resolve) => byKernel.close(resolve));
  }
  const free = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(Math.max(...free)).toBeLessThan(Math.min(...handedOut));
});

test('no two workers choose from the same ports, and a worker keeps its own', async () => {
  const shares = Array.from({ length: 8 }, (_, worker) => portsOf({ VITEST_POOL_ID: String(worker + 1) }));
  for (const [at, [first]] of shares.entries())
    if (at > 0) expect(first).toBeGreaterThanOrEqual(shares[at - 1]?.[1] ?? Infinity);
  const [first, end] = portsOf(process.env);
  const free = await Promise.all(Array.from({ length: 20 }, freePort));
  expect(free.every((port) => port >= first && port < end)).toBe(true);
});
