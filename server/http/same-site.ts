/**
 * Whether a request that changes something may be served: from this site, or from a program. A program sends neither
 * `Sec-Fetch-Site` nor `Origin`; it is served because there is no ambient authority it could abuse.
 * @param siteOrigin the public origin, for proxies that rewrite `Host`
 */
export function isFromHere(headers: Headers, siteOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site !== 'cross-site';
  const origin = headers.get('origin');
  if (!origin) return true;
  if (origin === siteOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
