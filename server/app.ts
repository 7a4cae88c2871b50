import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Logger } from 'pino';
import { siteUrls } from '#content/site-urls.ts';
import type { Services } from '#domain/services.ts';
import { cardRoutes } from './cards/card-routes.ts';
import { catalogRoutes } from './catalog/catalog-routes.ts';
import { CHAT_LIMITS, chatRoutes } from './chat/chat-routes.ts';
import { COMPARISON_LIMITS, comparisonRoutes } from './comparisons/comparison-routes.ts';
import { policyReports, REPORT_LIMITS } from './content-security-policy/policy-reports.ts';
import { countForms } from './counts/count-forms.ts';
import { COUNT_LIMITS, countRoutes } from './counts/count-routes.ts';
import type { VisitCounter } from './counts/visit-counter.ts';
import { isStoreBusy } from './database/busy-store.ts';
import type { Desk } from './desk/create-desk.ts';
import { privateResponses } from './desk/desk-gate.ts';
import { deskPages } from './desk/desk-pages.ts';
import type { Admission } from './http/admission.ts';
import { addAgentToProblems } from './http/agent-in-problems.ts';
import type { AppEnv } from './http/app-env.ts';
import { clientAddressReader } from './http/client-address.ts';
import { healthRoutes } from './http/health-routes.ts';
import { CATCH_ALL, methodsOf, noRouteResponse } from './http/methods.ts';
import { problem } from './http/problem.ts';
import { requestLog } from './http/request-log.ts';
import { sameOrigin } from './http/same-origin.ts';
import { securityHeaders } from './http/security-headers.ts';
import { wellKnownRoutes } from './http/well-known-routes.ts';
import { formPosts } from './leads/form-posts.ts';
import { leadRoutes } from './leads/lead-routes.ts';
import type { Metrics } from './metrics/metrics.ts';
import { metricsRoutes } from './metrics/metrics-routes.ts';
import { openapiDocument } from './openapi/openapi-document.ts';
import { encodedResponse } from './pages/encodings.ts';
import type { CompletePage, PageCache } from './pages/page-cache.ts';
import type { RenderPage } from './pages/render-page.ts';
import type { ServeAsset } from './pages/static-assets.ts';
import type { RateCounters, Window } from './rate-limit/rate-counters.ts';
import { FORM_LIMITS, noLimit, rateLimit } from './rate-limit/rate-limit.ts';
import { guideRoutes } from './seller-guide/guide-routes.ts';

interface AppOptions {
  services: Services;
  /** Whether the database answers and is fully migrated, and the server is not stopping. */
  isReady: () => Promise<boolean>;
  admission: Admission;
  /** Renders the response page of a form post. */
  renderPage: RenderPage;
  pages: PageCache;
  serveAsset: ServeAsset;
  /** Uploaded pictures. */
  pictures: Hono<AppEnv>;
  desk: Desk;
  siteUrl: string;
  trustedProxies: string[];
  /** null turns rate limiting off. */
  rateCounters: RateCounters | null;
  count: VisitCounter['count'];
  /** Without it there is no `/metrics`. */
  metrics?: Metrics | null;
  log: Logger;
  now: () => Date;
}

