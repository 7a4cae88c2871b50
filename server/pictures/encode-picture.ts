import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pictureWidths } from '#content/pictures/picture-files.ts';
import { projectRoot } from '../project-root.ts';

/** What became of a file that says it is a picture. */
export type Encoding =
  | { status: 'done'; width: number; height: number }
  | { status: 'too-large' | 'too-heavy' | 'too-slow' | 'broken' };

/** What the encoder says once it has read a file. */
export type Encoded =
  | Exclude<Encoding, { status: 'done' }>
  | (Extract<Encoding, { status: 'done' }> & { channels: number });

/** Encodes one picture after another. @returns null when too many wait already */
export type EncodePicture = (input: string, folder: string) => Promise<Encoding | null>;

/** A photo of 64 megapixels takes three seconds on an idle core. */
export const ENCODE_MS = 60_000;

export const MOST_WAITING = 8;

/** The upright pixels of a picture that is being encoded, without a header. */
export const PIXELS_FILE = 'pixels.raw';

const ENCODER = join(projectRoot, 'server/pictures/encoder.ts');
const AVIF_ENCODER = join(projectRoot, 'server/pictures/avif-encoder.ts');

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
async function encode(input: string, folder: string): Promise<Encoding> {
  const until = Date.now() + ENCODE_MS;
  const said = await run([ENCODER, input, folder], until);
  if (typeof said !== 'string') return said;
  const read = JSON.parse(said) as Encoded;
  if (read.status !== 'done') return read;
  const { width, height, channels } = read;
  const [widest, ...others] = [...new Set(pictureWidths({ width }))].toReversed();
  // AVIF takes most memory by far, and what the widest leaves behind would add to the others'.
  for (const widths of [[widest], others]) {
    const numbers = [width, height, channels, ...widths].map(String);
    const made = await run([AVIF_ENCODER, folder, ...numbers], until);
    if (typeof made !== 'string') return made;
  }
  return { status: 'done', width, height };
}

/** @returns what a process of its own printed, or how it ended without */
function run(words: string[], until: number): Promise<string | Exclude<Encoding, { status: 'done' }>> {
  return new Promise((resolve, reject) => {
    // It reads files of strangers: no setting or secret of this server is its business.
    const timeout = Math.max(1, until - Date.now());
    const options = { env: {}, timeout, killSignal: 'SIGKILL' } as const;
    execFile(process.execPath, words, options, (error, stdout) => {
      if (!error) resolve(stdout);
      else if (error.killed) resolve({ status: 'too-slow' });
      // The file ended the process that read it.
      else if (error.signal) resolve({ status: 'broken' });
      else reject(error);
    });
  });
}
