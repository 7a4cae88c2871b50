import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { UPLOADED_FOLDER } from '#domain/pictures/uploaded-picture.ts';
import { composeServer } from '../compose-server.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../create-log.ts';
import type { SiteLocals } from '../pages/astro-pages.ts';

type Next = (error?: unknown) => void;

/** Astro reads a page's locals from here in development. */
const LOCALS = Symbol.for('astro.locals');

/** Astro's dev server answers everything else. */
const OURS = ['/api/', '/healthz', UPLOADED_FOLDER];

/** The same server as in production, leads and their delivery included, in front of Astro's dev server, which renders the pages. */
export async function devMiddleware(): Promise<
  (request: IncomingMessage, response: ServerResponse, next: Next) => void
> {
  const config = readConfig(process.env);
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
