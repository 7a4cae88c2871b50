import { spawnSync } from 'node:child_process';

/**
 * The names of files that hold one of the words in their raw bytes. Read by another process: closing a file of the
 * store in this one would drop the locks of the connection it has open.
 */
export function filesHolding(words: string[], folder: string): string {
  const patterns = words.flatMap((word) => ['-e', word]);
  const { stdout, status } = spawnSync('grep', ['-rliaF', ...patterns, folder], { encoding: 'utf8' });
  if (status === null || status > 1) throw new Error('grep failed');
  return stdout;
}
