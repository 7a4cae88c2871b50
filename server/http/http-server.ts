import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
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

/** How long clients with open connections are told to move on before connections are closed under them. */
const MOVE_ON_MS = 500;

/** How long a request under way may take after the server was told to stop. */
const DRAIN_MS = 10_000;

export interface HttpServer {
  /** How many requests are being answered now. */
  underWay(): number;
  /** @throws when the port is taken */
  listen(port: number, host: string | null): Promise<number>;
  /** Ends every connection with its next answer, takes no new one, lets requests finish, then cuts what is left. */
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
  const underWay = new Set<ServerResponse>();
  let draining = false;
  const listener = getRequestListener(fetch);
  const server = createServer(SETTINGS, (request, response) => {
    if (draining) sayGoodbye(response);
    if (answersAtOnce(request, response)) return;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    void listener(request, response);
  });
  return {
    underWay: () => underWay.size,
    listen: (port, host) => listen(server, port, host),
    async drain() {
      draining = true;
      for (const response of underWay) sayGoodbye(response);
      if (await hasConnections(server)) await pause(MOVE_ON_MS);
      await close(server, log);
    },
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

/** The answer will carry `Connection: close`: nothing more is sent to where nobody will read it. */
function sayGoodbye(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

function hasConnections(server: Server): Promise<boolean> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count > 0)));
}

async function close(server: Server, log: Logger): Promise<void> {
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
