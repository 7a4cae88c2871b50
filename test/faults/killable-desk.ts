import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { preparedStore, silent } from '../databases.ts';
import { signUpAt } from '../desk-account.ts';
import { freePort } from '../free-port.ts';
import { startBuiltServer } from '../running-server.ts';

/** A server with a desk account that can be killed and restarted on the same port and store. */
export interface KillableDesk {
  url: string;
  /** A desk session's cookie. */
  cookie: string;
  kill: () => Promise<void>;
  startAgain: () => Promise<void>;
  /** Opens the store from the test until the test is over. */
  openStore: () => Database;
}

/** @param onTestFinished the test's own, for cleaning up */
export async function startKillableDesk(
  engine: Database['engine'],
  onTestFinished: (end: () => Promise<void>) => void,
): Promise<KillableDesk> {
  const store = await preparedStore(engine);
  const settings = {
    env: { DATABASE_URL: store.url, RATE_LIMIT: 'off' },
    port: await freePort(),
    dataDir: store.folder,
  };
  let server = await startBuiltServer(settings);
  const kill = async () => void (await server.end('SIGKILL'));
  onTestFinished(async () => {
    await kill();
    await store.remove();
  });
  return {
    url: server.url,
    cookie: (await signUpAt(server)).cookie,
    kill,
    async startAgain() {
      server = await startBuiltServer(settings);
    },
    openStore() {
      const database = openDatabase(store.url, silent);
      onTestFinished(database.close);
      return database;
    },
  };
}
