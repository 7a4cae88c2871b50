import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Flushes a file, or the entries of a folder, to disk, so that they survive a power failure. */
export function flushFile(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
