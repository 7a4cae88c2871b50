import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { readWeights, type Weights } from '#domain/chat/understand/weights.ts';
import { projectRoot } from '../project-root.ts';

const WEIGHTS = join(projectRoot, 'content/assistant/understanding.weights');
/** More than they take unpacked: in one piece, which nothing has to be put together from. */
const MOST_BYTES = 2 ** 24;
const unpack = promisify(zstdDecompress);

let weights: Promise<Weights> | undefined;

/** What the assistant learned from the examples: read once, for it never changes, and again only after a failure. */
export function assistantWeights(): Promise<Weights> {
  weights ??= readFile(WEIGHTS)
    .then((packed) => unpack(packed, { chunkSize: MOST_BYTES }))
    .then(readWeights)
    .catch((error: unknown) => {
      weights = undefined;
      throw error;
    });
  return weights;
}
