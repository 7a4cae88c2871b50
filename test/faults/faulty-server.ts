import { type RunningServer, type ServerSettings, startServerProcess } from '../running-server.ts';

/** What to put in the place of the real thing. */
export interface Faults {
  /** Ends the process, without any goodbye, just before or just after a lead is committed. */
  crash?: 'before-commit' | 'after-commit';
  /** So short that a test can wait for what a killed worker left behind. */
  leaseMs?: number;
}

/** The real server from its sources, its pages left out, with a fault built in where it is put together. */
export function startFaultyServer(faults: Faults, settings: ServerSettings = {}): Promise<RunningServer> {
  const program = ['--import', './test/load-tsx.ts', 'test/faults/server-process.ts', JSON.stringify(faults)];
  return startServerProcess(program, settings);
}
