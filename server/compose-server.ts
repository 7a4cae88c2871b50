import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Services } from '#domain/services.ts';
import { alertChannels } from './alerts/alert-channels.ts';
import { createApp } from './app.ts';
import { startBackups } from './backups/hourly-backups.ts';
import { carriesLead } from './chat/carries-lead.ts';
import type { Config } from './config.ts';
import { startSchedule } from './content/schedule.ts';
import { startVisitCounter } from './counts/visit-counter.ts';
import { createServices } from './create-services.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/open-database.ts';
import { type Preparation, startPreparation } from './database/preparation.ts';
import { createChannels } from './delivery/channels.ts';
import { OUTGOING_MAIL_FOLDER, withoutErasedMail } from './delivery/file-mail.ts';
import { mailer } from './delivery/mailer.ts';
import { createDeliveries } from './delivery-service.ts';
import { createDesk } from './desk/create-desk.ts';
import { startCredentialNotices } from './desk/credential-notice.tsx';
import { deskChannels } from './desk/desk-channels.ts';
import { startDigest } from './desk/digest.tsx';
import { startReminders } from './desk/due-reminders.ts';
import { createAdmission } from './http/admission.ts';
import type { AppEnv } from './http/app-env.ts';
import type { HttpServerOptions } from './http/http-server.ts';
import { withSecurityHeaders } from './http/security-headers.ts';
import { startUpgradingLeads } from './leads/upgrade-leads.ts';
import { startMaintenance } from './maintenance.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createPageCache, type PageCacheOptions } from './pages/page-cache.ts';
import type { RenderPage } from './pages/render-page.ts';
import type { ServeAsset } from './pages/static-assets.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { rateCounters } from './rate-limit/shared-rate-counters.ts';
import { followContent } from './seed/follow-content.ts';

/** The output of the Astro build. */
export interface Site {
  renderPages: (services: Services) => RenderPage;
  isPage?: PageCacheOptions['isPage'];
  serveAsset: ServeAsset;
  /** The HTML document of the desk's single-page app. */
  deskDocument: () => Promise<string>;
}

/** Dependencies that tests replace. */
export interface Overrides {
  openDatabase?: typeof openDatabase;
  now?: () => Date;
  /** How long a worker's lease on a delivery lasts. */
  leaseMs?: number;
  /** How often to probe a receiver that is down. */
  probeEveryMs?: number;
}

/** A whole server that does not listen on a port yet. */
interface ComposedServer {
  app: Hono<AppEnv>;
  onRequest: HttpServerOptions['onRequest'];
  services: Services;
  store: Preparation;
  engine: Database['engine'];
  /** Resolves to the URL that sets up the desk, once the database is ready; null if an account exists. */
  setupLink(): Promise<string | null>;
  /** Starts delivering leads as soon as the database is ready. */
  startDelivering(): void;
  /** Reports "not ready", lets requests finish, then stops background tasks and closes the database. */
  stop(finishRequests: () => Promise<void>): Promise<void>;
}

/** From this many requests in flight, deliveries pause. */
const BUSY_REQUESTS = 8;

/** Wires up the database, deliveries, services and app. */
export function composeServer(
  config: Config,
  site: Site,
  log: Logger,
  { openDatabase: open = openDatabase, now = () => new Date(), leaseMs, probeEveryMs }: Overrides = {},
): ComposedServer {
  const database = open(config.databaseUrl, log, now);
  const store = startPreparation(database, followContent(log), log);
  const agent = () => services.catalog.profile();
  const admission = createAdmission((c) => carriesLead(c, services.chat), agent);

  const mail = { agent, sendMail: mailer(config, agent) };
  const channels = createChannels(config, mail);
  const mailFolder = join(config.dataDir, OUTGOING_MAIL_FOLDER);
  const deliveries = createDeliveries({
    database,
    channels: [...channels, ...deskChannels(database, config, mail)].map((channel) =>
      withoutErasedMail(channel, database, mailFolder),
    ),
    alertChannels: alertChannels(config, mail),
    log,
    isBusy: () => admission.inFlight() >= BUSY_REQUESTS,
    leaseMs,
    probeEveryMs,
  });
  const services = createServices({
    database,
    channels: channels.map(({ name }) => name),
    onLeadSaved: wakeAll,
    assistant: assistantOf(config),
    log,
    now,
  });
  const background = { database, ready: store.done, log, now };
  const notices = { ...background, ...mail, siteUrl: config.siteUrl };
  const credentialNotices = startCredentialNotices(notices);
  const desk = createDesk({
    database,
    services,
    config,
    document: site.deskDocument,
    wakeDeliveries: deliveries.wake,
    onCredentialsChanged: credentialNotices.wake,
    log,
    now,
  });
  const visits = startVisitCounter(database, log, now);
  const backups = startBackups({ config, log });
  const maintenance = startMaintenance({ ...background, dataDir: config.dataDir });
  const schedule = startSchedule({ ...background, onPublished: desk.wake });
  const upgradingLeads = startUpgradingLeads(background);
  const reminders = startReminders({ ...background, onQueued: wakeAll });
  const digest = startDigest(notices);

  const renderPage = site.renderPages(services);
  const pages = createPageCache({
    render: withSecurityHeaders(config.siteUrl, renderPage),
    version: database.contentVersion,
    fallbackCount: services.catalog.fallbackCount,
    ...(site.isPage && { isPage: site.isPage }),
  });
  const metrics = config.metricsToken
    ? createMetrics({ token: config.metricsToken, database, cachedPages: pages.size, admission, backups })
    : null;
  let isStopping = false;
  const app = createApp({
    services,
    isReady: async () => !isStopping && (await store.isReady()),
    admission,
    renderPage,
    pages,
    serveAsset: site.serveAsset,
    pictures: pictureRoutes(database),
    desk,
    siteUrl: config.siteUrl,
    trustedProxies: config.trustedProxies,
    rateCounters: config.rateLimit ? rateCounters(database) : null,
    metrics,
    count: visits.count,
    log,
    now,
  });

  /** Sends what was queued, and shows it at open desks. */
  function wakeAll(): void {
    deliveries.wake();
    desk.wake();
  }

  async function stop(finishRequests: () => Promise<void>): Promise<void> {
    isStopping = true;
    const backgroundTasks = [
      maintenance,
      digest,
      credentialNotices,
      schedule,
      reminders,
      upgradingLeads,
      backups,
      visits,
      store,
      deliveries,
    ];
    const stopBackgroundTasks = () => Promise.all(backgroundTasks.map((part) => stopSafely(part.stop)));
    for (const end of [desk.stop, finishRequests, stopBackgroundTasks, database.close]) await stopSafely(end);
  }

  /** A task that fails to stop must not keep the rest from closing, least of all the database. */
  async function stopSafely(end: () => unknown): Promise<void> {
    try {
      await end();
    } catch (error) {
      log.error({ err: error }, 'A background task did not stop');
    }
  }

  return {
    app,
    onRequest: metrics?.timeRequest,
    services,
    store,
    engine: database.engine,
    setupLink: () => store.done.then(desk.setupLink),
    startDelivering: () => void store.done.then(deliveries.start),
    stop,
  };
}

function assistantOf({ assistantUrl: url, assistantModel: name, assistantApiKey: apiKey, siteUrl }: Config) {
  return url && name ? { url, name, apiKey, siteUrl } : null;
}
