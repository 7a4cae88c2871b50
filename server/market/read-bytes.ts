import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { firstBytes } from '../first-bytes.ts';

/** What every gzip file begins with (RFC 1952). */
const GZIP = Buffer.from([0x1f, 0x8b]);

/** More than any publisher's file decompresses to; a small file that exceeds this is an attack or a mistake. */
const MOST_BYTES = 16 * 2 ** 30;

/**
 * Streams a file's bytes, decompressed if gzipped, whatever its name.
 * @param onRead called with the number of bytes read from the file itself
 * @throws errors of the file system or gzip, or if the file decompresses to more than 16 GiB
 */
export async function* readBytes(path: string, onRead: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  const isPacked = (await firstBytes(path, GZIP.length)).equals(GZIP);
  const file = createReadStream(path);
  const gunzip = createGunzip();
  file.once('error', (error) => gunzip.destroy(error));
  let total = 0;
  try {
    for await (const chunk of (isPacked ? file.pipe(gunzip) : file) as AsyncIterable<Uint8Array>) {
      total += chunk.length;
      if (total > MOST_BYTES) throw new Error('the file unpacks to more than 16 GiB');
      onRead(file.bytesRead);
      yield chunk;
    }
  } finally {
    file.destroy();
    gunzip.destroy();
  }
}
