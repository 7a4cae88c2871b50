import { connect, type Socket } from 'node:net';
import { percentile } from './percentile.ts';

export interface ClosedLoopResult {
  perSecond: number;
  p99Ms: number;
}

/**
 * Measures a server's maximum rate: requests one URL over keep-alive connections, each again as soon as the response is
 * complete. On two cores a client that parses HTTP would be as busy as the server. All responses have the same length, so
 * this client only counts bytes.
 * @throws if a response is not 200 or a connection breaks
 */
export async function closedLoop(
  url: string,
  headers: Record<string, string>,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<ClosedLoopResult> {
  const { hostname, port, host, pathname } = new URL(url);
  const fields = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${pathname} HTTP/1.1\r\n${fields.join('')}\r\n`);
  const timesMs: number[] = [];
  const until = performance.now() + seconds * 1_000;
  stayAwake(until);
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: connections }, () =>
      requestRepeatedly(hostname, Number(port), request, until, timesMs),
    ),
  );
  const elapsedS = (performance.now() - startedAt) / 1_000;
  return { perSecond: timesMs.length / elapsedS, p99Ms: percentile(timesMs, 0.99) };
}

/**
 * Keeps this process polling. A server that is slower than its client would otherwise pay in each `write` for waking it up, on a
 * virtual machine more than for the rest of the response, while the client of a faster server never sleeps.
 */
function stayAwake(until: number): void {
  if (performance.now() < until) setImmediate(stayAwake, until);
}

function requestRepeatedly(
  host: string,
  port: number,
  request: Buffer,
  until: number,
  timesMs: number[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    let length = 0;
    let received = 0;
    let sentAt = 0;
    const send = () => {
      sentAt = performance.now();
      socket.write(request);
    };
    const read = (bytes: number, buffer: Uint8Array): boolean => {
      if (received === 0) length = responseLength(Buffer.from(buffer.buffer, 0, bytes));
      received += bytes;
      if (received < length) return true;
      if (received > length)
        socket.destroy(new Error(`Response of unexpected length: ${received} bytes instead of ${length}`));
      received = 0;
      timesMs.push(performance.now() - sentAt);
      if (performance.now() < until) send();
      else socket.end();
      return true;
    };
    const socket: Socket = connect({
      host,
      port,
      noDelay: true,
      onread: { buffer: new Uint8Array(65_536), callback: read },
    });
    socket
      .once('connect', send)
      .once('error', reject)
      .once('close', () => resolve());
  });
}

/** Length of head and body in bytes; 0 unless the response is a 200 that starts with Content-Length. */
function responseLength(start: Buffer): number {
  const head = start.subarray(0, start.indexOf('\r\n\r\n') + 4).toString('latin1');
  const length = /^HTTP\/1\.1 200 .*\r\ncontent-length: (\d+)\r\n/is.exec(head)?.[1];
  return length === undefined ? 0 : head.length + Number(length);
}
