import { type PageRoute, pageRoute } from '../counts/page-route.ts';
import { bestEncoding, bodyIn, type Encodings, encode } from './encodings.ts';
import { etagOfPage, isKnown } from './etag.ts';
import { hasSession, type SharedAddress, sharedAddress } from './kept-routes.ts';
import type { RenderPage } from './render-page.ts';

/** A rendered page: every byte of every answer to it. */
export interface CompletePage {
  status: number;
  /** Under which its views are counted; null where they are not. */
  route: PageRoute | null;
  headers: Record<string, string>;
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

/** Enough for every page and every tab of them; the one that was not asked for longest goes first. */
const MOST_PAGES = 500;

/** A CDN may keep a page for a minute and show an old one while it asks; a browser always asks. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** Where the page for unknown addresses is. */
const NOT_FOUND: SharedAddress = { address: '/404', isKept: true };

/** Renders each page that may be kept once, and keeps its bytes until the content's version changes, or it expires. */
export function createPageCache({
  render,
  version,
  standIns,
  isPage = () => true,
}: PageCacheOptions): PageCache {
  const pages = new Map<string, KeptPage>();
  const rendering = new Map<string, Promise<CompletePage>>();

  function current(address: string): CompletePage | undefined {
    const kept = pages.get(address);
    if (kept?.atVersion !== version() || Date.now() >= kept.until) return undefined;
    pages.delete(address);
    pages.set(address, kept);
    return kept.page;
  }

  async function renderForOne(request: Request): Promise<CompletePage> {
    const response = await render(request);
    response.headers.set('cache-control', 'no-store');
    return await complete(response, await bytesOf(response), new URL(request.url).pathname);
  }

  async function renderAndKeep({ address, isKept }: SharedAddress, { url }: Request): Promise<CompletePage> {
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
    if (isKept && !isStoodIn && mayBeKept(response, address)) keep(address, { atVersion, until, page });
    return page;
  }

  function keep(address: string, entry: KeptPage): void {
    pages.delete(address);
    pages.set(address, entry);
    const [oldest] = pages.keys();
    if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest);
  }

  return {
    size: () => pages.size,
    kept(request) {
      // Nearly everybody asks for a page by the very address it is kept at, which then need not be read.
      const asked = request.url.slice(request.url.indexOf('/', 'https://'.length));
      const page = hasSession(request) ? undefined : current(asked);
      if (page) return page;
      const shared = sharedAddress(request);
      return shared?.isKept ? current(shared.address) : undefined;
    },
    async page(request) {
      const shared = sharedAddress(request) ?? (isPage(request) ? null : NOT_FOUND);
      if (shared === null) return await renderForOne(request);
      const { address } = shared;
      // Whoever asks after a change must not be given a rendering that began before it.
      const key = `${version()} ${address}`;
      const page = current(address) ?? rendering.get(key);
      if (page) return await page;
      const started = renderAndKeep(shared, request).finally(() => rendering.delete(key));
      rendering.set(key, started);
      return await started;
    },
  };
}

/** A page that stands in at a made-up address says so by `content-location`: nobody asks for it twice. */
function mayBeKept({ status, headers }: Response, address: string): boolean {
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

/**
 * The answer to one request for a page: 304 when the visitor has it already. Its headers are a plain object, which is sent as
 * it is; a `Headers` would be built and checked for every visitor.
 */
export function answerWith(page: CompletePage, request: Request): Response {
  const headers: Record<string, string> = { ...page.headers, etag: page.etag };
  if (page.status === 200 && isKnown(page.etag, request.headers.get('if-none-match'))) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = bestEncoding(page.bodies, request.headers.get('accept-encoding') ?? undefined);
  const body = bodyIn(encoding, page.bodies);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.byteLength);
  const bytes = request.method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer>);
  return new Response(bytes, { status: page.status, headers });
}
