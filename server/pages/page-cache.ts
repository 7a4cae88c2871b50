import { type PageRoute, pageRoute } from '../counts/page-route.ts';
import { bestEncoding, bodyIn, type Encodings, encode } from './encodings.ts';
import { etagOf, isKnown } from './etag.ts';
import { pageKey } from './page-key.ts';
import type { RenderPage } from './render-page.ts';

/** A page as it is kept: every byte of every answer to it. */
export interface KeptPage {
  version: number;
  status: number;
  /** Under which its views are counted; null where they are not. */
  route: PageRoute | null;
  headers: [name: string, value: string][];
  etag: string;
  bodies: Encodings;
}

export interface PageCache {
  /** The page at an address, rendered once for each version of the content. */
  page(request: Request): Promise<KeptPage>;
  /** The page if it is kept and current, found by the request's bare target (`/sell?…`). */
  kept(target: string): KeptPage | undefined;
  /** How many pages are kept. */
  size(): number;
}

/** Enough for every page, and for every tab of them. */
const MOST_PAGES = 500;

/** Few are asked for twice, and each holds a tenth of a megabyte. */
const MOST_MADE_UP = 100;

/** A CDN may keep a page for a minute and show an old one while it asks; a browser always asks. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/**
 * Renders each page once and keeps its bytes, until the content's version changes.
 * @param version the content's version now; cheap, it is asked for every request
 */
export function createPageCache(render: RenderPage, version: () => number): PageCache {
  const pages = new Map<string, KeptPage>();
  const madeUp = new Map<string, KeptPage>();
  const rendering = new Map<string, Promise<KeptPage>>();

  function current(key: string): KeptPage | undefined {
    const page = pages.get(key) ?? madeUp.get(key);
    return page?.version === version() ? page : undefined;
  }

  async function renderAndKeep(key: string, request: Request): Promise<KeptPage> {
    // The version is read first: content that changes while we render makes the page stale at once.
    const atVersion = version();
    // Not `new URL(key, …)`: a path that begins with two slashes would name another host.
    const address = new URL(new URL(request.url).origin + key);
    const response = await render(new Request(address, { headers: { host: address.host } }));
    // Anybody can make up comparisons and addresses that do not exist: they push each other out, and no page.
    const isStandIn = response.headers.has('content-location');
    const isMadeUp = address.search !== '' || response.status !== 200 || isStandIn;
    const page = await keep(response, { version: atVersion, address, quickly: isMadeUp });
    pages.delete(key);
    madeUp.delete(key);
    if (page.status >= 500) return page;
    if (isMadeUp) addTo(madeUp, MOST_MADE_UP, key, page);
    else addTo(pages, MOST_PAGES, key, page);
    return page;
  }

  return {
    kept: current,
    size: () => pages.size + madeUp.size,
    page(request) {
      const key = pageKey(request.url);
      const page = current(key);
      if (page) return Promise.resolve(page);
      const underWay = rendering.get(key);
      if (underWay) return underWay;
      const started = renderAndKeep(key, request).finally(() => rendering.delete(key));
      rendering.set(key, started);
      return started;
    },
  };
}

function addTo(kept: Map<string, KeptPage>, most: number, key: string, page: KeptPage): void {
  kept.set(key, page);
  const oldest = kept.size > most ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
}

async function keep(
  response: Response,
  { version, address, quickly }: { version: number; address: URL; quickly: boolean },
): Promise<KeptPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const bodies = await encode(body, { quickly });
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  if (!headers.has('cache-control')) headers.set('cache-control', response.ok ? CACHE_CONTROL : 'no-store');
  headers.set('vary', 'accept-encoding');
  const etag = etagOf(body);
  const route = response.status === 200 ? pageRoute(address.pathname) : null;
  return { version, status: response.status, route, headers: [...headers], etag, bodies };
}

/** The answer to one request for a kept page: 304 when the visitor has it already. */
export function answerWith(page: KeptPage, request: Request): Response {
  const headers = new Headers(page.headers);
  headers.set('etag', page.etag);
  if (page.status === 200 && isKnown(page.etag, request.headers.get('if-none-match'))) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = bestEncoding(page.bodies, request.headers.get('accept-encoding') ?? undefined);
  const body = bodyIn(encoding, page.bodies);
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.byteLength));
  const bytes = request.method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer>);
  return new Response(bytes, { status: page.status, headers });
}
