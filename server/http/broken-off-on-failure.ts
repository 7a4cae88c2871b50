import type { Logger } from 'pino';

/**
 * A body that is made while it is sent. When making it fails the connection breaks off, so that nobody takes the half for
 * the whole; the log says why.
 */
export function brokenOffOnFailure(pieces: AsyncIterable<string>, log: Logger): ReadableStream<Uint8Array> {
  async function* bytes() {
    const encoder = new TextEncoder();
    try {
      for await (const piece of pieces) yield encoder.encode(piece);
    } catch (error) {
      log.error({ err: error }, 'An answer broke off');
      // The HTTP server may print what it gets: a database's own words can hold personal data.
      throw new Error('An answer broke off');
    }
  }
  return ReadableStream.from(bytes());
}
