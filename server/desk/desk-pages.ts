import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { deskManifest } from '#content/desk/manifest.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import type { LinkFacts } from '#domain/desk/people.ts';
import type { LinkKind } from '../auth/links.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { ServeAsset } from '../pages/static-assets.ts';

export interface DeskPagesOptions {
  /** The app's HTML document, built by desk/vite.config.ts. */
  document: () => Promise<string>;
  serveAsset: ServeAsset;
  isSignedIn: (headers: Headers) => Promise<boolean>;
  /** Identifies the events so far (`LiveEvents`). */
  eventMark: () => Promise<string>;
  agent: () => Promise<AgentProfile>;
  /** Whether `SITE_URL` has a host name. */
  canUsePasskeys: boolean;
  /** Reads what the page of a setup, join or reset link shows. */
  readLink: (kind: LinkKind, token: string) => Promise<LinkFacts>;
  /** Signs in to a demo with its link. @returns the session's cookies; none if the link is invalid */
  enterDemo: (headers: Headers, token: string) => Promise<string[]>;
}

const LINKS = ['setup', 'join', 'reset'] as const;

/** Pages that do not require a session. */
const OPEN_PAGES = new Set(['/desk/sign-in', ...LINKS.map((kind) => `/desk/${kind}`)]);

// Placeholders in the app's document: desk/vite.config.ts writes the first, desk/index.html has the others.
const NONCE_PLACEHOLDER = 'desk-nonce';
const MARK_PLACEHOLDER = 'desk-event-mark';
const AGENT_PLACEHOLDER = 'desk-agent';
const LINK_PLACEHOLDER = 'desk-link';
const PASSKEYS_PLACEHOLDER = 'desk-passkeys';

/** `/desk` and everything below it: the app's document for all pages, and its files. */
export function deskPages(options: DeskPagesOptions): Hono<AppEnv> {
  const { document, serveAsset, isSignedIn, eventMark, agent, canUsePasskeys, readLink, enterDemo } = options;
  return new Hono<AppEnv>()
    .get('/desk', (c) => c.redirect('/desk/leads'))
    .get('/desk/demo', async (c) => {
      const cookies = await enterDemo(c.req.raw.headers, c.req.query('token') ?? '');
      for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
      return c.redirect('/desk/leads');
    })
    .get('/desk/manifest.webmanifest', async (c) => {
      c.header('content-type', 'application/manifest+json');
      return c.body(JSON.stringify(deskManifest(await agent())));
    })
    .get('/desk/*', async (c) => {
      const asset = c.req.path.endsWith('.html') ? null : await serveAsset(c.req.raw);
      if (asset) return asset;
      if (c.req.path.startsWith('/desk/assets/')) return c.body(null, 404);
      const isOpen = OPEN_PAGES.has(c.req.path);
      const url = new URL(c.req.url);
      if (!isOpen && !(await isSignedIn(c.req.raw.headers)))
        return c.redirect(`/desk/sign-in?to=${encodeURIComponent(url.pathname + url.search)}`);
      if (!isOpen) c.header('link', preloads(url));
      const nonce = randomBytes(16).toString('base64');
      c.header('content-security-policy', policyWith(nonce));
      // Tokens in setup, join and reset URLs must not leak through the Referer header.
      c.header('referrer-policy', 'no-referrer');
      const mark = isOpen ? '' : await eventMark();
      const { name, firm, license } = await agent();
      const kind = LINKS.find((one) => c.req.path === `/desk/${one}`);
      const link = kind && (await readLink(kind, c.req.query('token') ?? ''));
      // The page reports an invalid link at once, not only after the form was filled in.
      if (link && !link.isGood) c.status(410);
      return c.html(
        (await document())
          .replaceAll(NONCE_PLACEHOLDER, nonce)
          .replace(MARK_PLACEHOLDER, mark)
          .replace(LINK_PLACEHOLDER, attribute(link ?? null))
          .replace(PASSKEYS_PLACEHOLDER, String(canUsePasskeys))
          .replace(AGENT_PLACEHOLDER, attribute({ name, firm, license })),
      );
    });
}

/** JSON escaped for an HTML attribute; as a function, so that `replace` does not interpret `$` in it. */
function attribute(value: unknown): () => string {
  const escaped = String(html`${JSON.stringify(value)}`);
  return () => escaped;
}

/** A Link header that preloads the API calls of a page while the app loads. */
function preloads({ pathname, search }: URL): string {
  const calls = ['/me', '/leads/counts'];
  const lead = /^\/desk\/leads(\/[\w-]+)?$/.exec(pathname);
  if (lead && search === '') calls.push('/leads?by=person', ...(lead[1] ? [`/leads${lead[1]}`] : []));
  return calls.map((call) => `</api/desk${call}>; rel=preload; as=fetch`).join(', ');
}

/** As strict as the site's policy. The nonce is for style elements created by React Aria; scripts are files only. */
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
