import { once } from 'node:events';

export interface Collector {
  /** Resolves when the garbage collection has finished. */
  collect(): Promise<void>;
  close(): void;
}

/**
 * Connects to another Node process's inspector to force garbage collections: without them its memory rises for hours even
 * if nothing leaks.
 * @param port inspector port of a process started with `--inspect`
 * @throws if no such process listens there
 */
export async function connectCollector(port: number): Promise<Collector> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error(`Nothing to inspect at port ${port}`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, 'open');
  return {
    async collect() {
      socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
      await once(socket, 'message');
    },
    close: () => socket.close(),
  };
}
