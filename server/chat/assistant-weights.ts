import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { readWeights } from '#domain/chat/understand/weights.ts';
import { memoizeAsync } from '../memoize-async.ts';
import { projectRoot } from '../project-root.ts';

/** The file that `npm run train` writes. */
export const WEIGHTS_FILE = join(projectRoot, 'content/assistant/understanding.weights');
/** More than they take unpacked, so that they are unpacked into one buffer. */
export const MAX_UNPACKED_BYTES = 2 ** 25;
const unpack = promisify(zstdDecompress);

/** What the assistant learned from the examples: read once, for it never changes. */
export const assistantWeights = memoizeAsync(async () =>
  readWeights(await unpack(await readFile(WEIGHTS_FILE), { chunkSize: MAX_UNPACKED_BYTES })),
);
