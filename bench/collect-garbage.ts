import { once } from 'node:events';

export interface Collector {
  /** Resolves when everything that nothing holds is gone. */
  collect(): Promise<void>;
  close(): void;
}

/**
 * Lets a benchmark have another Node process collect its garbage, through its inspector: between two collections of its own
 * memory rises for hours without anything being held.
 * @param port of a process started with `--inspect`
 * @throws when no such process answers there
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
