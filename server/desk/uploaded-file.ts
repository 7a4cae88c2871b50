import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, Readable, Transform } from 'node:stream';
import { pipeline as finished } from 'node:stream/promises';
import { HOUR_MS } from '#domain/durations.ts';

/** The body is longer than may be. */
export class TooLargeError extends Error {}

/** The client went away while it sent. */
export class BrokenOffError extends Error {}

/**
 * What is too long by less is read to its end and dropped: a client that is cut off while it sends never reads why.
 */
const DROPPED_BYTES = 64 * 1_024 * 1_024;

/** A request's body; its reader meets a `TooLargeError` behind `mostBytes`, a `BrokenOffError` where it ends too soon. @throws TooLargeError when it announces far more */
export function limitedBody(request: Request, mostBytes: number): Readable {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > mostBytes + DROPPED_BYTES) throw new TooLargeError();
  const body = request.body ? Readable.fromWeb(request.body as never) : Readable.from([]);
  const limit = atMost(mostBytes);
  // It may break off while nobody reads yet; whoever then begins meets the same error.
  limit.on('error', () => undefined);
  // Heard before the pipeline hears of it: the reader is to know whose fault it was.
  body.once('error', (cause) => limit.destroy(new BrokenOffError('The body broke off', { cause })));
  return pipeline(body, limit, () => undefined);
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

/** Where what is sent to the desk is while it is read. */
export const uploadsFolder = (dataDir: string) => join(dataDir, 'uploads');

/** How long an upload may take. */
const LEFT_AFTER_MS = HOUR_MS;

/** Removes files whose upload a process did not live to end: photos with the place where they were taken, perhaps. */
export async function removeLeftUploads(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > LEFT_AFTER_MS) await rm(path, { recursive: true, force: true });
  }
}

function atMost(bytes: number): Transform {
  let read = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      read += chunk.length;
      if (read <= bytes) done(null, chunk);
      else done(read > bytes + DROPPED_BYTES ? new TooLargeError() : null);
    },
    flush: (done) => done(read > bytes ? new TooLargeError() : null),
  });
}
