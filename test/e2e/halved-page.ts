import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page that is still arriving. */
interface HalvedPage {
  url: string;
  /** Lets the rest come. */
  goOn: () => void;
  close: () => void;
}

/**
 * Serves a page as a line that falters would: its beginning, and the rest when told to. What else it asks for comes at once.
 * @param site where the page and its files are
 * @param end the words with which the beginning ends
 */
export async function halvedPage(site: string, path: string, end: string): Promise<HalvedPage> {
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
