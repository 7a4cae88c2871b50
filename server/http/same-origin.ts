import type { MiddlewareHandler } from 'hono';
import { problem } from './problem.ts';

/**
 * Refuses a request that changes something and comes from another origin, a sibling subdomain among them. Hono's own check
 * would also refuse forms from programs that send neither `Sec-Fetch-Site` nor `Origin`, and let JSON from anywhere through.
 * @param siteUrl the public origin, for proxies that rewrite `Host`
 */
export function sameOrigin(siteUrl: string, rules: OriginRules = {}): MiddlewareHandler {
  return async (c, next) => {
    const changes = c.req.method !== 'GET' && c.req.method !== 'HEAD';
    if (changes && !isSameOrigin(c.req.raw.headers, siteUrl, rules)) return problem('crossSite');
    return await next();
  };
}

export interface OriginRules {
  /** Whether `http` and `https` on the same host count as one origin. */
  anyScheme?: boolean;
}

/** Whether a request comes from this origin, or from a program: those send no header that tells. */
export function isSameOrigin(
  headers: Headers,
  siteUrl: string,
  { anyScheme = false }: OriginRules = {},
): boolean {
  const site = headers.get('sec-fetch-site');
  // "none" is the visitor's own doing, such as a bookmark.
  if (site) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (!origin || origin === siteUrl) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // Only the public address tells whether a proxy has ended TLS.
  return host === headers.get('host') && (anyScheme || protocol === new URL(siteUrl).protocol);
}
