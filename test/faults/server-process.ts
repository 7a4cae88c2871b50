import { flushCompileCache } from 'node:module';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import type { RenderPage } from '#server/pages/render-page.ts';
import { startServer } from '#server/server.ts';
import type { Faults } from './faulty-server.ts';

// The real server with injected faults, as a separate process: see faulty-server.ts.

const { crash, leaseMs }: Faults = JSON.parse(process.argv[2] ?? '{}');

const page: RenderPage = async (_request, _state, status = 200) =>
  new Response('<!doctype html><title>A page</title>', { status });
const server = await startServer(
  readConfig(process.env),
  { renderPages: () => page, serveAsset: async () => null, deskDocument: async () => '' },
  {
    openDatabase: (...args) => crashing(openDatabase(...args)),
    ...(leaseMs !== undefined && { leaseMs }),
  },
);
// Speeds up the next starts: most of these processes are killed, which would not write the compile cache.
flushCompileCache();
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));

/** Kills the process right before or after the commit of a lead, like a power failure. */
function crashing(database: Database): Database {
  const { db } = database;
  const begin = db.transaction.bind(db);
  return {
    ...database,
    db: Object.assign(db, {
      transaction: () => {
        const transaction = begin();
        const run = transaction.execute.bind(transaction);
        return Object.assign(transaction, {
          execute: async <T>(work: Parameters<typeof run<T>>[0]) => {
            const result = await run(async (trx) => crashAt('before-commit', await work(trx)));
            return crashAt('after-commit', result);
          },
        });
      },
    }),
  };
}

function crashAt<T>(seam: Faults['crash'], result: T): T {
  const keepsLead = (result as { status?: string } | undefined)?.status === 'saved';
  if (crash === seam && keepsLead) process.kill(process.pid, 'SIGKILL');
  return result;
}
