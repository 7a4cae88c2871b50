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
import { answerBrokenRequests } from './broken-requests.ts';
import { whenWhole } from './whole-request.ts';

/** Limits against slow and huge requests, in ms and bytes; docs/reliability.md has measurements. */
const SETTINGS: ServerOptions = {
  headersTimeout: 8_000,
  // Long enough for a photo over a slow line.
  requestTimeout: 300_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 72_000,
  maxHeaderSize: 16 * 1_024,
};

/** A body that is read whole (whole-request.ts) is short and gets no longer than this. */
const SHORT_BODY_MS = 15_000;

/**
 * A connection on which nothing moves, such as an answer that nobody reads, ends after so long, or twice as long when Node
 * first has to notice that nothing was written meanwhile. Our answers are silent for 20 s at most.
 */
const STANDSTILL_MS = 30_000;

/** Connections that may wait to be accepted; the kernel makes others try again in a second. */
const BACKLOG = 4_096;

/** How long a request under way may take after the server was told to stop. */
const FINISH_MS = 10_000;

export interface HttpServer {
  /** @throws ConfigError when the port is taken or the host is not this machine's */
  listen(port: number, host: string | null): Promise<number>;
  /** Closes the port, lets requests finish for 10 s, then cuts what is left. */
  stop(): Promise<void>;
}

export interface HttpServerOptions {
  fetch: Parameters<typeof getRequestListener>[0];
  /** Told of each request as it arrives. */
  onRequest?: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  log: Logger;
}

/** The Node server under the app: its limits against slow clients and its graceful end. */
export function httpServer({ fetch, onRequest, log }: HttpServerOptions): HttpServer {
  const underWay = new Set<ServerResponse>();
  let isStopping = false;
  const listener = getRequestListener(fetch);
  const server = createServer(SETTINGS, (request, response) => {
    if (isStopping) response.shouldKeepAlive = false;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    const overdue = setTimeout(() => {
      // The error Node gives for a request over its own time limit.
      const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      server.emit('clientError', error, request.socket);
    }, SHORT_BODY_MS);
    request.once('close', () => clearTimeout(overdue));
    whenWhole(request, () => {
      clearTimeout(overdue);
      void listener(request, response);
    });
  });
  server.setTimeout(STANDSTILL_MS);
  if (onRequest) server.on('request', onRequest);
  answerBrokenRequests(server);

  return {
    listen: (port, host) => listen(server, port, host),
    async stop() {
      isStopping = true;
      for (const response of underWay) response.shouldKeepAlive = false;
      const cutOff = setTimeout(() => {
        log.warn('Some requests were cut off');
        server.closeAllConnections();
      }, FINISH_MS);
      await new Promise((resolve) => server.close(resolve));
      clearTimeout(cutOff);
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

/** Why the server cannot listen there, as a wrong setting. */
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
