import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { readWeights, type Weights } from '#domain/chat/understand/weights.ts';

/** Where the weights are kept, packed: the server reads them at its start. */
export const WEIGHTS = join(import.meta.dirname, '../content/assistant/understanding.weights');

/** The weights of the last training. */
export function trainedWeights(): Weights {
  return readWeights(zstdDecompressSync(readFileSync(WEIGHTS)));
}
