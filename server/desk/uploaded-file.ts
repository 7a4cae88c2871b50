import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, Readable, Transform } from 'node:stream';
import { pipeline as finished } from 'node:stream/promises';

/** The body is longer than may be. */
export class TooLargeError extends Error {}

/** A request's body; its reader meets a `TooLargeError` behind `mostBytes`. @throws TooLargeError when it announces more */
export function limitedBody(request: Request, mostBytes: number): Readable {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw new TooLargeError();
  const body = request.body ? Readable.fromWeb(request.body as never) : Readable.from([]);
  // Whatever goes wrong, the reader meets it.
  return pipeline(body, atMost(mostBytes), () => undefined);
}

/**
 * Writes what was sent to a file in a folder of its own, uses it and removes both: however long it is, little of it is in memory.
 * @throws what goes wrong with the bytes
 */
export async function withUploadedFile<T>(
  bytes: Readable,
  folder: string,
  use: (path: string, folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true });
  const own = await mkdtemp(join(folder, 'file-'));
  try {
    const path = join(own, 'body');
    await finished(bytes, createWriteStream(path, { mode: 0o600 }));
    return await use(path, own);
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
