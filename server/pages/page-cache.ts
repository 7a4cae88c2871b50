import { type PageRoute, pageRoute } from '../counts/page-route.ts';
import { type NormalizedAddress, normalizedAddress } from './cached-routes.ts';
import { type EncodedBody, encode } from './encodings.ts';
import { etagOfPage } from './etag.ts';
import type { RenderPage } from './render-page.ts';

/** A rendered page with everything needed to respond. */
export interface CompletePage extends EncodedBody {
  /** The route that its views are counted for; null if they are not counted. */
  route: PageRoute | null;
}

export interface PageCache {
  /** The requested page if it is cached and current. */
  cached(request: Request): CompletePage | undefined;
  /** The requested page, rendered if it is not cached. */
  page(request: Request): Promise<CompletePage>;
  /** How many pages are cached. */
  size(): number;
}

interface CachedPage {
  version: number;
  /** From the page's `expires` header, in ms. */
  expiresAt: number;
  page: CompletePage;
}

export interface PageCacheOptions {
  render: RenderPage;
  /** The current content version; it must be cheap, because it is called for every request. */
  version: () => number;
  /** How often fallback content was used because the database was unavailable; pages with fallbacks are not cached. */
  fallbackCount: () => number;
  /** Whether a page exists at the URL; all other URLs share one page. */
  isPage?: (request: Request) => boolean;
}

/** Enough for every page with every tab; beyond it the least recently used page is evicted. */
const MAX_PAGES = 500;

/** A CDN may cache a page for a minute and serve a stale one while it revalidates; browsers always revalidate. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** The page for unknown URLs. */
const NOT_FOUND: NormalizedAddress = { address: '/404', isCacheable: true };

/** Caches rendered pages until the content version changes or the page expires. */
export function createPageCache({
  render,
  version,
  fallbackCount,
  isPage = () => true,
}: PageCacheOptions): PageCache {
  const pages = new Map<string, CachedPage>();
  const rendering = new Map<string, Promise<CompletePage>>();

  function findCurrent(address: string): CompletePage | undefined {
    const entry = pages.get(address);
    if (entry?.version !== version() || Date.now() >= entry.expiresAt) return undefined;
    pages.delete(address);
    pages.set(address, entry);
    return entry.page;
  }

  async function renderUncached(request: Request): Promise<CompletePage> {
    const response = await render(request);
    response.headers.set('cache-control', 'no-store');
    return await complete(response, await bytesOf(response), new URL(request.url).pathname);
  }

  async function renderAndCache(
    { address, isCacheable: mayCache }: NormalizedAddress,
    { url }: Request,
  ): Promise<CompletePage> {
    // The version is read first: content that changes during rendering makes the page stale at once.
    const atVersion = version();
    const fallbacksBefore = fallbackCount();
    const normalizedUrl = new URL(address, url);
    const response = await render(new Request(normalizedUrl, { headers: { host: normalizedUrl.host } }));
    const expiresAt = Date.parse(response.headers.get('expires') ?? '') || Number.POSITIVE_INFINITY;
    const body = await bytesOf(response);
    // The version does not change when the database comes back, so nothing would ever replace such a page.
    const usedFallback = fallbackCount() !== fallbacksBefore;
    if (usedFallback) response.headers.set('cache-control', 'no-store');
    const page = await complete(response, body, normalizedUrl.pathname);
    if (mayCache && !usedFallback && isCacheable(response, address))
      addToCache(address, { version: atVersion, expiresAt, page });
    return page;
  }

  function addToCache(address: string, entry: CachedPage): void {
    pages.delete(address);
    pages.set(address, entry);
    const [oldest] = pages.keys();
    if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
  }

  return {
    size: () => pages.size,
    cached(request) {
      // Most requests use the normalized URL itself, so try it before parsing.
      const path = request.url.slice(request.url.indexOf('/', 'https://'.length));
      const page = findCurrent(path);
      if (page) return page;
      const shared = normalizedAddress(request);
      return shared?.isCacheable ? findCurrent(shared.address) : undefined;
    },
    async page(request) {
      const shared = normalizedAddress(request) ?? (isPage(request) ? null : NOT_FOUND);
      if (shared === null) return await renderUncached(request);
      const { address } = shared;
      // Keyed by version: a request after a change must not get a rendering that started before it.
      const key = `${version()} ${address}`;
      const page = findCurrent(address) ?? rendering.get(key);
      if (page) return await page;
      const started = renderAndCache(shared, request).finally(() => rendering.delete(key));
      rendering.set(key, started);
      return await started;
    },
  };
}

/** A page that substitutes for an unknown URL sets `content-location`; such a URL is unlikely to be requested again. */
function isCacheable({ status, headers }: Response, address: string): boolean {
  if (headers.has('set-cookie') || headers.has('content-location')) return false;
  if (status === 404 && address === NOT_FOUND.address) return true;
  return status === 200 && !headers.get('cache-control')?.includes('no-store');
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

async function complete(response: Response, body: Buffer, path: string): Promise<CompletePage> {
  const bodies = await encode(body, 'page');
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.delete('expires');
  if (!headers.has('cache-control')) headers.set('cache-control', response.ok ? CACHE_CONTROL : 'no-store');
  headers.set('vary', 'accept-encoding');
  const route = response.status === 200 ? pageRoute(path) : null;
  return {
    status: response.status,
    route,
    headers: Object.fromEntries(headers),
    etag: etagOfPage(body),
    bodies,
  };
}
