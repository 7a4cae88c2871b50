import { pino } from 'pino';
import { openDatabase } from '#server/database/open-database.ts';
import { prepareDatabase } from '#server/database/prepare-database.ts';
import { followContent } from '#server/seed/follow-content.ts';

// Prepares a store like an instance at its start, as a separate process: node test/prepare-store.ts URL

const log = pino({ level: 'silent' });
const database = openDatabase(process.argv[2] ?? '', log);
await prepareDatabase(database, followContent(log));
await database.close();
