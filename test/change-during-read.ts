import { type QueryId, SelectQueryNode } from 'kysely';
import type { Database } from '#server/database/database.ts';

/**
 * Wraps a store so that `happen` runs once, right after a table was read and before the reader continues.
 * @param earlier number of reads of the table to skip
 */
export function withChangeDuringRead(
  database: Database,
  table: string,
  happen: () => Promise<void>,
  earlier = 0,
): Database {
  let reading: QueryId | null = null;
  let readings = 0;
  const db = database.db.withPlugin({
    transformQuery({ node, queryId }) {
      if (SelectQueryNode.is(node) && JSON.stringify(node.from).includes(`"${table}"`)) {
        readings += 1;
        if (readings > earlier) reading ??= queryId;
      }
      return node;
    },
    async transformResult({ result, queryId }) {
      if (queryId === reading) await happen();
      return result;
    },
  });
  return { ...database, db };
}
