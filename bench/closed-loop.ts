import { connect, type Socket } from 'node:net';
import { percentile } from './percentile.ts';

export interface ClosedLoopResult {
  perSecond: number;
  p99Ms: number;
}

/**
 * Asks for one address over kept connections, each again as soon as it was answered, for the server's own limit. On two
 * cores a client that parses HTTP is as busy as the server it measures; all answers to one request are of one length, so
 * this one only counts bytes.
 * @param headers of each request
 * @throws when an answer is no 200 or a connection breaks
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
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: connections }, () =>
      askAgainAndAgain(hostname, Number(port), request, until, timesMs),
    ),
  );
  const elapsedS = (performance.now() - startedAt) / 1_000;
  return { perSecond: timesMs.length / elapsedS, p99Ms: percentile(timesMs, 0.99) };
}

function askAgainAndAgain(
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
    const ask = () => {
      sentAt = performance.now();
      socket.write(request);
    };
    const read = (bytes: number, buffer: Uint8Array): boolean => {
      if (received === 0) length = answerLength(Buffer.from(buffer.buffer, 0, bytes));
      received += bytes;
      if (received < length) return true;
      if (received > length) socket.destroy(new Error(`No answer of one length: ${received}, ${length}`));
      received = 0;
      timesMs.push(performance.now() - sentAt);
      if (performance.now() < until) ask();
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
      .once('connect', ask)
      .once('error', reject)
      .once('close', () => resolve());
  });
}

/** Head and body together, in bytes; 0 when it is no 200 that says its length in its first bytes. */
function answerLength(start: Buffer): number {
  const head = start.subarray(0, start.indexOf('\r\n\r\n') + 4).toString('latin1');
  const length = /^HTTP\/1\.1 200 .*\r\ncontent-length: (\d+)\r\n/is.exec(head)?.[1];
  return length === undefined ? 0 : head.length + Number(length);
}
