import type { Logger } from 'pino';
import { isSessionId, parseComparison } from '#domain/comparison/parse-comparison.ts';
import type { Catalog, Comparisons } from '#domain/services.ts';
import type { Database } from '../database/database.ts';
import { deleteComparison, insertComparison, listComparisons } from './comparison-store.ts';

interface ComparisonsOptions {
  database: Database;
  catalog: Pick<Catalog, 'properties'>;
  log: Logger;
  now: () => Date;
}

/** Saves visitors' comparisons. A session's id is its only key: anyone who knows it can read them. */
export function createComparisons({ database, catalog, log, now }: ComparisonsOptions): Comparisons {
  return {
    async save(input) {
      const homes = await catalog.properties();
      const parsed = parseComparison(input, new Set(homes.map((home) => home.id)));
      if (!parsed.ok) return { status: 'invalid', issues: parsed.issues };
      return await fromStore(async () => {
        return { status: 'saved', comparison: await insertComparison(database, parsed, now()) };
      });
    },
    // An id that could never have been posted is not looked up, because Postgres rejects some.
    async list(sessionId) {
      if (!isSessionId(sessionId)) return { status: 'listed', comparisons: [] };
      return await fromStore(async () => {
        return { status: 'listed', comparisons: await listComparisons(database.db, sessionId) };
      });
    },
    async remove(id) {
      if (!isSessionId(id)) return { status: 'unknown' };
      return await fromStore(async () => {
        return { status: (await deleteComparison(database.db, id)) ? 'removed' : 'unknown' };
      });
    },
  };

  async function fromStore<Outcome>(work: () => Promise<Outcome>) {
    try {
      return await work();
    } catch (error) {
      log.error({ err: error }, 'The store did not take or find a comparison');
      return { status: 'unavailable' } as const;
    }
  }
}
