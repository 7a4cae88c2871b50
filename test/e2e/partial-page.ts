import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page whose response is still incomplete. */
interface PartialPage {
  url: string;
  /** Sends the rest. */
  goOn: () => void;
  close: () => void;
}

/**
 * Serves the first part of a page, and the rest on request, like a stalling connection. Its files are served at once.
 * @param site origin of the page and its files
 * @param end the last words of the first part
 */
export async function servePartialPage(site: string, path: string, end: string): Promise<PartialPage> {
  const html = await (await fetch(site + path)).text();
  const cut = html.lastIndexOf(end) + end.length;
  const rest = Promise.withResolvers<void>();
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === path) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, cut));
      await rest.promise;
      response.end(html.slice(cut));
      return;
    }
    const file = await fetch(site + url);
    response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' });
    response.end(await file.bytes());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    goOn: rest.resolve,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
