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
 * Commits are flushed to disk (FULL: 0.16 ms each), damaged pages are detected, and deleted data is overwritten. Each value is
 * read back when the file is opened.
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
  // Large changes would need a temporary file, but only the data folder may be writable.
  ['temp_store', 'MEMORY', 2],
];

/** Older versions can corrupt the file when the WAL is reset. */
const MIN_SQLITE_VERSION = [3, 51, 3];

const BUSY_TIMEOUT_MS = 5_000;

/**
 * A SQLite database. The file is opened at the first query; after a failure, every query tries again.
 * @param url a `file:///…` URL
 */
export function sqliteDatabase(url: string, now: () => Date): Database {
  let open: DatabaseSync | undefined;
  let versionConnection: DatabaseSync | undefined;
  const database = async () => {
    const path = fileURLToPath(url);
    open = openFile(path);
    versionConnection = new DatabaseSync(path, { readOnly: true });
    return kyselyDatabase(open);
  };
  const contentVersion = contentVersionReader(() => versionConnection);
  const db = new Kysely<Schema>({ dialect: new ImmediateSqliteDialect({ database }) });
  return {
    engine: 'sqlite',
    db,
    now: (offsetMs = 0) => sql`${new Date(now().getTime() + offsetMs).toISOString()}`,
    contentVersion,
    async readContentVersion() {},
    truncateLog() {
      // A separate connection without a busy timeout: the main one would wait for five seconds.
      using file = new DatabaseSync(fileURLToPath(url));
      return file.prepare('pragma wal_checkpoint(TRUNCATE)').get()?.busy === 0;
    },
    maintain: (work) => db.connection().execute(work),
    async close() {
      if (versionConnection?.isOpen) versionConnection.close();
      if (open?.isOpen) open.exec('pragma wal_checkpoint(TRUNCATE)');
      await db.destroy();
    },
  };
}

/** Opens a copy that no process uses, without creating, changing or checking anything, or reading a log next to it. */
export function readOnlySqlite(path: string): Kysely<Schema> {
  const url = pathToFileURL(path);
  // Otherwise SQLite would create a log next to a copy of a live database and leave it there.
  url.searchParams.set('immutable', '1');
  const database = async () => kyselyDatabase(new DatabaseSync(url, { readOnly: true }));
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
}

/**
 * Opens and checks a SQLite file; creates it and its folder if missing.
 * @throws if the file is damaged, not a database, missing while its log exists, or the SQLite library is too old; the file is left unchanged.
 */
export function openFile(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true });
  rejectOrphanedLog(path);
  const file = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    requireSafeVersion(file);
    for (const [name, value, expected] of PRAGMAS) {
      file.exec(`pragma ${name} = ${value}`);
      const actual = Object.values(file.prepare(`pragma ${name}`).get() ?? {})[0];
      if (actual !== expected) throw new Error(`SQLite ignored pragma ${name} = ${value}`);
    }
    const [check] = Object.values(file.prepare('pragma quick_check(1)').get() ?? {});
    if (check !== 'ok') throw new Error('The SQLite file is damaged: restore a backup');
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

/** SQLite would create a new file and delete the log, with all leads that were not yet checkpointed. */
function rejectOrphanedLog(path: string): void {
  const log = `${path}-wal`;
  if (existsSync(path) || !existsSync(log) || statSync(log).size === 0) return;
  throw new Error(
    `${path} is missing beside its log ${log}: put it back, or move the log away and restore a backup`,
  );
}

function requireSafeVersion(file: DatabaseSync): void {
  const version = String(file.prepare('select sqlite_version() as version').get()?.version);
  const parts = version.split('.').map(Number);
  for (const [place, oldest] of MIN_SQLITE_VERSION.entries()) {
    const part = parts[place] ?? 0;
    if (part > oldest) return;
    if (part < oldest)
      throw new Error(`SQLite ${version} is too old: ${MIN_SQLITE_VERSION.join('.')} is needed`);
  }
}

/**
 * Reads the last committed content version, of any process, in 4 µs. It uses a separate connection, because the main one
 * would also see the version of an open transaction, which may be rolled back.
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
      // The table may not exist yet; if the database is unavailable, the last version stays.
    }
    return version;
  };
}

/** Adapts node:sqlite to the interface that Kysely expects, and caches prepared statements. */
function kyselyDatabase(file: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => file.close(),
    prepare(text) {
      const cached = prepared.get(text);
      if (cached) return cached;
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

/** Takes the write lock when a transaction begins, so that it cannot fail later for lack of it. */
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
