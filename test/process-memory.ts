import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { RunningServer } from './running-server.ts';

/** Environment that lets `memoryHeldMb` trigger a server's garbage collection. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** What Linux and `ps` call a kilobyte. */
const MB_PER_KB = 1_024 / 1_000_000;

// Starting `ps` for each look would take longer than the look itself.
const isLinux = process.platform === 'linux';

/** The resident set size of a process, in MB. */
export function memoryMb(pid: number): number {
  const kb = isLinux
    ? /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kb) * MB_PER_KB;
}

/**
 * The memory of a process and its children together, in MB. Shared pages of programs and libraries count once on Linux; on
 * other systems this is the sum of the resident set sizes.
 */
export function processTreeMemoryMb(pid: number): number {
  return (isLinux ? treeKb(pid) : listedTreeKb(pid)) * MB_PER_KB;
}

function treeKb(pid: number): number {
  const files = new Map<string, number>();
  let kb = 0;
  for (const own of [pid, ...childrenOf(pid)]) {
    const pages = pagesOf(own);
    kb += pages?.ownKb ?? 0;
    for (const [file, size] of pages?.files ?? []) files.set(file, Math.max(files.get(file) ?? 0, size));
  }
  return [...files.values()].reduce((sum, size) => sum + size, kb);
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
    const children = unlessEnded(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'));
    return children?.split(' ').filter(Boolean).map(Number) ?? [];
  });
}

/** A process's private memory and its memory mapped from each file; null if it has ended. */
function pagesOf(pid: number): { ownKb: number; files: Map<string, number> } | null {
  const mapped = unlessEnded(() => readFileSync(`/proc/${pid}/smaps`, 'utf8'));
  if (mapped === null) return null;
  const files = new Map<string, number>();
  let ownKb = 0;
  let file = '';
  for (const line of mapped.split('\n')) {
    const [, start] = /^[\da-f]+-[\da-f]+(?: +\S+){4} *(.*)$/.exec(line) ?? [];
    if (start !== undefined) file = start;
    const [, name, size] = /^(Rss|Anonymous): +(\d+) kB$/.exec(line) ?? [];
    if (name === undefined) continue;
    const own = name === 'Anonymous' ? Number(size) : 0;
    ownKb += own;
    files.set(file, (files.get(file) ?? 0) + (name === 'Rss' ? Number(size) : -own));
  }
  return { ownKb, files };
}

/** @returns null if the process or thread that is read about has ended */
function unlessEnded(read: () => string): string | null {
  try {
    return read();
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

function listedTreeKb(pid: number): number {
  const listed = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  return listed
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([own, parent]) => own === pid || parent === pid)
    .reduce((sum, [, , rss = 0]) => sum + rss, 0);
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
