import { execFileSync } from 'node:child_process';
import type { RunningServer } from '../running-server.ts';

/** Lets `memoryHeldMb` reach the garbage collector of a server that runs with it. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** What a process has in memory now (its resident set), in MB. */
export function memoryMb(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024;
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
