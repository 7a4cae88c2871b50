import { pino } from 'pino';
import { openDatabase } from '#server/database/open-database.ts';
import { prepareDatabase } from '#server/database/prepare-database.ts';
import { followContent } from '#server/seed/follow-content.ts';

// Run as a process of its own: node test/faults/dying-migration.ts URL N
// Prepares a store as an instance does at its start, and dies after its Nth statement. Prints how many there were.

const [, , url = '', last = 'Infinity'] = process.argv;
const log = pino({ level: 'silent' });
const database = openDatabase(url, log);
let statements = 0;
const db = database.db.withPlugin({
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    statements += 1;
    if (statements >= Number(last)) process.kill(process.pid, 'SIGKILL');
    return result;
  },
});
await prepareDatabase({ ...database, db }, followContent(log));
await database.close();
console.log(statements);
