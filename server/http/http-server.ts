import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { ConfigError } from '../config-rules.ts';
import type { Admission } from './admission.ts';
import { answerBrokenRequests } from './broken-requests.ts';
import { closePort, drainAcceptQueue, waitForClientsToLeave } from './close-port.ts';
import { whenWhole } from './whole-request.ts';

/** Against slow and huge requests, in ms and bytes; what they hold is measured in docs/reliability.md. */
const SETTINGS: ServerOptions = {
  headersTimeout: 8_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 72_000,
  maxHeaderSize: 16 * 1_024,
};

/**
 * A connection on which nothing moves any more, such as an answer that nobody reads, is ended after so long, or twice as
 * long when Node has first to see that nothing was written meanwhile. An answer of ours is silent for 20 s at most.
 */
const STANDSTILL_MS = 30_000;

export interface HttpServer {
  /** @throws ConfigError when the port is taken or the host is not this machine's */
  listen(port: number, host: string | null): Promise<number>;
  /** Ends every connection with its next answer, takes no new one, lets requests finish, then cuts what is left. */
  drain(): Promise<void>;
}

type Fetch = Parameters<typeof getRequestListener>[0];

/** How many connections may wait to be accepted while the event loop is at work; the kernel has others try again in a second. */
const BACKLOG = 4_096;

export interface HttpServerOptions {
  fetch: Fetch;
  /** Tried first: who is answered by it waits for no turn. */
  answersAtOnce: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Says when it is the turn of a request that goes to `fetch`. */
  admission: Admission;
  log: Logger;
}

/** The Node server under the site: its limits against slow clients, its order under load and its graceful end. */
export function httpServer({ fetch, answersAtOnce, admission, log }: HttpServerOptions): HttpServer {
  const underWay = new Set<ServerResponse>();
  let draining = false;
  let held: (() => void)[] | null = null;
  const listener = getRequestListener(fetch);
  const server = createServer(SETTINGS, (request, response) => {
    if (draining) disableKeepAlive(response);
    if (held) held.push(() => answer(request, response));
    else answer(request, response);
  });

  server.setTimeout(STANDSTILL_MS);
  server.on('connection', admission.noteArrival);
  answerBrokenRequests(server);

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (answersAtOnce(request, response)) return;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    whenWhole(request, () => admission.admit(request, response, () => listener(request, response)));
  }

  return {
    listen: (port, host) => listen(server, port, host),
    async drain() {
      draining = true;
      for (const response of underWay) disableKeepAlive(response);
      await waitForClientsToLeave(server);
      // A client that is answered connects again at once, so answers wait until the accept queue is empty.
      held = [];
      await drainAcceptQueue(server);
      const closed = closePort(server, log);
      for (const goOn of held) goOn();
      held = null;
      await closed;
    },
  };
}

function listen(server: Server, port: number, host: string | null): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(bySetting(error, port, host)));
    server.listen({ port, backlog: BACKLOG, ...(host && { host }) }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Why nobody can listen there, as what is wrong with a setting. */
function bySetting(error: NodeJS.ErrnoException, port: number, host: string | null): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new ConfigError('PORT', `${port} is taken by another program`);
    case 'EACCES':
      return new ConfigError('PORT', `${port} may not be opened by this user`);
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
    case 'ENOTFOUND':
      return new ConfigError('HOST', `${host} is no address of this machine`);
    default:
      return error;
  }
}

/** The answer will carry `Connection: close`: nothing more is sent to where nobody will read it. */
function disableKeepAlive(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}
