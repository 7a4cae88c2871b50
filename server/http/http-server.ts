import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';

/** Settings against slow and huge requests, in ms and bytes (reliability.md). */
const SETTINGS: ServerOptions = {
  headersTimeout: 8_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 72_000,
  maxHeaderSize: 16 * 1_024,
};

/** How long a request under way may take after the server was told to stop. */
const DRAIN_MS = 10_000;

export interface HttpServer {
  /** How many requests are being answered now. */
  underWay(): number;
  /** @throws when the port is taken */
  listen(port: number, host: string | null): Promise<number>;
  /** Takes no new connection, lets requests under way finish, then cuts what is left. */
  drain(): Promise<void>;
}

type Fetch = Parameters<typeof getRequestListener>[0];

/**
 * The server's own end of every connection.
 * @param answersAtOnce tried first; a request it does not answer goes to `fetch`
 */
export function httpServer(
  fetch: Fetch,
  answersAtOnce: (request: IncomingMessage, response: ServerResponse) => boolean,
  log: Logger,
): HttpServer {
  let underWay = 0;
  const listener = getRequestListener(fetch);
  const server = createServer(SETTINGS, (request, response) => {
    if (answersAtOnce(request, response)) return;
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
    });
    void listener(request, response);
  });
  return {
    underWay: () => underWay,
    listen: (port, host) => listen(server, port, host),
    drain: () => drain(server, log),
  };
}

function listen(server: Server, port: number, host: string | null): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(host && { host }) }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

async function drain(server: Server, log: Logger): Promise<void> {
  await new Promise<void>((resolve) => {
    const cut = setTimeout(() => {
      log.warn('Some requests were cut off');
      server.closeAllConnections();
    }, DRAIN_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
