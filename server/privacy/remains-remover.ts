import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { removeOwnRemains } from './erase-person-remains.ts';

/** While somebody reads the log, as a backup does for some seconds. */
const RETRY_MS = 1_000;

export interface RemainsRemover {
  /** Something was erased. */
  begin(): void;
  stop(): Promise<void>;
}

/** Removes the last bytes of what was erased as soon as it can, while nobody waits for it. */
export function remainsRemover(database: Database, log: Logger): RemainsRemover {
  const stopping = new AbortController();
  const { signal } = stopping;
  let hasRemains = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      while (hasRemains && !signal.aborted) {
        hasRemains = false;
        if (await removeOwnRemains(database)) continue;
        hasRemains = true;
        await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    } catch (error) {
      log.error({ err: error }, 'What was erased may have left bytes in the files of the store');
    } finally {
      running = undefined;
    }
  }

  return {
    begin() {
      hasRemains = true;
      running ??= run();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
