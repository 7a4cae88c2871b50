import { Socket } from 'node:net';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

// If the database hangs, a visitor should get an error with the phone number after seconds, not minutes.
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 5_000;
const LOCK_TIMEOUT_MS = 2_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;

/**
 * A dead host answers no statement, not even with its timeout, and TCP gives up only after a quarter of an hour. Longer than
 * a migration may take.
 */
const SILENCE_TIMEOUT_MS = 65_000;

/**
 * After a failover or on a full disk, Postgres opens read-only sessions, which stay so when it takes writes again. The site
 * polls, so its connections are never idle for long enough to be replaced.
 */
const LIFETIME_S = 60;

/** Changed content must show within two seconds: half a second to detect it, the rest to render. */
const WATCH_CONTENT_MS = 500;

/** Postgres' name of a site's connections; `application_name` in the URL goes first. */
export const SITE_NAME = 'porchlight';

/** Shorter in tests only. */
interface Timeouts {
  connectMs?: number;
  silenceMs?: number;
  lifetimeS?: number;
}

/** A Postgres database, which several instances can share. It connects on demand and reconnects. */
export function postgresDatabase(url: string, log: Logger, timeouts: Timeouts = {}): Database {
  const { connectMs = CONNECT_TIMEOUT_MS, silenceMs = SILENCE_TIMEOUT_MS, lifetimeS = LIFETIME_S } = timeouts;
  const pool = openPool(
    {
      connectionString: url,
      max: POOL_SIZE,
      connectionTimeoutMillis: connectMs,
      maxLifetimeSeconds: lifetimeS,
      stream: () => {
        const socket = new Socket();
        return socket.setTimeout(silenceMs, () => socket.destroy(new Error('Postgres is silent')));
      },
      statement_timeout: STATEMENT_TIMEOUT_MS,
      lock_timeout: LOCK_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    },
    log,
  );
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  let version = 0;
  let isClosed = false;
  // One read after the other, so that none returns late. The version may decrease, when a provider restores the database.
  let reading = Promise.resolve();
  const readVersion = () => {
    reading = reading.then(async () => {
      version = await readContentVersion(db).catch(() => version);
    });
    return reading;
  };
  let watch: NodeJS.Timeout;
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
    listen: (channel, onNotification) => listenTo(url, channel, onNotification),
    async maintain(work) {
      const own = openPool({ connectionString: url, max: 1, connectionTimeoutMillis: connectMs }, log);
      const dialect = new PostgresDialect({ pool: own });
      await using patient = new Kysely<Schema>({ dialect });
      return await patient.connection().execute(work);
    },
    async close() {
      isClosed = true;
      clearTimeout(watch);
      await db.destroy();
    },
  };
}

function openPool(config: pg.PoolConfig, log: Logger): pg.Pool {
  const pool = new pg.Pool({ ...config, application_name: SITE_NAME });
  // The pool replaces broken connections. Without these listeners the process would crash: the pool emits errors of idle
  // connections, a connection those while it is in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ code: errorCode(error) }, 'A Postgres connection broke'));
  });
  return pool;
}

/** Triggers increment it with every change of the site's records (migrations/0011-records.ts). */
async function readContentVersion(db: Kysely<Schema>): Promise<number> {
  const row = await db.selectFrom('content_version').select('version').executeTakeFirst();
  return row?.version ?? 0;
}

function errorCode(error: Error): string {
  return 'code' in error ? String(error.code) : error.name;
}

/** Delay before reconnecting. */
const RECONNECT_DELAY_MS = 1_000;

/** Listens on a dedicated connection and reconnects when it breaks. */
function listenTo(url: string, channel: string, onNotification: () => void): () => Promise<void> {
  let isEnded = false;
  let client: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const connection = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    client = connection;
    connection.on('notification', onNotification);
    connection.on('error', () => undefined);
    connection.on('end', () => {
      if (!isEnded) again = setTimeout(() => void connect(), RECONNECT_DELAY_MS);
    });
    try {
      await connection.connect();
      await connection.query(`listen ${connection.escapeIdentifier(channel)}`);
      onNotification();
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
