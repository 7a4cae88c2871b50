import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
  sql,
} from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/**
 * A commit is on the disk before it is answered (FULL: 0.16 ms each), a damaged page is noticed, and what is erased is gone.
 * Every value is read back at the start.
 */
const PRAGMAS: [name: string, value: string | number, readsBackAs: string | number][] = [
  ['journal_mode', 'WAL', 'wal'],
  ['synchronous', 'FULL', 2],
  ['foreign_keys', 'ON', 1],
  ['trusted_schema', 'OFF', 0],
  ['cell_size_check', 'ON', 1],
  ['secure_delete', 'ON', 1],
  ['journal_size_limit', 67_108_864, 67_108_864],
  ['mmap_size', 0, 0],
  // A large change takes a temporary file, and the data folder may be all that can be written.
  ['temp_store', 'MEMORY', 2],
];

/** Older versions can damage the file when the WAL is reset. */
const OLDEST_SAFE_SQLITE = [3, 51, 3];

const BUSY_TIMEOUT_MS = 5_000;

/**
 * The embedded store. The file is opened at the first query, and again at each query after a failure to open.
 * @param url a `file:///…` address
 */
export function sqliteDatabase(url: string, now: () => Date): Database {
  let open: DatabaseSync | undefined;
  let versions: DatabaseSync | undefined;
  const database = async () => {
    const path = fileURLToPath(url);
    open = openFile(path);
    versions = new DatabaseSync(path, { readOnly: true });
    return kyselyDatabase(open);
  };
  const contentVersion = contentVersionReader(() => versions);
  const db = new Kysely<Schema>({ dialect: new ImmediateSqliteDialect({ database }) });
  return {
    engine: 'sqlite',
    db,
    now: (offsetMs = 0) => sql`${new Date(now().getTime() + offsetMs).toISOString()}`,
    contentVersion,
    async readContentVersion() {},
    cutLog() {
      // A connection of its own: the other one would wait its five seconds.
      const file = new DatabaseSync(fileURLToPath(url));
      try {
        return file.prepare('pragma wal_checkpoint(TRUNCATE)').get()?.busy === 0;
      } finally {
        file.close();
      }
    },
    async close() {
      if (versions?.isOpen) versions.close();
      if (open?.isOpen) open.exec('pragma wal_checkpoint(TRUNCATE)');
      await db.destroy();
    },
  };
}

/** A copy to look into that nobody has open: nothing is made, changed or checked, nor a log beside it read. */
export function readOnlySqlite(path: string): Kysely<Schema> {
  const url = pathToFileURL(path);
  // Otherwise SQLite makes a log beside a copy that was a store in use, and leaves it there.
  url.searchParams.set('immutable', '1');
  const database = async () => kyselyDatabase(new DatabaseSync(url, { readOnly: true }));
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
}

/**
 * Opens and checks a SQLite file, creating it and its folder when there is none.
 * @throws when the file is damaged, not a database, gone while its log is there, or the SQLite library is too old; the file is left as it is.
 */
export function openFile(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true });
  refuseOrphanedLog(path);
  const file = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    requireSafeVersion(file);
    for (const [name, value, expected] of PRAGMAS) {
      file.exec(`pragma ${name} = ${value}`);
      const actual = Object.values(file.prepare(`pragma ${name}`).get() ?? {})[0];
      if (actual !== expected) throw new Error(`SQLite did not take ${name} = ${value}`);
    }
    const [check] = Object.values(file.prepare('pragma quick_check(1)').get() ?? {});
    if (check !== 'ok') throw new Error('The SQLite file is damaged: restore a backup');
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

/** SQLite would begin a new file and throw the log away, with every lead in it that was not yet written over. */
function refuseOrphanedLog(path: string): void {
  const log = `${path}-wal`;
  if (existsSync(path) || !existsSync(log) || statSync(log).size === 0) return;
  throw new Error(
    `${path} is missing beside its log ${log}: put it back, or move the log away and restore a backup`,
  );
}

function requireSafeVersion(file: DatabaseSync): void {
  const version = String(file.prepare('select sqlite_version() as version').get()?.version);
  const parts = version.split('.').map(Number);
  for (const [place, oldest] of OLDEST_SAFE_SQLITE.entries()) {
    const part = parts[place] ?? 0;
    if (part > oldest) return;
    if (part < oldest)
      throw new Error(`SQLite ${version} is too old: ${OLDEST_SAFE_SQLITE.join('.')} is needed`);
  }
}

/**
 * Reads the version of what is committed, by this process or another: 4 µs. It has a connection of its own, because the
 * other one would also see the version of a transaction that is still open and may be rolled back.
 */
function contentVersionReader(connection: () => DatabaseSync | undefined): () => number {
  let statement: StatementSync | undefined;
  let version = 0;
  return () => {
    const file = connection();
    if (!file?.isOpen) return version;
    try {
      statement ??= file.prepare('select version from content_version');
      version = Number(statement.get()?.version);
    } catch {
      // No table before the first migration; a store that is away has not changed.
    }
    return version;
  };
}

/** What Kysely wants of a SQLite library, said with node:sqlite; statements are prepared once and kept. */
function kyselyDatabase(file: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => file.close(),
    prepare(text) {
      const known = prepared.get(text);
      if (known) return known;
      const statement = kyselyStatement(file.prepare(text));
      prepared.set(text, statement);
      return statement;
    },
  };
}

function kyselyStatement(statement: StatementSync): SqliteStatement {
  const bound = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bound(parameters)),
    run: (parameters) => statement.run(...bound(parameters)),
    iterate: (parameters) => statement.iterate(...bound(parameters)),
  };
}

/** Takes the write lock when a transaction begins, so that it cannot fail half-way for lack of it. */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver(): ImmediateSqliteDriver {
    return new ImmediateSqliteDriver(this.#config);
  }
}
