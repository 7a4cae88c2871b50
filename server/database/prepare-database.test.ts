import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { neighborhoods } from '#content/neighborhoods.ts';
import { emptyStore, silent, type TestStore } from '#test/databases.ts';
import { fileHash } from '#test/file-hash.ts';
import { createCatalog } from '../catalog/catalog.ts';
import { projectRoot } from '../project-root.ts';
import { followContent } from '../seed/follow-content.ts';
import { type Database, inTransaction } from './database.ts';
import { openDatabase } from './open-database.ts';
import { prepareDatabase } from './prepare-database.ts';

describe.each(['sqlite', 'postgres'] as const)('preparing a database (%s)', (engine) => {
  let store: TestStore;
  beforeEach(async () => {
    store = await emptyStore(engine);
  });
  afterEach(() => store.remove());

  async function withDatabase<T>(use: (database: ReturnType<typeof openDatabase>) => Promise<T>): Promise<T> {
    const database = openDatabase(store.url, silent);
    try {
      return await use(database);
    } finally {
      await database.close();
    }
  }

  const prepare = (database: Database) => prepareDatabase(database, followContent(silent));

  const areaNames = () =>
    withDatabase(async (database) => {
      const areas = await createCatalog(database, silent).neighborhoods();
      return areas.map(({ name }) => name);
    });

  test('fills an empty database from content/', async () => {
    await withDatabase(prepare);
    expect(await areaNames()).toEqual(neighborhoods.map(({ name }) => name));
  });

  /** Prepares the same database in another process. @returns its exit code */
  function instance(): Promise<number | null> {
    const child = spawn(process.execPath, ['test/prepare-store.ts', store.url], { cwd: projectRoot });
    return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
  }

  test('works in two instances at once', async () => {
    expect(await Promise.all([instance(), instance()])).toEqual([0, 0]);
    expect(await areaNames()).toHaveLength(neighborhoods.length);
  });

  test('succeeds after a failed transaction, which rolls back created tables', async () => {
    await withDatabase(async (database) => {
      const failing = inTransaction(database, async (trx) => {
        await sql`create table leads (id text)`.execute(trx);
        throw new Error('killed');
      });
      await expect(failing).rejects.toThrow('killed');
    });
    await withDatabase(prepare);
    expect(await areaNames()).toHaveLength(neighborhoods.length);
  });
});

describe('a damaged SQLite file', () => {
  test.each([
    ['is no database at all', Buffer.from('These are my shopping notes.\n'.repeat(200))],
    ['has a broken first page', Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(8_000, 0xff)])],
  ])('is rejected and left unchanged if it %s', async (_name, bytes) => {
    const store = await emptyStore('sqlite');
    const path = join(store.folder, 'damaged.db');
    writeFileSync(path, bytes);
    const before = fileHash(path);
    const database = openDatabase(pathToFileURL(path).href, silent);
    await expect(prepareDatabase(database, followContent(silent))).rejects.toThrow();
    await database.close();
    expect(fileHash(path)).toBe(before);
    await store.remove();
  });
});
