// The Content-Security-Policy of the site's pages: what astro.config.mjs builds in, and what is added to each response.

import { hash } from 'node:crypto';

/**
 * Forbids everything that no page needs. Astro adds the hashes of scripts and styles; a page allows the configured
 * analytics (site/analytics/analytics-policy.ts).
 */
export const PAGE_DIRECTIVES = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  'frame-src https://www.openstreetmap.org https://www.google.com',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
] as const;

/** Where browsers send violation reports; `policy-reports.ts` handles them. */
export const POLICY_REPORTS_PATH = '/policy-reports';

export interface PolicyOptions {
  /** Public origin; an https origin upgrades insecure requests. */
  siteUrl: string;
  /** Who may show the page in a frame: `'self'` for the desk's preview of a draft, nobody otherwise. */
  framedBy?: "'none'" | "'self'";
}

/** Narrows the policy that Astro set to the page, and adds what depends on the deployment and on the response. */
export function setPolicy(
  headers: Headers,
  html: string,
  { siteUrl, framedBy = "'none'" }: PolicyOptions,
): void {
  const built = headers.get('content-security-policy');
  if (!built) return;
  const directives = [
    withOwnHashes(built, html).replace(/;?\s*$/, ''),
    `frame-ancestors ${framedBy}`,
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
    `report-uri ${POLICY_REPORTS_PATH}`,
    'report-to policy',
  ];
  headers.set('content-security-policy', directives.join('; '));
  headers.set('reporting-endpoints', `policy="${siteUrl}${POLICY_REPORTS_PATH}"`);
}

/**
 * Removes the hashes of inline scripts and styles that the page does not contain: Astro lists those of all pages on each, two
 * kilobytes that no compression makes smaller.
 */
function withOwnHashes(policy: string, html: string): string {
  const own = new Set(inlineTexts(html).map(hashSource));
  return policy.replace(/ ('sha256-[^']+')/g, (listed, source: string) => (own.has(source) ? listed : ''));
}

/**
 * The text of every inline script and style. What only looks like one, in an attribute, is returned as well, which allows
 * nothing: Astro does not list it.
 */
function inlineTexts(html: string): string[] {
  const starts = html.matchAll(/<(script|style)\b[^>]*>(?=(.*?)<\/\1>)/gs);
  return [...starts].map(([, , text = '']) => text);
}

function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}
