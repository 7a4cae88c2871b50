import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** The statuses Node itself answers for what its parser refuses; everything else is a 400. */
const STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Answers a request that cannot be read and ends its connection. Unlike Node's own way, a request that was answered
 * by its head alone, and turns out to be broken in its body, is not answered again: a proxy would hand the second
 * answer to the next request.
 */
export function answerBrokenRequests(server: Server): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    latest.set(request.socket, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const response = latest.get(socket);
    const isAnswered = response?.headersSent && !response.req.complete;
    if (!socket.writable || isAnswered) return void socket.destroy(error);
    const status = STATUS[error.code ?? ''] ?? '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => socket.destroy(error));
  });
}
