import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { type Logger, pino } from 'pino';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { prepareDatabase } from '#server/database/prepare-database.ts';
import { followContent } from '#server/seed/follow-content.ts';

export const silent: Logger = pino({ level: 'silent' });

export interface TestStore {
  url: string;
  folder: string;
  remove(): Promise<void>;
}

let counter = 0;

/** Creates an empty store: a SQLite file in a temporary folder, or a database in the test run's real Postgres. */
export function emptyStore(engine: Database['engine']): Promise<TestStore> {
  return newStore(engine, null);
}

/** Creates a store in its state after a first start: migrated, and filled from content/. */
export async function preparedStore(engine: Database['engine']): Promise<TestStore> {
  prepared[engine] ??= prepare(engine);
  return await newStore(engine, await prepared[engine]);
}

/** Templates that all test files of a worker copy: on Postgres, preparing a store takes 0.3 s of CPU time. */
const prepared: Partial<Record<Database['engine'], Promise<TestStore>>> = {};

async function prepare(engine: Database['engine']): Promise<TestStore> {
  const store = await emptyStore(engine);
  const database = openDatabase(store.url, silent);
  await prepareDatabase(database, followContent(silent));
  await database.close(); // Postgres cannot copy a database that is open
  return store;
}

/** @param original the store to copy; null for an empty one */
async function newStore(engine: Database['engine'], original: TestStore | null): Promise<TestStore> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (engine === 'sqlite') {
    const url = pathToFileURL(join(folder, 'test.db'));
    if (original) copyFileSync(new URL(original.url), url);
    return { url: url.href, folder, remove: async () => removeFolder() };
  }
  const server = inject('postgresUrl');
  counter += 1;
  const name = `test_${process.pid}_${process.hrtime.bigint()}_${counter}`;
  const template = original ? new URL(original.url).pathname.slice(1) : 'template1';
  // Half the CPU time of Postgres's own choice, which writes the copy through its log.
  await runSql(server, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    folder,
    async remove() {
      await runSql(server, `drop database ${name} with (force)`);
      removeFolder();
    },
  };
}

type StoreTests = (database: () => Database, store: () => TestStore) => void;

/** Runs the same tests on SQLite and Postgres, each with its own migrated, seeded store. */
export function describeOnBothEngines(name: string, tests: StoreTests): void {
  describe.each(['sqlite', 'postgres'] as const)(`${name} (%s)`, (engine) => withStore(engine, tests));
}

/** Runs tests once, on SQLite, if the engine makes no difference to them. */
export function describeOnSqlite(name: string, tests: StoreTests): void {
  describe(name, () => withStore('sqlite', tests));
}

function withStore(engine: Database['engine'], tests: StoreTests): void {
  let store: TestStore;
  let database: Database;
  beforeAll(async () => {
    store = await preparedStore(engine);
    database = openDatabase(store.url, silent);
  });
  afterAll(async () => {
    await database.close();
    await store.remove();
  });
  tests(
    () => database,
    () => store,
  );
}

async function runSql(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
