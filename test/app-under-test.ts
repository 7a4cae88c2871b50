import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { createAdaptorServer } from '@hono/node-server';
import type { Logger } from 'pino';
import { createApp } from '#server/app.ts';
import type { VisitCounter } from '#server/counts/visit-counter.ts';
import { createServices, type ServicesOptions } from '#server/create-services.ts';
import type { Database } from '#server/database/database.ts';
import { createDesk } from '#server/desk/create-desk.ts';
import { createAdmission } from '#server/http/admission.ts';
import type { ChannelName } from '#server/outbox/channel.ts';
import { createPageCache } from '#server/pages/page-cache.ts';
import type { RenderPage } from '#server/pages/render-page.ts';
import { pictureRoutes } from '#server/pictures/picture-routes.ts';
import { rateCounters } from '#server/rate-limit/shared-rate-counters.ts';
import { silent } from './databases.ts';

export interface AppUnderTest {
  url: string;
  /** For example "GET /api/guides/:slug"; without middleware. */
  routes: string[];
  /** Posts JSON and parses the JSON response. */
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<JsonAnswer>;
  stop: () => Promise<void>;
}

export interface JsonAnswer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: what a program sees before it has checked anything
  body: any;
}

export interface Settings {
  isRateLimited?: boolean;
  channels?: ChannelName[];
  onLeadSaved?: () => void;
  trustedProxies?: string[];
  /** A model for the assistant. */
  assistant?: ServicesOptions['assistant'];
  log?: Logger;
  now?: () => Date;
  /** Where outgoing mail is. */
  dataDir?: string;
  /** Replaces Astro's rendering of pages. */
  renderPage?: RenderPage;
  /** Counts visits; by default none are counted. */
  visits?: Pick<VisitCounter, 'count'>;
}

/** The public origin of the app under test. */
export const SITE_URL = 'http://stone.example';

/** Starts the real app on a real port with a given store, without the pages that Astro builds. */
export async function startApp(database: Database, settings: Settings = {}): Promise<AppUnderTest> {
  const { now = () => new Date() } = settings;
  const services = createServices({
    database,
    channels: settings.channels ?? ['agent-email', 'guide-email'],
    onLeadSaved: settings.onLeadSaved ?? (() => {}),
    assistant: settings.assistant ?? null,
    log: settings.log ?? silent,
    now,
  });
  const desk = createDesk({
    database,
    services,
    config: {
      siteUrl: SITE_URL,
      authSecret: null,
      dataDir: settings.dataDir ?? tmpdir(),
      agentEmail: 'agent@stone.example',
    },
    document: async () =>
      '<!doctype html><meta name="agent" content="desk-agent"><meta name="passkeys" content="desk-passkeys"><title>Desk</title>',
    wakeDeliveries: () => {},
    onCredentialsChanged: () => {},
    log: settings.log ?? silent,
    now,
  });
  const renderPage: RenderPage =
    settings.renderPage ??
    (async (_request, state, status) => Response.json(state ?? {}, { status: status ?? 200 }));
  const app = createApp({
    services,
    isReady: async () => true,
    renderPage,
    admission: createAdmission(async () => false, services.catalog.profile),
    pages: createPageCache({
      render: renderPage,
      version: () => 0,
      fallbackCount: services.catalog.fallbackCount,
    }),
    serveAsset: async () => null,
    pictures: pictureRoutes(database),
    desk,
    siteUrl: SITE_URL,
    trustedProxies: settings.trustedProxies ?? [],
    rateCounters: settings.isRateLimited ? rateCounters(database) : null,
    count: settings.visits?.count ?? (() => {}),
    log: settings.log ?? silent,
    now,
  });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
  return {
    url,
    routes: app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`),
    async post(path, body, headers = {}) {
      const response = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
    async stop() {
      await desk.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A valid contact form; every call returns another person. */
export function contactFields(changes: Record<string, unknown> = {}): Record<string, unknown> {
  people += 1;
  return {
    firstName: 'Jordan',
    lastName: `Reyes ${people}`,
    email: `jordan.${people}@example.com`,
    interest: 'buying',
    ...changes,
  };
}

/** A valid seller's-guide form; every call returns another person. */
export function sellerFields(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...contactFields(), phone: '(704) 555-0199', address: '12 Sample Street', ...changes };
}

let people = 0;
