import { readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { MOST_BYTES, WEIGHTS } from './assistant-weights.ts';

// Two pieces are put together into a third buffer: twice the memory until the next garbage collection, a minute later on an idle server.
test('the weights are unpacked in one piece', () => {
  expect(zstdDecompressSync(readFileSync(WEIGHTS)).byteLength).toBeLessThanOrEqual(MOST_BYTES);
});
