import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { purgeOwnResidualData } from './residual-data.ts';

/** A backup may read the log for a few seconds. */
const RETRY_MS = 1_000;

interface ResidualDataPurger {
  /** Call after data was erased. */
  begin(): void;
  stop(): Promise<void>;
}

/** Removes the residual bytes of erased data in the background, as soon as possible. */
export function residualDataPurger(database: Database, log: Logger): ResidualDataPurger {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isPurgeNeeded = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      while (isPurgeNeeded && !signal.aborted) {
        isPurgeNeeded = false;
        if (await purgeOwnResidualData(database)) continue;
        isPurgeNeeded = true;
        await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    } catch (error) {
      log.error({ err: error }, 'Erased data may have left residual bytes in the database files');
    } finally {
      running = undefined;
    }
  }

  return {
    begin() {
      isPurgeNeeded = true;
      running ??= run();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
