import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { readWeights, type Weights } from '#domain/chat/understand/weights.ts';

/** Path of the compressed weights, which the server loads at startup. */
export const WEIGHTS = join(import.meta.dirname, '../content/assistant/understanding.weights');

/** Loads the weights of the last training. */
export function trainedWeights(): Weights {
  return readWeights(zstdDecompressSync(readFileSync(WEIGHTS)));
}
