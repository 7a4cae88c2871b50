import { execFileSync } from 'node:child_process';

/** What a process holds in memory now (its resident set), in MB. */
export function memoryMb(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024;
}
