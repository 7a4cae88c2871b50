import type { IncomingMessage, ServerResponse } from 'node:http';
import type { VisitCounter } from '../counts/visit-counter.ts';
import { bestEncoding } from './encodings.ts';
import { isKnown, type KeptPage, type PageCache } from './page-cache.ts';

/**
 * Answers a GET for a page that is kept, straight from node:http: the way through a framework costs a third of the
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
  const always = headers.flat();
  return (request, response) => {
    if (request.method !== 'GET' || !request.url) return false;
    const page = cache.kept(request.url);
    if (page?.status !== 200) return false;
    send(page, request, response, always);
    if (page.route) count(page.route, 'view', (name) => request.headers[name]);
    return true;
  };
}

function send(page: KeptPage, request: IncomingMessage, response: ServerResponse, always: string[]): void {
  const own = [...page.headers.flat(), 'etag', page.etag, ...always];
  if (isKnown(page.etag, request.headers['if-none-match'])) {
    response.writeHead(304, own).end();
    return;
  }
  const encoding = bestEncoding(page.bodies, String(request.headers['accept-encoding'] ?? ''));
  const body = page.bodies[encoding] ?? page.bodies.identity;
  if (encoding !== 'identity') own.push('content-encoding', encoding);
  response.writeHead(200, [...own, 'content-length', String(body.byteLength)]).end(body);
}
