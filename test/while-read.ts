import { type QueryId, SelectQueryNode } from 'kysely';
import type { Database } from '#server/database/database.ts';

/** A store in which something happens once, between the first reading of a table and what its reader does next. */
export function whileRead(database: Database, table: string, happen: () => Promise<void>): Database {
  let reading: QueryId | null = null;
  const db = database.db.withPlugin({
    transformQuery({ node, queryId }) {
      if (SelectQueryNode.is(node) && JSON.stringify(node.from).includes(`"${table}"`)) reading ??= queryId;
      return node;
    },
    async transformResult({ result, queryId }) {
      if (queryId === reading) await happen();
      return result;
    },
  });
  return { ...database, db };
}
