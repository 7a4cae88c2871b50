import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WordEmbeddings } from '#domain/chat/understand/weights.ts';

/** Written by make-word-embeddings.ts: the number of words, their hashes in ascending order, then their vectors. */
export const WORD_EMBEDDINGS = join(import.meta.dirname, 'word-embeddings.bin');

export function readWordEmbeddings(): WordEmbeddings {
  const file = readFileSync(WORD_EMBEDDINGS);
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  const [count = 0] = new Uint32Array(bytes, 0, 1);
  return { words: new Uint32Array(bytes, 4, count), vectors: new Int8Array(bytes, 4 + 4 * count) };
}
