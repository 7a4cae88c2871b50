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

/** So long nobody new has come, and so long the last answers wait for that at most. */
const QUIET_MS = 20;
const LONGEST_HOLD_MS = 500;

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
  let held: (() => void)[] | null = null;
  const listener = getRequestListener(fetch);
  const server = createServer(SETTINGS, (request, response) => {
    if (draining) sayGoodbye(response);
    if (held) held.push(() => answer(request, response));
    else answer(request, response);
  });

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (answersAtOnce(request, response)) return;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    void listener(request, response);
  }

  return {
    underWay: () => underWay.size,
    listen: (port, host) => listen(server, port, host),
    async drain() {
      draining = true;
      for (const response of underWay) sayGoodbye(response);
      if (await hasConnections(server)) await pause(MOVE_ON_MS);
      // Whoever is answered comes again at once, so answers wait until nobody stands at the door any more.
      held = [];
      await nobodyAtTheDoor(server);
      const closed = close(server, log);
      for (const goOn of held) goOn();
      held = null;
      await closed;
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

/**
 * Resolves right after the event loop has taken in everybody who was connected to the port: the kernel resets those
 * who still wait when it is closed, and the event loop takes in one each turn.
 */
async function nobodyAtTheDoor(server: Server): Promise<void> {
  const deadline = performance.now() + LONGEST_HOLD_MS;
  let arrived = false;
  const note = () => {
    arrived = true;
  };
  server.on('connection', note);
  do {
    arrived = false;
    await pause(QUIET_MS);
    await new Promise(setImmediate);
  } while (arrived && performance.now() < deadline);
  server.off('connection', note);
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
