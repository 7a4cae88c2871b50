import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

export interface BarePage {
  url: string;
  close: () => Promise<void>;
}

/**
 * The limit to measure against: a static page of nothing but the hero's picture and heading, from a server of nothing
 * but node:http.
 * @param site address of the running site, from which the picture and its markup are taken
 */
export async function serveBarePage(site: string): Promise<BarePage> {
  const home = await (await fetch(site)).text();
  const picture = /<picture>.*?<\/picture>/s.exec(home)?.[0];
  if (!picture) throw new Error('The home page has no picture to take');
  const page = brotliCompressSync(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Bare page"><title>Bare page</title><style>body{margin:0}img{display:block;width:100%;height:600px;object-fit:cover}</style></head><body><main><h1>In-town Charlotte living</h1>${picture}</main></body></html>`,
  );
  const files = new Map<string, { type: string; body: Buffer }>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (path === '/') {
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
        .end(page);
      return;
    }
    const file = files.get(path) ?? (await fetchFile(site + path));
    files.set(path, file);
    response
      .writeHead(200, { 'content-type': file.type, 'cache-control': 'max-age=31536000' })
      .end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function fetchFile(url: string): Promise<{ type: string; body: Buffer }> {
  const response = await fetch(url);
  return {
    type: response.headers.get('content-type') ?? 'application/octet-stream',
    body: Buffer.from(await response.arrayBuffer()),
  };
}
