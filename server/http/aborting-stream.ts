import type { Logger } from 'pino';

/**
 * Streams a response body. If its source fails, the error is logged and the connection is aborted, so that clients do not
 * mistake the partial body for a complete one.
 */
export function abortingStream(pieces: AsyncIterable<string>, log: Logger): ReadableStream<Uint8Array> {
  async function* bytes() {
    const encoder = new TextEncoder();
    try {
      for await (const piece of pieces) yield encoder.encode(piece);
    } catch (error) {
      log.error({ err: error }, 'Streaming a response failed');
      // Without the cause: the HTTP server may print it, and a database error can contain personal data.
      throw new Error('Streaming a response failed');
    }
  }
  return ReadableStream.from(bytes());
}
