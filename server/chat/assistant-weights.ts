import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { readWeights } from '#domain/chat/understand/weights.ts';
import { memoizeAsync } from '../memoize-async.ts';
import { projectRoot } from '../project-root.ts';

/** The file that `npm run train` writes. */
export const WEIGHTS_FILE = join(projectRoot, 'content/assistant/understanding.weights');
/** Larger than the unpacked weights, so that they are unpacked into one buffer. */
export const MAX_UNPACKED_BYTES = 2 ** 25;
const unpack = promisify(zstdDecompress);

/** The trained weights, read once because the file never changes at run time. */
export const assistantWeights = memoizeAsync(async () =>
  readWeights(await unpack(await readFile(WEIGHTS_FILE), { chunkSize: MAX_UNPACKED_BYTES })),
);
