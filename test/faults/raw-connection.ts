import { connect } from 'node:net';

export interface RawAnswer {
  /** All bytes received. */
  text: string;
  /** Status of each response. */
  statuses: number[];
  /** Whether the server closed the connection. */
  closed: boolean;
}

/**
 * Sends raw bytes and reads until the server closes the connection.
 * @param patienceMs closes the connection after this time without data
 * @param until `first`: stop after the first response
 */
export function sendRaw(
  url: string,
  bytes: string | Buffer,
  patienceMs = 1_500,
  until: 'end' | 'first' = 'end',
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let closed = false;
    const socket = connect({ host: hostname, port: Number(port), noDelay: true }, () => socket.write(bytes));
    const done = () => {
      const text = Buffer.concat(chunks).toString('latin1');
      // Bodies here contain no line that looks like a status line.
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
      socket.destroy();
      resolve({ text, statuses, closed });
    };
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (until === 'first') socket.destroy();
    });
    socket.on('end', () => (closed = true));
    socket.on('error', () => (closed = true));
    socket.setTimeout(patienceMs, done);
    socket.once('close', done);
  });
}
