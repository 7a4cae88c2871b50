import { type PageRoute, pageRoute } from '../counts/page-route.ts';
import { bestEncoding, bodyIn, type Encodings, encode } from './encodings.ts';
import { etagOfPage, isKnown } from './etag.ts';
import { keptAddress } from './kept-routes.ts';
import type { RenderPage } from './render-page.ts';

/** A rendered page: every byte of every answer to it. */
export interface CompletePage {
  status: number;
  /** Under which its views are counted; null where they are not. */
  route: PageRoute | null;
  headers: [name: string, value: string][];
  etag: string;
  bodies: Encodings;
}

export interface PageCache {
  /** The page a request asks for if it is kept and current. */
  kept(request: Request): CompletePage | undefined;
  /** The page a request asks for, rendered when it is not kept. */
  page(request: Request): Promise<CompletePage>;
  /** How many pages are kept. */
  size(): number;
}

interface KeptPage {
  atVersion: number;
  /** When what it shows is over, as the page says by `expires`; in milliseconds. */
  until: number;
  page: CompletePage;
}

export interface PageCacheOptions {
  render: RenderPage;
  /** The content's version now; cheap, it is asked for every request. */
  version: () => number;
  /** How often other words have stood in for a store that was away; a page with such words is not kept. */
  standIns: () => number;
  /** Whether any page answers at an address; those at which none does share one page. */
  isPage?: (request: Request) => boolean;
}

/** Enough for every page; the one that was not asked for longest goes first. */
export const MOST_PAGES = 500;

/** Of addresses with a query, which anybody can make up without end: they push out one another, never a page. */
export const MOST_QUERIES = 100;

/** A CDN may keep a page for a minute and show an old one while it asks; a browser always asks. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** Where the page for unknown addresses is. */
const NOT_FOUND = '/404';

/** Renders each page that may be kept once, and keeps its bytes until the content's version changes, or it expires. */
export function createPageCache({
  render,
  version,
  standIns,
  isPage = () => true,
}: PageCacheOptions): PageCache {
  const pages = new Map<string, KeptPage>();
  const queries = new Map<string, KeptPage>();
  const rendering = new Map<string, Promise<CompletePage>>();

  function current(address: string): CompletePage | undefined {
    const kept = (isQuery(address) ? queries : pages).get(address);
    if (kept?.atVersion !== version() || Date.now() >= kept.until) return undefined;
    keep(address, kept);
    return kept.page;
  }

  async function renderForOne(request: Request): Promise<CompletePage> {
    const response = await render(request);
    response.headers.set('cache-control', 'no-store');
    return await complete(response, await bytesOf(response), new URL(request.url).pathname);
  }

  async function renderAndKeep(address: string, { url }: Request): Promise<CompletePage> {
    // The version is read first: content that changes while we render makes the page stale at once.
    const atVersion = version();
    const standInsBefore = standIns();
    const asked = new URL(address, url);
    const response = await render(new Request(asked, { headers: { host: asked.host } }));
    const until = Date.parse(response.headers.get('expires') ?? '') || Number.POSITIVE_INFINITY;
    const body = await bytesOf(response);
    // A store that comes back does not change the version, so nothing would ever outdate the page.
    const isStoodIn = standIns() !== standInsBefore;
    if (isStoodIn) response.headers.set('cache-control', 'no-store');
    const page = await complete(response, body, asked.pathname);
    if (!isStoodIn && mayBeKept(response, address)) keep(address, { atVersion, until, page });
    return page;
  }

  function keep(address: string, entry: KeptPage): void {
    const [kept, most] = isQuery(address) ? [queries, MOST_QUERIES] : [pages, MOST_PAGES];
    kept.delete(address);
    kept.set(address, entry);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  }

  return {
    size: () => pages.size + queries.size,
    kept(request) {
      const address = keptAddress(request);
      return address === null ? undefined : current(address);
    },
    async page(request) {
      const address = keptAddress(request) ?? (isPage(request) ? null : NOT_FOUND);
      if (address === null) return await renderForOne(request);
      const page = current(address) ?? rendering.get(address);
      if (page) return await page;
      const started = renderAndKeep(address, request).finally(() => rendering.delete(address));
      rendering.set(address, started);
      return await started;
    },
  };
}

function isQuery(address: string): boolean {
  return address.includes('?');
}

/** A page that stands in at a made-up address says so by `content-location`: nobody asks for it twice. */
function mayBeKept({ status, headers }: Response, address: string): boolean {
  if (headers.has('set-cookie') || headers.has('content-location')) return false;
  if (status === 404 && address === NOT_FOUND) return true;
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
  return { status: response.status, route, headers: [...headers], etag: etagOfPage(body), bodies };
}

/** The answer to one request for a page: 304 when the visitor has it already. */
export function answerWith(page: CompletePage, request: Request): Response {
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
