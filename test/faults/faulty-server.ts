import { type RunningServer, type ServerSettings, startServerProcess } from '../running-server.ts';

/** The faults to inject. */
export interface Faults {
  /** Kills the process just before or just after a lead is committed. */
  crash?: 'before-commit' | 'after-commit';
  /** Short enough that a test can wait for a killed worker's deliveries. */
  leaseMs?: number;
}

/** Starts the real server from source, without pages, with injected faults. */
export function startFaultyServer(faults: Faults, settings: ServerSettings = {}): Promise<RunningServer> {
  const program = ['--import', './test/load-tsx.ts', 'test/faults/server-process.ts', JSON.stringify(faults)];
  return startServerProcess(program, settings);
}
