import type { Logger } from 'pino';
import { isSessionId, parseComparison } from '#domain/comparison/parse-comparison.ts';
import type { Catalog, ComparisonDesk } from '#domain/services.ts';
import type { Database } from '../database/database.ts';
import { deleteComparison, insertComparison, listComparisons } from './comparison-store.ts';

export interface ComparisonDeskOptions {
  database: Database;
  catalog: Pick<Catalog, 'properties'>;
  log: Logger;
  now: () => Date;
}

/** Keeps what visitors set side by side. A session's id is its only key: whoever knows it reads its comparisons. */
export function createComparisonDesk({ database, catalog, log, now }: ComparisonDeskOptions): ComparisonDesk {
  return {
    async keep(input) {
      const homes = await catalog.properties();
      const parsed = parseComparison(input, new Set(homes.map((home) => home.id)));
      if (!parsed.ok) return { status: 'invalid', issues: parsed.issues };
      try {
        return { status: 'kept', comparison: await insertComparison(database, parsed, now()) };
      } catch (error) {
        log.error({ err: error }, 'The store did not take a comparison');
        return { status: 'unavailable' };
      }
    },
    // An id that could never have been posted is looked up nowhere: Postgres refuses some of them.
    list: async (sessionId) => (isSessionId(sessionId) ? listComparisons(database.db, sessionId) : []),
    remove: async (id) => isSessionId(id) && deleteComparison(database.db, id),
  };
}
