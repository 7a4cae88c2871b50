import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

// A database that hangs must cost a visitor seconds, not minutes: the form then says so and has the phone number.
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 5_000;
const LOCK_TIMEOUT_MS = 2_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;

/** Changed content shows within two seconds: half a second to hear of it, the rest to render. */
const WATCH_CONTENT_MS = 500;

/** The store of several instances. Connections are made as queries need them, and again after they break. */
export function postgresDatabase(url: string, log: Logger): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    application_name: 'porchlight',
  });
  // A connection that breaks is replaced by the pool; unheard, either event would end the process: the pool's own while
  // the connection is idle, the connection's while it is in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ code: errorCode(error) }, 'A Postgres connection broke'));
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  let version = 0;
  let isClosed = false;
  // One reading at a time: while Postgres is slow or away, more of them would only stand in line.
  let watch: NodeJS.Timeout;
  const readVersion = async () => {
    // An answer that was overtaken by a newer one must not take the version back.
    version = Math.max(version, await readContentVersion(db).catch(() => version));
  };
  const watchLater = () => {
    watch = setTimeout(async () => {
      await readVersion();
      if (!isClosed) watchLater();
    }, WATCH_CONTENT_MS).unref();
  };
  watchLater();
  return {
    engine: 'postgres',
    db,
    now: (offsetMs = 0) =>
      sql`to_char(clock_timestamp() at time zone 'UTC' + ${offsetMs}::float8 * interval '1 millisecond', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    contentVersion: () => version,
    readContentVersion: readVersion,
    listen: (channel, heard) => listenTo(url, channel, heard),
    async close() {
      isClosed = true;
      clearTimeout(watch);
      await db.destroy();
    },
  };
}

/** Triggers count every change of the site's records (migrations/0011-records.ts). */
async function readContentVersion(db: Kysely<Schema>): Promise<number> {
  const row = await db.selectFrom('content_version').select('version').executeTakeFirst();
  return row?.version ?? 0;
}

function errorCode(error: Error): string {
  return 'code' in error ? String(error.code) : error.name;
}

/** How soon a lost connection is made again. */
const LISTEN_AGAIN_MS = 1_000;

/** Listens on a connection of its own, and again whenever that breaks. */
function listenTo(url: string, channel: string, heard: () => void): () => Promise<void> {
  let isEnded = false;
  let client: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const connection = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    client = connection;
    connection.on('notification', heard);
    connection.on('error', () => undefined);
    connection.on('end', () => {
      if (!isEnded) again = setTimeout(() => void connect(), LISTEN_AGAIN_MS);
    });
    try {
      await connection.connect();
      await connection.query(`listen ${connection.escapeIdentifier(channel)}`);
      heard();
    } catch {
      await connection.end().catch(() => undefined);
    }
  }

  void connect();
  return async () => {
    isEnded = true;
    clearTimeout(again);
    await client?.end().catch(() => undefined);
  };
}
