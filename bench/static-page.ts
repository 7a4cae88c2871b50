import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

export interface StaticSite {
  url: string;
  close: () => Promise<void>;
}

type StoredFile = { type: string; body: Buffer; brotli: boolean };

/**
 * Serves the baseline to compare with: each page of a running site as if hand-written for a plain file server. It has the
 * same words, pictures, fonts and rules, but no script, one external style sheet, and no preloaded fonts.
 * @param site address of the running site, from which a page or picture is downloaded on its first request
 */
export async function serveStatically(site: string): Promise<StaticSite> {
  const files = new Map<string, StoredFile>();
  const server = createServer(async ({ url = '/' }, response) => {
    if (!files.has(url)) for (const [path, file] of await download(site, url)) files.set(path, file);
    const file = files.get(url);
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': file.type,
      'cache-control': 'max-age=31536000',
      ...(file.brotli && { 'content-encoding': 'br' }),
    });
    response.end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Downloads a file of the site; for a page, returns the page and its style sheet. */
async function download(site: string, path: string): Promise<[string, StoredFile][]> {
  const response = await fetch(site + path);
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  if (!type.startsWith('text/html')) {
    return [[path, { type, body: Buffer.from(await response.arrayBuffer()), brotli: false }]];
  }
  const sheet = `/style.css?${encodeURIComponent(path)}`;
  const { html, css } = withoutScript(await response.text(), sheet);
  return [
    [path, { type, body: brotliCompressSync(html), brotli: true }],
    [sheet, { type: 'text/css', body: brotliCompressSync(css), brotli: true }],
  ];
}

/** Removes scripts, islands and preloaded fonts from a page, unwraps `noscript`, and moves the styles to a file. */
function withoutScript(page: string, sheet: string): { html: string; css: string } {
  const styles = /<style[^>]*>(.*?)<\/style>/gs;
  const css = [...page.matchAll(styles)].map(([, rules]) => rules).join('\n');
  const html = page
    .replace(styles, '')
    .replace(/<script(?![^>]*ld\+json).*?<\/script>/gs, '')
    .replace(/<\/?(astro-island|astro-slot|noscript)(?=[ >])[^>]*>/g, '')
    .replace(/<link[^>]*as="font"[^>]*>/g, '')
    .replace('</head>', `<link rel="stylesheet" href="${sheet}"></head>`);
  const left = /as="font"|<script(?![^>]*ld\+json)|<astro-island/.exec(html);
  if (left) throw new Error(`The static page still contains ${left[0]}`);
  return { html, css };
}
