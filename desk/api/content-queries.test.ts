import { createServer } from 'node:http';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { freePort } from '../../test/free-port.ts';
import { numberedAreasQuery } from './content-queries.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a server that is too busy to list the areas has not listed any', async () => {
  const port = await freePort();
  const server = createServer((_, response) => {
    response.writeHead(503, { 'content-type': 'application/problem+json' }).end('{"type":"/problems/busy"}');
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  // Node has no page that an address could be relative to.
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    fetch(new URL(path, `http://localhost:${port}`), init),
  );
  await expect(new QueryClient().fetchQuery(numberedAreasQuery)).rejects.toMatchObject({ status: 503 });
  await new Promise((resolve) => server.close(resolve));
});
