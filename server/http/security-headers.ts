import type { MiddlewareHandler } from 'hono';

const TWO_YEARS_S = 63_072_000;

/** Headers of every answer. A page's content security policy comes with the page: Astro knows its hashes. */
export function securityHeaders(siteUrl: string): [name: string, value: string][] {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    [
      'permissions-policy',
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ],
  ];
  if (siteUrl.startsWith('https:')) {
    headers.push(['strict-transport-security', `max-age=${TWO_YEARS_S}; includeSubDomains`]);
  }
  return headers;
}

/** Adds headers to every answer of an app; one that the answer has already stays. */
export function addHeaders(headers: [name: string, value: string][]): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}
