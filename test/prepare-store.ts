import { pino } from 'pino';
import { openDatabase } from '#server/database/open-database.ts';
import { prepareDatabase } from '#server/database/prepare-database.ts';

// Run as a process of its own, as an instance does at its start: node test/prepare-store.ts URL

const database = openDatabase(process.argv[2] ?? '', pino({ level: 'silent' }));
await prepareDatabase(database);
await database.close();
