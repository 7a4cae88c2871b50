import type { Server, ServerOptions } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { destination, type Logger, pino } from 'pino';
import { siteUrls } from '#content/site-urls.ts';
import type { Services } from '#domain/services.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { createServices } from './create-services.ts';
import { databaseKeeper } from './database/database-keeper.ts';
import { openDatabase } from './database/open-database.ts';
import { createChannels } from './delivery/channels.ts';
import { startMaintenance } from './maintenance.ts';
import { startWorker, type Worker } from './outbox/worker.ts';
import type { RenderPage } from './pages/render-page.ts';
import type { ServeAsset } from './pages/static-assets.ts';
import { startNotice } from './start-notice.ts';

export interface Site {
  renderPages: (services: Services) => RenderPage;
  serveAsset: ServeAsset;
}

export interface RunningServer {
  port: number;
  /** Not ready, drain, stop delivering, close the store. Resolves when nothing is left. */
  stop(): Promise<void>;
}

/** Settings against slow and huge requests, in ms and bytes (reliability.md). */
const HTTP: ServerOptions = {
  headersTimeout: 8_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 72_000,
  maxHeaderSize: 16 * 1_024,
};

/** With so many requests under way, deliveries step aside. */
const BUSY_REQUESTS = 8;

/** How long a request under way may take after SIGTERM. */
const DRAIN_MS = 10_000;

/**
 * Starts everything: store, delivery, HTTP. Listens even when the store is away: pages stay up, leads get a 503 with
 * the phone number, `/readyz` says so, and the store is tried again until it answers.
 */
export async function startServer(config: Config, site: Site): Promise<RunningServer> {
  const log = pino(
    { level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination({ dest: 1, sync: true }),
  );
  const database = openDatabase(config.databaseUrl, log);
  const { channels, channelsFor } = createChannels(config, {
    guideUrl: `${config.siteUrl}${siteUrls.guidePdf}`,
  });
  let worker: Worker | null = null;
  let stopping = false;
  let underWay = 0;

  const keeper = databaseKeeper(database, log, () => {
    if (!stopping) worker = startWorker({ database, channels, log, isBusy: () => underWay >= BUSY_REQUESTS });
  });
  const services = createServices({ database, channelsFor, onLeadKept: () => worker?.wake(), log });
  const app = createApp({
    services,
    health: { ready: async () => !stopping && (await keeper.ready()) },
    renderPage: site.renderPages(services),
    serveAsset: site.serveAsset,
    siteUrl: config.siteUrl,
    trustedProxies: config.trustedProxies,
    limited: config.rateLimit,
    log,
  });
  await keeper.firstTry;
  const maintenance = startMaintenance(database, log);
  const http = createAdaptorServer({ fetch: app.fetch, serverOptions: HTTP }) as Server;
  http.on('request', (_request, response) => {
    underWay += 1;
    response.once('close', () => (underWay -= 1));
  });
  const port = await listen(http, config);
  log.info({ port, engine: database.engine }, 'Listening');
  startNotice(config, port);

  return {
    port,
    async stop() {
      stopping = true;
      log.info('Stopping');
      await drain(http, log);
      maintenance.stop();
      await keeper.stop();
      await worker?.stop();
      await database.close().catch((error: unknown) => log.warn({ err: error }, 'The store did not close'));
      log.info('Stopped');
    },
  };
}

function listen(http: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen({ port, ...(host && { host }) }, () => {
      const address = http.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Takes no new connection, lets requests under way finish, then cuts what is left. */
async function drain(http: Server, log: Logger): Promise<void> {
  await new Promise<void>((resolve) => {
    const cut = setTimeout(() => {
      log.warn('Some requests were cut off');
      http.closeAllConnections();
    }, DRAIN_MS);
    http.close(() => {
      clearTimeout(cut);
      resolve();
    });
    http.closeIdleConnections();
  });
}
