import { readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { MAX_UNPACKED_BYTES, WEIGHTS_FILE } from './assistant-weights.ts';

// Two pieces are put together into a third buffer: twice the memory until the next garbage collection, a minute later on an idle server.
test('the weights are unpacked in one piece', () => {
  expect(zstdDecompressSync(readFileSync(WEIGHTS_FILE)).byteLength).toBeLessThanOrEqual(MAX_UNPACKED_BYTES);
});
