import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

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
