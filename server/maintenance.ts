import { HOUR_MS } from '#domain/durations.ts';
import { forgetOldAccess } from './auth/forget-access.ts';
import { deleteOldChats } from './chat/chat-store.ts';
import { forgetOldComparisons } from './comparisons/comparison-store.ts';
import { forgetOldContent } from './content/forget-content.ts';
import type { Database } from './database/database.ts';
import { forgetOldConversations } from './desk/conversations.ts';
import { deleteAbandonedUploads, uploadsFolder } from './desk/uploaded-file.ts';
import { forgetOldTokens } from './leads/form-token-uses.ts';
import { forgetOldKeys } from './leads/idempotency-keys.ts';
import { forgetOldEvents } from './live/desk-events.ts';
import { forgetUnusedPictures } from './pictures/forget-pictures.ts';
import { type RegularCheckOptions, startRegularCheck } from './regular-check.ts';

interface MaintenanceOptions extends Pick<RegularCheckOptions, 'ready' | 'log'> {
  database: Database;
  dataDir: string;
}

/** Deletes expired data every hour, and at the start because a site may never run for an hour. */
export function startMaintenance({ database, ready, dataDir, log }: MaintenanceOptions) {
  async function clean() {
    for (const forget of [
      forgetOldKeys,
      forgetOldTokens,
      forgetOldComparisons,
      deleteOldChats,
      forgetOldEvents,
      forgetOldConversations,
      forgetOldAccess,
      forgetOldContent,
      forgetUnusedPictures,
      () => deleteAbandonedUploads(uploadsFolder(dataDir)),
    ]) {
      await forget(database).catch((error: unknown) => log.warn({ err: error }, 'Housekeeping failed'));
    }
  }
  return startRegularCheck({
    ready,
    check: clean,
    everyMs: HOUR_MS,
    failureMessage: 'Housekeeping failed',
    log,
  });
}
