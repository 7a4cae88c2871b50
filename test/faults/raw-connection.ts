import { connect } from 'node:net';

export interface RawAnswer {
  /** Everything that came back. */
  text: string;
  /** Status of each answer in it. */
  statuses: number[];
  /** Whether the server ended the connection. */
  closed: boolean;
}

/**
 * Sends bytes as they are, and reads until the server ends the connection.
 * @param patienceMs an open connection is left after so long a silence
 * @param until `first`: leave with the first answer
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
      // An answer begins a line after the end of the one before: bodies here hold no such line.
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
