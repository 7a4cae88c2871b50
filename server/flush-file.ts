import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Flushes a file to disk, so that it survives a power failure. */
export function flushFile(path: string): void {
  flush(path, 'r+'); // Windows flushes only what is open for writing
}

/** Windows and some network disks cannot flush a folder. */
const NOT_SUPPORTED = new Set(['EPERM', 'EISDIR', 'EINVAL', 'ENOTSUP']);

/** Flushes the entries of a folder to disk, so that a renamed file keeps its name after a power failure. */
export function flushFolder(path: string): void {
  try {
    flush(path, 'r');
  } catch (error) {
    if (!NOT_SUPPORTED.has(String((error as NodeJS.ErrnoException).code))) throw error;
  }
}

function flush(path: string, flags: 'r' | 'r+'): void {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
