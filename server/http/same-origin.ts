import type { MiddlewareHandler } from 'hono';
import { problem } from './problem.ts';

/**
 * Rejects state-changing requests from other origins, including sibling subdomains. Hono's own check would also reject forms
 * from programs that send neither `Sec-Fetch-Site` nor `Origin`, and accept JSON from any origin.
 * @param siteUrl the public origin, for proxies that rewrite `Host`
 */
export function sameOrigin(siteUrl: string, rules: OriginRules = {}): MiddlewareHandler {
  return async (c, next) => {
    const changes = c.req.method !== 'GET' && c.req.method !== 'HEAD';
    if (changes && !isSameOrigin(c.req.raw.headers, siteUrl, rules)) return problem('crossSite');
    return await next();
  };
}

interface OriginRules {
  /** Whether `http` and `https` on the same host count as one origin. */
  anyScheme?: boolean;
}

/** Whether a request comes from this origin, or from a program, which sends neither header. */
export function isSameOrigin(
  headers: Headers,
  siteUrl: string,
  { anyScheme = false }: OriginRules = {},
): boolean {
  const site = headers.get('sec-fetch-site');
  // "none" means that the user started the navigation, for example with a bookmark.
  if (site) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (!origin || origin === siteUrl) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // Compared with the public scheme, because a proxy may terminate TLS.
  return host === headers.get('host') && (anyScheme || protocol === new URL(siteUrl).protocol);
}
