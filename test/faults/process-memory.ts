import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { RunningServer } from '../running-server.ts';

/** Lets `memoryHeldMb` reach the garbage collector of a server that runs with it. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** What a process has in memory now (its resident set), in MB. */
export function memoryMb(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024;
}

/**
 * What a process and those that it started have in memory together, in MB. The pages of a program or library that several of
 * them run count once. Linux only; elsewhere the sum of what each has.
 */
export function processTreeMemoryMb(pid: number): number {
  const listed = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const family = listed
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([own, parent]) => own === pid || parent === pid);
  const files = new Map<string, number>();
  let kb = 0;
  for (const [own = 0, , rss = 0] of family) {
    const pages = pagesOf(own);
    kb += pages ? pages.ownKb : rss;
    for (const [file, size] of pages?.files ?? []) files.set(file, Math.max(files.get(file) ?? 0, size));
  }
  return [...files.values()].reduce((sum, size) => sum + size, kb) / 1_024;
}

/** What of a process's memory is its own, and how much it has of each file; null where the system does not say. */
function pagesOf(pid: number): { ownKb: number; files: Map<string, number> } | null {
  const files = new Map<string, number>();
  let ownKb = 0;
  let file = '';
  try {
    for (const line of readFileSync(`/proc/${pid}/smaps`, 'utf8').split('\n')) {
      const [, start] = /^[\da-f]+-[\da-f]+(?: +\S+){4} *(.*)$/.exec(line) ?? [];
      if (start !== undefined) file = start;
      const [, name, size] = /^(Rss|Anonymous): +(\d+) kB$/.exec(line) ?? [];
      if (name === undefined) continue;
      const own = name === 'Anonymous' ? Number(size) : 0;
      ownKb += own;
      files.set(file, (files.get(file) ?? 0) + (name === 'Rss' ? Number(size) : -own));
    }
    return { ownKb, files };
  } catch {
    return null; // It has ended, or this is not Linux.
  }
}

/**
 * What a server holds on to, in MB: its resident set once its garbage has been collected, as its debugger is asked to.
 * @throws unless the server was started `INSPECTED`
 */
export async function memoryHeldMb(server: RunningServer): Promise<number> {
  const address = /ws:\/\/\S+/.exec(server.output())?.[0];
  if (!address) throw new Error('The server was not started with INSPECTED');
  const socket = new WebSocket(address);
  await new Promise((opened) => socket.addEventListener('open', opened, { once: true }));
  const collected = new Promise((answered) => socket.addEventListener('message', answered, { once: true }));
  socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
  await collected;
  socket.close();
  return memoryMb(server.pid);
}
