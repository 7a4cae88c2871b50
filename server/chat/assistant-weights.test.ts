import { readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { MOST_BYTES, WEIGHTS } from './assistant-weights.ts';

// In two pieces they would stand in memory twice until the next collection, which an idle server may not make for a minute.
test('the weights are unpacked in one piece', () => {
  expect(zstdDecompressSync(readFileSync(WEIGHTS)).byteLength).toBeLessThanOrEqual(MOST_BYTES);
});
