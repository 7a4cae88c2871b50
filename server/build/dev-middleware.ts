import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { UPLOADED_FOLDER } from '#domain/pictures/uploaded-picture.ts';
import { composeServer } from '../compose-server.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../create-log.ts';
import { requireFolders } from '../data-folder.ts';
import type { SiteLocals } from '../pages/astro-pages.ts';

type Next = (error?: unknown) => void;

/** The key under which Astro's dev server reads a page's locals. */
const LOCALS = Symbol.for('astro.locals');

/** Paths that Astro's dev server does not handle. */
const OURS = ['/api/', '/healthz', UPLOADED_FOLDER];

/** The production server, including leads and deliveries, in front of Astro's dev server, which renders the pages. */
export async function devMiddleware(): Promise<
  (request: IncomingMessage, response: ServerResponse, next: Next) => void
> {
  const config = readConfig(process.env);
  requireFolders(config);
  const { siteUrl, productionHost, mapsEmbedKey, analytics } = config;
  const renderPage = async () =>
    new Response('The answer page of a form needs "npm start".', { status: 501 });
  const { app, services, store, startDelivering } = composeServer(
    { ...config, rateLimit: false },
    { renderPages: () => renderPage, serveAsset: async () => null, deskDocument: async () => '' },
    createLog('warn'),
  );
  await store.firstAttempt;
  startDelivering();
  const locals: Partial<SiteLocals> = {
    services,
    deployment: { siteUrl, productionHost, mapsEmbedKey, analytics },
  };
  const listener = getRequestListener(app.fetch);
  return (request, response, next) => {
    const path = request.url ?? '/';
    if (OURS.some((start) => path.startsWith(start)) || request.method === 'POST') {
      void listener(request, response);
      return;
    }
    Reflect.set(request, LOCALS, locals);
    next();
  };
}
