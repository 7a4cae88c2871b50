import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** A server is at rest once its memory has not grown for this long. */
const STILL_MS = 3_000;

/** Waits until a server is at rest. @returns its resident memory in MB */
export async function memoryAtRest(pid: number): Promise<number> {
  let highest = memory(pid);
  let stillSince = performance.now();
  while (performance.now() - stillSince < STILL_MS) {
    await pause(250);
    const now = memory(pid);
    if (now > highest + 1) stillSince = performance.now();
    highest = Math.max(highest, now);
  }
  return memory(pid);
}

/** Resident memory of a process in MB. */
export function memory(pid: number): number {
  return (Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1_024) / 1e6;
}
