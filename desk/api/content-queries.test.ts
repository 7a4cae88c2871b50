import { createServer } from 'node:http';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { freePort } from '../../test/free-port.ts';
import { neighborhoodIdsQuery } from './content-queries.ts';

afterEach(() => void vi.unstubAllGlobals());

test('the neighborhood query rejects when the server is too busy', async () => {
  const port = await freePort();
  const server = createServer((_, response) => {
    response.writeHead(503, { 'content-type': 'application/problem+json' }).end('{"type":"/problems/busy"}');
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  // In Node there is no page to resolve a relative URL against.
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    fetch(new URL(path, `http://localhost:${port}`), init),
  );
  await expect(new QueryClient().fetchQuery(neighborhoodIdsQuery)).rejects.toMatchObject({ status: 503 });
  await new Promise((resolve) => server.close(resolve));
});
