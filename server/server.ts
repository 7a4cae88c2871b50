import { siteUrls } from '#content/site-urls.ts';
import type { Services } from '#domain/services.ts';
import { alertChannels } from './alerts/alert-channels.ts';
import { createApp } from './app.ts';
import { startBackups } from './backups/hourly-backups.ts';
import type { Config } from './config.ts';
import { startVisitCounter } from './counts/visit-counter.ts';
import { createLog } from './create-log.ts';
import { createServices } from './create-services.ts';
import { databaseKeeper } from './database/database-keeper.ts';
import { openDatabase } from './database/open-database.ts';
import { createChannels } from './delivery/channels.ts';
import { createDeliveries } from './delivery-service.ts';
import { giveBackMemory } from './give-back-memory.ts';
import { createAdmission } from './http/admission.ts';
import { httpServer } from './http/http-server.ts';
import { keepTickShape } from './http/keep-tick-shape.ts';
import { securityHeaders } from './http/security-headers.ts';
import { rateCounters } from './http/shared-rate-counters.ts';
import { turnAwayWith } from './http/turn-away.ts';
import { startMaintenance } from './maintenance.ts';
import { createMetrics } from './metrics/metrics.ts';
import { LEASE_MS } from './outbox/outbox.ts';
import { answerKeptPage } from './pages/answer-kept-page.ts';
import { createPageCache } from './pages/page-cache.ts';
import type { RenderPage } from './pages/render-page.ts';
import type { ServeAsset } from './pages/static-assets.ts';
import { warmPages } from './pages/warm-pages.ts';
import { followContent } from './seed/follow-content.ts';
import { startNotice } from './start-notice.ts';

export interface Site {
  renderPages: (services: Services) => RenderPage;
  serveAsset: ServeAsset;
  /** The one document of the desk's application. */
  deskDocument: () => Promise<string>;
}

export interface RunningServer {
  port: number;
  /** Not ready, drain, stop delivering, close the store. Resolves when nothing is left; a second call waits for the first. */
  stop(): Promise<void>;
}

/** What tests put in the place of the real thing. */
export interface Overrides {
  openDatabase?: typeof openDatabase;
  now?: () => Date;
  /** How long a worker's deliveries are its own. */
  leaseMs?: number;
}

/** With so many requests at work, deliveries step aside. */
const BUSY_REQUESTS = 8;

/**
 * Starts everything: store, delivery, HTTP. Listens even when the store is away: pages stay up, leads get a 503 with
 * the phone number, `/readyz` says so, and the store is tried again until it answers.
 */
export async function startServer(
  config: Config,
  site: Site,
  { openDatabase: open = openDatabase, now = () => new Date(), leaseMs = LEASE_MS }: Overrides = {},
): Promise<RunningServer> {
  keepTickShape();
  const log = createLog(config.logLevel);
  const database = open(config.databaseUrl, log, now);
  const { channels, channelsFor } = createChannels(config, {
    guideUrl: `${config.siteUrl}${siteUrls.guidePdf}`,
  });
  let stopping: Promise<void> | undefined;

  const headers = securityHeaders(config.siteUrl);
  const admission = createAdmission(turnAwayWith(headers));
  const isBusy = () => admission.atWork() >= BUSY_REQUESTS;
  const keeper = databaseKeeper(database, followContent(log), log);
  const alerts = alertChannels(config);
  const deliveries = createDeliveries({
    database,
    channels,
    alertChannels: alerts,
    log,
    isBusy,
    leaseMs,
    now,
  });
  const services = createServices({
    database,
    channelsFor,
    onLeadKept: deliveries.wake,
    assistant: assistantOf(config),
    log,
    now,
  });
  const visits = startVisitCounter(database, log, now);
  const renderPage = site.renderPages(services);
  const pages = createPageCache(renderPage, database.contentVersion);
  const backups = startBackups({ config, log });
  const metrics = config.metricsToken
    ? createMetrics({ token: config.metricsToken, database, keptPages: pages.size, admission, backups })
    : null;
  const app = createApp({
    services,
    health: { ready: async () => !stopping && (await keeper.ready()) },
    renderPage,
    pages,
    serveAsset: site.serveAsset,
    deskDocument: site.deskDocument,
    siteUrl: config.siteUrl,
    trustedProxies: config.trustedProxies,
    rateCounters: config.rateLimit ? rateCounters(database) : null,
    metrics,
    count: visits.count,
    log,
    now,
  });
  const answerKept = answerKeptPage(pages, headers, visits.count);
  const http = httpServer({
    fetch: app.fetch,
    answersAtOnce: metrics ? metrics.timed(answerKept) : answerKept,
    admission,
    log,
  });
  await keeper.firstTry;
  const maintenance = startMaintenance(database, log);
  const port = await http.listen(config.port, config.host);
  log.info({ port, engine: database.engine }, 'Listening');
  // Not before: a second process on the embedded store, which finds the port taken, must not touch what the first delivers.
  void keeper.prepared.then(deliveries.start);
  startNotice(config, port);
  const warmUp = warmPages(pages, config.siteUrl, isBusy);
  void warmUp.done.then(() => services.chat.warmUp()).then(giveBackMemory);

  async function stop(): Promise<void> {
    log.info('Stopping');
    warmUp.stop();
    const parts = [http.drain, maintenance.stop, backups.stop, visits.stop, keeper.stop, deliveries.stop];
    for (const end of [...parts, database.close]) {
      try {
        await end();
      } catch (error) {
        // It must not keep the others from their end, least of all the store.
        log.error({ err: error }, 'A part did not stop');
      }
    }
    log.info('Stopped');
  }

  return { port, stop: () => (stopping ??= stop()) };
}

function assistantOf({ assistantUrl: url, assistantModel: name, assistantApiKey: apiKey, siteUrl }: Config) {
  return url && name ? { url, name, apiKey, siteUrl } : null;
}
