import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Tells whether a file is still the same, byte for byte. */
export function fileHash(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
