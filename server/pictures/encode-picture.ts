import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

/** What became of a file that says it is a picture. */
export type Encoding =
  | { status: 'done'; width: number; height: number }
  | { status: 'too-large' | 'too-heavy' | 'too-slow' | 'broken' };

/** Encodes one picture after another. @returns null when too many wait already */
export type EncodePicture = (input: string, folder: string) => Promise<Encoding | null>;

/** A photo of 64 megapixels takes three seconds on an idle core. */
export const ENCODE_MS = 40_000;

export const MOST_WAITING = 8;

const ENCODER = join(projectRoot, 'server/pictures/encoder.ts');

export function createEncoder(): EncodePicture {
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();
  return async (input, folder) => {
    if (waiting >= MOST_WAITING) return null;
    waiting += 1;
    try {
      const own = turn.then(() => encode(input, folder));
      turn = own.catch(() => undefined);
      return await own;
    } finally {
      waiting -= 1;
    }
  };
}

/** @throws when the encoder itself cannot run */
function encode(input: string, folder: string): Promise<Encoding> {
  return new Promise((resolve, reject) => {
    // It reads files of strangers: no setting or secret of this server is its business.
    const options = { env: {}, timeout: ENCODE_MS, killSignal: 'SIGKILL' } as const;
    execFile(process.execPath, [ENCODER, input, folder], options, (error, stdout) => {
      if (!error) resolve(JSON.parse(stdout) as Encoding);
      else if (error.killed) resolve({ status: 'too-slow' });
      // The file ended the process that read it.
      else if (error.signal) resolve({ status: 'broken' });
      else reject(error);
    });
  });
}
