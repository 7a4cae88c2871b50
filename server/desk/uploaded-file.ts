import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The body is longer than may be. */
export class TooLargeError extends Error {}

/**
 * Writes a request's body to a file of its own, uses it and removes it: however long it is, little of it is in memory.
 * @throws TooLargeError
 */
export async function withUploadedFile<T>(
  request: Request,
  { folder, mostBytes }: { folder: string; mostBytes: number },
  use: (path: string) => Promise<T>,
): Promise<T> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw new TooLargeError();
  await mkdir(folder, { recursive: true });
  const own = await mkdtemp(join(folder, 'file-'));
  try {
    const path = join(own, 'body');
    const body = request.body ? Readable.fromWeb(request.body as never) : Readable.from([]);
    await pipeline(body, atMost(mostBytes), createWriteStream(path, { mode: 0o600 }));
    return await use(path);
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

function atMost(bytes: number): Transform {
  let read = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      read += chunk.length;
      if (read > bytes) done(new TooLargeError());
      else done(null, chunk);
    },
  });
}
