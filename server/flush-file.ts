import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Waits for the disk: what was written to a file, or the names in a folder, outlives a power cut. */
export function flushFile(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
