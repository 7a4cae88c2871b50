import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { AppEnv } from '../http/app-env.ts';
import type { ServeAsset } from '../pages/static-assets.ts';

export interface DeskPagesOptions {
  /** The application's one document, as desk/vite.config.ts builds it. */
  document: () => Promise<string>;
  serveAsset: ServeAsset;
  isSignedIn: (headers: Headers) => Promise<boolean>;
  /** Signs in to a demo by its link. @returns the session's cookies; none when the link does not work */
  enterDemo: (headers: Headers, token: string) => Promise<string[]>;
}

/** Pages for who is not signed in yet. */
const OPEN_PAGES = new Set(['/desk/sign-in', '/desk/setup', '/desk/join', '/desk/reset']);

/** What desk/vite.config.ts writes where a nonce belongs. */
const NONCE_PLACEHOLDER = 'desk-nonce';

/** Nothing of the desk is kept anywhere, or found by a search engine. */
export const PRIVATE_HEADERS: [name: string, value: string][] = [
  ['cache-control', 'no-store'],
  ['x-robots-tag', 'noindex'],
];

/** `/desk` and everything below it: one document for all pages, and the files it loads. */
export function deskPages({ document, serveAsset, isSignedIn, enterDemo }: DeskPagesOptions): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/desk', (c) => {
      for (const [name, value] of PRIVATE_HEADERS) c.header(name, value);
      return c.redirect('/desk/leads');
    })
    .get('/desk/demo', async (c) => {
      for (const [name, value] of PRIVATE_HEADERS) c.header(name, value);
      const cookies = await enterDemo(c.req.raw.headers, c.req.query('token') ?? '');
      for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
      return c.redirect('/desk/leads');
    })
    .use('/desk/*', compress())
    .get('/desk/*', async (c) => {
      const asset = c.req.path.endsWith('.html') ? null : await serveAsset(c.req.raw);
      if (asset) {
        asset.headers.set('x-robots-tag', 'noindex');
        return asset;
      }
      for (const [name, value] of PRIVATE_HEADERS) c.header(name, value);
      if (!OPEN_PAGES.has(c.req.path) && !(await isSignedIn(c.req.raw.headers))) {
        const { pathname, search } = new URL(c.req.url);
        return c.redirect(`/desk/sign-in?to=${encodeURIComponent(pathname + search)}`);
      }
      const nonce = randomBytes(16).toString('base64');
      c.header('content-security-policy', policyWith(nonce));
      // A link of setup, join or reset must not leave in a Referer header.
      c.header('referrer-policy', 'no-referrer');
      return c.html((await document()).replaceAll(NONCE_PLACEHOLDER, nonce));
    });
}

/** As strict as the site's. The nonce is for style elements that React Aria makes; scripts come from files only. */
function policyWith(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
