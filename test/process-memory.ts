import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { RunningServer } from './running-server.ts';

/** Environment that lets `memoryHeldMb` trigger a server's garbage collection. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** What `ps` calls a kilobyte. */
const MB_PER_KB = 1_024 / 1_000_000;

/** The resident set size of a process, in MB. */
export function memoryMb(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * MB_PER_KB;
}

/**
 * The memory of a process and its children together, in MB. Shared pages of programs and libraries count once on Linux; on
 * other systems this is the sum of the resident set sizes.
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
  return [...files.values()].reduce((sum, size) => sum + size, kb) * MB_PER_KB;
}

/** A process's private memory and its memory mapped from each file; null if the system does not provide it. */
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
    return null; // The process has ended, or this is not Linux.
  }
}

/**
 * A server's resident set size in MB after a forced garbage collection.
 * @throws unless the server was started with `INSPECTED`
 */
export async function memoryHeldMb(server: RunningServer): Promise<number> {
  const address = /ws:\/\/\S+/.exec(server.output())?.[0];
  if (!address) throw new Error('The server was not started with INSPECTED');
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const collected = once(socket, 'message');
  socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
  await collected;
  socket.close();
  return memoryMb(server.pid);
}
