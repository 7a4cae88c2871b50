import { readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { MAX_UNPACKED_BYTES, WEIGHTS_FILE } from './assistant-weights.ts';

// Two chunks would be concatenated into a third buffer: twice the memory until the next garbage collection.
test('the weights are unpacked into one buffer', () => {
  expect(zstdDecompressSync(readFileSync(WEIGHTS_FILE)).byteLength).toBeLessThanOrEqual(MAX_UNPACKED_BYTES);
});
