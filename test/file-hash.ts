import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The SHA-256 of a file, for checking that it is unchanged. */
export function fileHash(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
