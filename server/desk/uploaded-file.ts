import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, Readable, Transform } from 'node:stream';
import { pipeline as finished } from 'node:stream/promises';
import { HOUR_MS } from '#domain/durations.ts';

/** The body exceeds the size limit. */
export class TooLargeError extends Error {}

/** The client disconnected during the upload. */
export class UploadAbortedError extends Error {}

/**
 * An excess up to this size is read and dropped: a client that is disconnected while it sends never reads the response.
 */
const MAX_DISCARDED_BYTES = 64 * 1_024 * 1_024;

/** A request's body that fails with a `TooLargeError` beyond `mostBytes`, or an `UploadAbortedError` if the client disconnects. @throws TooLargeError if Content-Length is far above the limit */
export function limitedBody(request: Request, mostBytes: number): Readable {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > mostBytes + MAX_DISCARDED_BYTES) throw new TooLargeError();
  const body = request.body ? Readable.fromWeb(request.body as never) : Readable.from([]);
  const limit = limitBytes(mostBytes);
  // The body may fail before anybody reads; readers that start later get the same error.
  limit.on('error', () => undefined);
  // Registered before the pipeline's own handler, so that the reader gets this error.
  body.once('error', (cause) => limit.destroy(new UploadAbortedError('The upload was aborted', { cause })));
  return pipeline(body, limit, () => undefined);
}

/**
 * Streams an upload to a file in a temporary folder, calls `use`, and deletes the folder.
 * @throws the error of `bytes`
 */
export async function withUploadedFile<T>(
  bytes: Readable,
  folder: string,
  use: (path: string, folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true });
  const ownFolder = await mkdtemp(join(folder, 'file-'));
  try {
    const path = join(ownFolder, 'body');
    await finished(bytes, createWriteStream(path, { mode: 0o600 }));
    return await use(path, ownFolder);
  } finally {
    await rm(ownFolder, { recursive: true, force: true });
  }
}

/** The folder for uploads to the desk while they are processed. */
export const uploadsFolder = (dataDir: string) => join(dataDir, 'uploads');

/** How long an upload may take. */
const ABANDONED_AFTER_MS = HOUR_MS;

/** Deletes uploads left behind by a crash, which may be photos with location data. */
export async function deleteAbandonedUploads(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    // An upload that ends meanwhile deletes its own folder.
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS)
      await rm(path, { recursive: true, force: true });
  }
}

function limitBytes(bytes: number): Transform {
  let read = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      read += chunk.length;
      if (read <= bytes) done(null, chunk);
      else done(read > bytes + MAX_DISCARDED_BYTES ? new TooLargeError() : null);
    },
    flush: (done) => done(read > bytes ? new TooLargeError() : null),
  });
}
