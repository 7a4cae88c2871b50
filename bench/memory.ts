import { setTimeout as pause } from 'node:timers/promises';
import { memoryMb } from '#test/process-memory.ts';

/** A server is at rest once its memory has not grown for this long. */
const STILL_MS = 3_000;

/** Waits until a server is at rest. @returns its resident memory in MB */
export async function memoryAtRest(pid: number): Promise<number> {
  let highest = memoryMb(pid);
  let stillSince = performance.now();
  while (performance.now() - stillSince < STILL_MS) {
    await pause(250);
    const now = memoryMb(pid);
    if (now > highest + 1) stillSince = performance.now();
    highest = Math.max(highest, now);
  }
  return memoryMb(pid);
}
