import { pino } from 'pino';
import { openDatabase } from '#server/database/open-database.ts';
import { prepareDatabase } from '#server/database/prepare-database.ts';
import { followContent } from '#server/seed/follow-content.ts';

// Run as a process of its own, which dies after its Nth statement: node test/faults/dying-migration.ts URL N

if (import.meta.main) {
  const [, , url = '', last] = process.argv;
  await prepareStore(url, (statements) => {
    if (statements === Number(last)) process.kill(process.pid, 'SIGKILL');
  });
}

/**
 * Prepares a store as an instance does at its start.
 * @param afterStatement called with the number of statements so far
 * @returns the number of its statements
 */
export async function prepareStore(
  url: string,
  afterStatement: (statements: number) => void = () => {},
): Promise<number> {
  const log = pino({ level: 'silent' });
  const database = openDatabase(url, log);
  let statements = 0;
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      statements += 1;
      afterStatement(statements);
      return result;
    },
  });
  await prepareDatabase({ ...database, db }, followContent(log));
  await database.close();
  return statements;
}
