import type { Logger } from 'pino';
import { HOUR_MS } from '#domain/durations.ts';
import { forgetOldAccess } from './auth/forget-access.ts';
import { forgetOldChats } from './chat/chat-store.ts';
import { forgetOldComparisons } from './comparisons/comparison-store.ts';
import { forgetOldContent } from './content/forget-content.ts';
import type { Database } from './database/database.ts';
import { forgetOldConversations } from './desk/conversations.ts';
import { forgetOldTokens } from './leads/form-token-uses.ts';
import { forgetOldKeys } from './leads/idempotency-keys.ts';
import { forgetOldEvents } from './live/desk-events.ts';
import { forgetUnusedPictures } from './pictures/forget-pictures.ts';

/** Hourly housekeeping of the store. */
export function startMaintenance(database: Database, log: Logger): { stop(): void } {
  const timer = setInterval(() => {
    for (const forget of [
      forgetOldKeys,
      forgetOldTokens,
      forgetOldComparisons,
      forgetOldChats,
      forgetOldEvents,
      forgetOldConversations,
      forgetOldAccess,
      forgetOldContent,
      forgetUnusedPictures,
    ]) {
      forget(database).catch((error: unknown) => log.warn({ err: error }, 'Housekeeping failed'));
    }
  }, HOUR_MS);
  return { stop: () => clearInterval(timer) };
}
