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
import { whenComplete } from './complete-request.ts';
import { handleMalformedRequests } from './malformed-requests.ts';

/** Limits against slow and huge requests, in ms and bytes; docs/reliability.md has measurements. */
const SETTINGS: ServerOptions = {
  headersTimeout: 8_000,
  // Long enough to upload a photo over a slow connection.
  requestTimeout: 300_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 72_000,
  maxHeaderSize: 16 * 1_024,
};

/**
 * An idle connection, such as a response that the client does not read, is closed after this time, or twice this time when
 * Node notices the stall late. Responses of this server are idle for 20 s at most.
 */
const IDLE_TIMEOUT_MS = 30_000;

/** Length of the accept queue; the kernel makes further clients retry after a second. */
const BACKLOG = 4_096;

/** How long `stop` waits for requests in flight. */
const SHUTDOWN_TIMEOUT_MS = 10_000;

interface HttpServer {
  /** @throws ConfigError if the port is taken or the host is not an address of this machine */
  listen(port: number, host: string | null): Promise<number>;
  /** Closes the port, waits up to 10 s for requests to finish, then closes all connections. */
  stop(): Promise<void>;
}

export interface HttpServerOptions {
  fetch: Parameters<typeof getRequestListener>[0];
  /** Called with each request when it arrives. */
  onRequest?: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  log: Logger;
  /** Timeout for bodies short enough to be buffered (complete-request.ts). */
  bodyTimeoutMs?: number;
}

/** Creates the Node server under the app, with limits against slow clients and a graceful shutdown. */
export function httpServer({ fetch, onRequest, log, bodyTimeoutMs = 15_000 }: HttpServerOptions): HttpServer {
  const openResponses = new Set<ServerResponse>();
  let isStopping = false;
  const listener = getRequestListener(fetch);
  const server = createServer(SETTINGS, (request, response) => {
    if (isStopping) response.shouldKeepAlive = false;
    openResponses.add(response);
    response.once('close', () => openResponses.delete(response));
    whenComplete(request, {
      onComplete: () => void listener(request, response),
      timeoutMs: bodyTimeoutMs,
      onTimeout() {
        // The error that Node emits when its own request timeout expires.
        const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
        server.emit('clientError', error, request.socket);
      },
    });
  });
  server.setTimeout(IDLE_TIMEOUT_MS);
  if (onRequest) server.on('request', onRequest);
  handleMalformedRequests(server);

  return {
    listen: (port, host) => listen(server, port, host),
    async stop() {
      isStopping = true;
      for (const response of openResponses) response.shouldKeepAlive = false;
      const shutdownTimeout = setTimeout(() => {
        log.warn('Some requests did not finish in time and were aborted');
        server.closeAllConnections();
      }, SHUTDOWN_TIMEOUT_MS);
      await new Promise((resolve) => server.close(resolve));
      clearTimeout(shutdownTimeout);
    },
  };
}

function listen(server: Server, port: number, host: string | null): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(asConfigError(error, port, host)));
    server.listen({ port, backlog: BACKLOG, ...(host && { host }) }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Turns an error of `listen` into a ConfigError that names the setting to change. */
function asConfigError(error: NodeJS.ErrnoException, port: number, host: string | null): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new ConfigError('PORT', `${port} is taken by another program`);
    case 'EACCES':
      return new ConfigError('PORT', `${port} may not be opened by this user`);
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
    case 'ENOTFOUND':
      return new ConfigError('HOST', `${host} is not an address of this machine`);
    default:
      return error;
  }
}
