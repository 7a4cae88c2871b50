import type { IncomingMessage, ServerResponse } from 'node:http';
import type { VisitCounter } from '../counts/visit-counter.ts';
import { readHeader } from '../http/read-header.ts';
import { bestEncoding, bodyIn, type Encoding } from './encodings.ts';
import { isKnown } from './etag.ts';
import type { KeptPage, PageCache } from './page-cache.ts';

/**
 * Answers GET and HEAD for a page that is kept, straight from node:http: the way through a framework costs a third of the
 * rate for bytes that are already there.
 * @param headers added to every answer, as the framework adds them to its own
 * @param count counts a view of each page it answers
 * @returns a function that says whether it answered
 */
export function answerKeptPage(
  cache: PageCache,
  headers: [string, string][],
  count: VisitCounter['count'],
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const headersOf = headerLists(headers.flat());
  return (request, response) => {
    const isGet = request.method === 'GET';
    if ((!isGet && request.method !== 'HEAD') || !request.url) return false;
    const page = cache.kept(request.url);
    if (page?.status !== 200) return false;
    send(page, request, response, headersOf);
    if (isGet && page.route) count(page.route, 'view', (name) => readHeader(request, name));
    return true;
  };
}

type HeadersOf = (page: KeptPage, encoding: Encoding | 'none', length?: number) => string[];

function send(
  page: KeptPage,
  request: IncomingMessage,
  response: ServerResponse,
  headersOf: HeadersOf,
): void {
  if (isKnown(page.etag, readHeader(request, 'if-none-match'))) {
    response.writeHead(304, headersOf(page, 'none')).end();
    return;
  }
  const encoding = bestEncoding(page.bodies, readHeader(request, 'accept-encoding'));
  const body = bodyIn(encoding, page.bodies);
  response.writeHead(200, headersOf(page, encoding, body.byteLength)).end(body);
}

/** The headers of each answer to a page, put together once: they are the same for everybody. */
function headerLists(always: string[]): HeadersOf {
  const known = new WeakMap<KeptPage, Partial<Record<Encoding | 'none', string[]>>>();
  return (page, encoding, length) => {
    const lists = known.get(page) ?? {};
    known.set(page, lists);
    lists[encoding] ??= [
      ...page.headers.flat(),
      ...['etag', page.etag, ...always],
      ...(encoding === 'br' || encoding === 'gzip' ? ['content-encoding', encoding] : []),
      ...(length === undefined ? [] : ['content-length', String(length)]),
    ];
    return lists[encoding];
  };
}
