import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pictureWidths } from '#content/pictures/picture-files.ts';
import { projectRoot } from '../project-root.ts';

/** The result of encoding an uploaded file. */
export type EncodingResult =
  | { status: 'done'; width: number; height: number }
  | { status: 'too-large' | 'too-heavy' | 'too-slow' | 'broken' };

/** What the encoder process prints. */
export type EncoderOutput =
  | Exclude<EncodingResult, { status: 'done' }>
  | (Extract<EncodingResult, { status: 'done' }> & { channels: number });

/** Encodes one picture at a time. @returns null if the queue is full */
export type EncodePicture = (input: string, folder: string) => Promise<EncodingResult | null>;

/** A photo of 64 megapixels takes three seconds on an idle core. */
export const ENCODE_TIMEOUT_MS = 60_000;

export const MAX_QUEUED = 8;

/** The raw pixels of the picture being encoded, upright. */
export const PIXELS_FILE = 'pixels.raw';

const ENCODER = join(projectRoot, 'server/pictures/encoder.ts');
const AVIF_ENCODER = join(projectRoot, 'server/pictures/avif-encoder.ts');

export function createEncoder(): EncodePicture {
  let waiting = 0;
  let queue: Promise<unknown> = Promise.resolve();
  return async (input, folder) => {
    if (waiting >= MAX_QUEUED) return null;
    waiting += 1;
    try {
      const result = queue.then(() => encode(input, folder));
      queue = result.catch(() => undefined);
      return await result;
    } finally {
      waiting -= 1;
    }
  };
}

/** @throws if the encoder cannot be started */
async function encode(input: string, folder: string): Promise<EncodingResult> {
  const until = Date.now() + ENCODE_TIMEOUT_MS;
  const output = await run([ENCODER, input, folder], until);
  if (typeof output !== 'string') return output;
  const read = JSON.parse(output) as EncoderOutput;
  if (read.status !== 'done') return read;
  const { width, height, channels } = read;
  const [widest, ...others] = [...new Set(pictureWidths({ width }))].toReversed();
  // AVIF needs by far the most memory, so the widest file gets a process of its own.
  for (const widths of [[widest], others]) {
    const numbers = [width, height, channels, ...widths].map(String);
    const avifOutput = await run([AVIF_ENCODER, folder, ...numbers], until);
    if (typeof avifOutput !== 'string') return avifOutput;
  }
  return { status: 'done', width, height };
}

/** Runs an encoder process. @returns its stdout, or why it was killed */
function run(words: string[], until: number): Promise<string | Exclude<EncodingResult, { status: 'done' }>> {
  return new Promise((resolve, reject) => {
    // The process reads untrusted files, so it gets no environment variables, which may be secrets.
    const timeout = Math.max(1, until - Date.now());
    const options = { env: {}, timeout, killSignal: 'SIGKILL' } as const;
    execFile(process.execPath, words, options, (error, stdout) => {
      if (!error) resolve(stdout);
      else if (error.killed) resolve({ status: 'too-slow' });
      // The file crashed the process.
      else if (error.signal) resolve({ status: 'broken' });
      else reject(error);
    });
  });
}
