import { composeServer, type Overrides, type Site } from './compose-server.ts';
import type { Config } from './config.ts';
import { createLog } from './create-log.ts';
import { httpServer } from './http/http-server.ts';
import { deskNotice, startNotice } from './start-notice.ts';

export interface RunningServer {
  port: number;
  /** Resolves when everything has stopped; a second call waits for the first. */
  stop(): Promise<void>;
}

/**
 * Starts the database, deliveries and HTTP. Listens even if the database is unavailable: pages stay up, lead forms get a
 * 503 with the phone number, `/readyz` fails, and the database is retried until it answers.
 */
export async function startServer(
  config: Config,
  site: Site,
  overrides: Overrides = {},
): Promise<RunningServer> {
  const log = createLog(config.logLevel);
  const { app, onRequest, store, engine, ...server } = composeServer(config, site, log, overrides);
  const http = httpServer({ fetch: app.fetch, onRequest, log });
  await store.firstAttempt;
  const port = await http.listen(config.port, config.host);
  log.info({ port, engine }, 'Listening');
  // Only after listening: a second process on the same SQLite file fails on the port and must not touch the first one's leases.
  server.startDelivering();
  startNotice(config, port);
  void server
    .setupLink()
    .then(deskNotice)
    .catch((error: unknown) => {
      log.error({ err: error }, 'The link that sets up the desk could not be created');
    });

  async function stop(): Promise<void> {
    log.info('Stopping');
    await server.stop(http.stop);
    log.info('Stopped');
  }

  let stopping: Promise<void> | undefined;
  return { port, stop: () => (stopping ??= stop()) };
}
