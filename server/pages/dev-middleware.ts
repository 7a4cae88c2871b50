import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createServices } from '../create-services.ts';
import { openDatabase } from '../database/open-database.ts';
import { prepareDatabase } from '../database/prepare-database.ts';
import { followContent } from '../seed/follow-content.ts';
import { createPageCache } from './page-cache.ts';

type Next = (error?: unknown) => void;

/** Astro reads a page's locals from here in development. */
const LOCALS = Symbol.for('astro.locals');

/** The same Hono app as in production, in front of Astro's dev server, which then renders the pages. */
export async function devMiddleware(): Promise<
  (request: IncomingMessage, response: ServerResponse, next: Next) => void
> {
  const config = readConfig(process.env);
  const log = pino({ level: 'warn' });
  const database = openDatabase(config.databaseUrl, log);
  await prepareDatabase(database, followContent(log));
  const services = createServices({ database, channelsFor: () => [], onLeadKept: () => {}, log });
  const renderPage = async () =>
    new Response('The answer page of a form needs "npm start".', { status: 501 });
  const app = createApp({
    services,
    health: { ready: async () => true },
    renderPage,
    pages: createPageCache(renderPage, () => 0),
    serveAsset: async () => null,
    deskDocument: async () => '',
    siteUrl: config.siteUrl,
    trustedProxies: [],
    rateCounters: null,
    count: () => {},
    log,
  });
  const listener = getRequestListener(app.fetch);
  return (request, response, next) => {
    const path = request.url ?? '/';
    if (path.startsWith('/api/') || path.startsWith('/healthz') || request.method === 'POST') {
      void listener(request, response);
      return;
    }
    Reflect.set(request, LOCALS, { services });
    next();
  };
}
