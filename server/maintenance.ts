import type { Logger } from 'pino';
import { forgetOldComparisons } from './comparisons/comparison-store.ts';
import type { Database } from './database/database.ts';
import { forgetOldTokens } from './leads/form-token-uses.ts';
import { forgetOldKeys } from './leads/idempotency-keys.ts';

const EVERY_MS = 3_600_000;

/** Hourly housekeeping of the store. */
export function startMaintenance(database: Database, log: Logger): { stop(): void } {
  const timer = setInterval(() => {
    for (const forget of [forgetOldKeys, forgetOldTokens, forgetOldComparisons]) {
      forget(database).catch((error: unknown) => log.warn({ err: error }, 'Housekeeping failed'));
    }
  }, EVERY_MS);
  return { stop: () => clearInterval(timer) };
}