/** Pages of any origin may read the OpenAPI document. */
const PUBLIC_DESCRIPTION = {
  'cache-control': 'public, max-age=3600',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** The whole HTTP interface: cached pages, health, the API, forms, files, then pages that have to be rendered. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { services, renderPage, pages, serveAsset, siteUrl, count, log, now } = options;
  const { catalog } = services;
  const app = new Hono<AppEnv>();
  const clientAddress = clientAddressReader(options.trustedProxies);
  const counters = options.rateCounters;
  const limit = (name: string, windows: Window[]) =>
    counters ? rateLimit(name, windows, counters, now) : noLimit;
  const formLimit = limit('form', FORM_LIMITS);
  const comparisonLimit = limit('comparison', COMPARISON_LIMITS);
  const chatLimit = limit('chat', CHAT_LIMITS);

  app.use(requestLog(log));
  app.get(CATCH_ALL, async (c, next) => {
    const page = pages.cached(c.req.raw);
    return page ? answerPage(c, page) : await next();
  });
  app.use(securityHeaders(siteUrl));
  // Before any middleware that changes response bodies: a compressed body can no longer be edited.
  app.use('/desk/*', privateResponses, compress());
  app.use('/api/desk/*', privateResponses, compress());
  // A forged contact form gains an attacker nothing, while rejecting one behind a misconfigured proxy would cost a lead.
  app.use(addAgentToProblems(catalog.profile), sameOrigin(siteUrl, { anyScheme: true }));
  app.use('/desk/*', sameOrigin(siteUrl));
  app.use('/api/desk/*', sameOrigin(siteUrl));
  app.use(async (c, next) => {
    const peer = c.env?.incoming?.socket.remoteAddress;
    c.set('clientAddress', clientAddress(peer, c.req.header('x-forwarded-for')));
    if (c.req.method !== 'GET' && c.req.header('content-encoding')) return problem('encoded');
    return await next();
  });
  app.use(options.admission.middleware, countForms(count));

  app.route('/', healthRoutes(options.isReady));
  if (options.metrics) app.route('/', metricsRoutes(options.metrics));
  app.route('/', wellKnownRoutes(siteUrl, catalog.profile, now));
  app.route('/', options.pictures);
  app.route('/', cardRoutes(serveAsset, catalog.profile));
  app.route('/', guideRoutes(serveAsset, catalog.profile));
  app.route('/', policyReports({ limit: limit('report', REPORT_LIMITS), log }));
  app.route(
    '/api',
    leadRoutes({ leads: services.leads, limit: formLimit, guideUrl: `${siteUrl}${siteUrls.guidePdf}` }),
  );
  app.route('/api', catalogRoutes(catalog));
  app.route('/api', comparisonRoutes({ comparisons: services.comparisons, limit: comparisonLimit }));
  app.route('/api', chatRoutes({ chat: services.chat, agent: catalog.profile, limit: chatLimit, log }));
  app.route('/api', countRoutes({ count, limit: limit('count', COUNT_LIMITS) }));
  app.get('/api/openapi.json', async (c) =>
    c.json(openapiDocument(siteUrl, (await catalog.profile()).atFirm), 200, PUBLIC_DESCRIPTION),
  );
  app.route('/api', options.desk.leads as unknown as Hono<AppEnv>);
  app.route('/api/desk', options.desk.routes as unknown as Hono<AppEnv>);
  app.all('/api/*', (c) => noRouteResponse(methodsOf(app, c.req.path)));
  app.route('/', formPosts({ leads: services.leads, limit: formLimit, renderPage }));
  app.route('/', deskPages({ ...options.desk, agent: catalog.profile, serveAsset }));
  app.get(CATCH_ALL, async (c) => {
    const asset = await serveAsset(c.req.raw);
    if (asset) return asset;
    const preview = await options.desk.preview(c.req.raw);
    if (preview?.services) return await previewPage(renderPage, preview.request, preview.services);
    const page = answerPage(c, await pages.page(preview?.request ?? c.req.raw));
    return preview ? uncached(page) : page;
  });

  app.notFound(async (c) => {
    const methods = methodsOf(app, c.req.path);
    if (!methods.includes('GET') && (await isShown(c.req.url))) methods.unshift('GET');
    return noRouteResponse(methods);
  });
  app.onError(async (error, c) => {
    const path = c.req.path.slice(0, 200);
    if (isStoreBusy(error) && path.startsWith('/api/')) {
      log.warn({ err: error, path }, 'The database was too busy to handle a request');
      return problem('busy');
    }
    log.error({ err: error, path }, 'Unexpected error');
    return c.req.path.startsWith('/api/') ? problem('unexpected') : await errorPage(renderPage, c.req.url);
  });
  return app;

  function answerPage(c: Context<AppEnv>, page: CompletePage): Response {
    if (page.route && c.req.method === 'GET') count(page.route, 'view', (name) => c.req.header(name));
    return encodedResponse(page, c.req.raw);
  }

  async function isShown(url: string): Promise<boolean> {
    const request = new Request(url);
    return (await serveAsset(request)) !== null || (await pages.page(request)).status === 200;
  }
}

/** Renders a page with a draft in it, to be framed by the desk; never cached. */
async function previewPage(renderPage: RenderPage, request: Request, preview: Services): Promise<Response> {
  const page = uncached(await renderPage(request, { preview }));
  page.headers.set('x-frame-options', 'SAMEORIGIN');
  return page;
}

/** The response to a signed preview URL depends on the requester, even when it is the published page. */
function uncached(page: Response): Response {
  page.headers.set('cache-control', 'no-store');
  page.headers.set('x-robots-tag', 'noindex');
  return page;
}

async function errorPage(renderPage: RenderPage, url: string): Promise<Response> {
  try {
    return await renderPage(new Request(new URL('/500', url)), {}, 500);
  } catch {
    return problem('unexpected');
  }
}
