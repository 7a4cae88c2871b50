import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { RunningServer } from '../running-server.ts';

/** Lets `memoryHeldMb` reach the garbage collector of a server that runs with it. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** What a process has in memory now (its resident set), in MB. */
export function memoryMb(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024;
}

/** What a process and those that it started have in memory together, in MB. What they share counts once. */
export function familyMemoryMb(pid: number): number {
  const listed = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const processes = listed.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return processes
    .filter(([own, parent]) => own === pid || parent === pid)
    .reduce((sum, [own = 0, , rss = 0]) => sum + (proportionalKb(own) ?? rss) / 1_024, 0);
}

/** Its own pages and its part of those that it shares (PSS); null where the system does not say, or it has ended. */
function proportionalKb(pid: number): number | null {
  try {
    const [, kb] = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return kb === undefined ? null : Number(kb);
  } catch {
    return null;
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
