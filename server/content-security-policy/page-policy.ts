// The Content-Security-Policy of the site's pages: what astro.config.mjs builds in, and what is added to each response.

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

/** Adds to the policy that Astro set what depends on the deployment and on the response. */
export function setPolicy(headers: Headers, { siteUrl, framedBy = "'none'" }: PolicyOptions): void {
  const built = headers.get('content-security-policy');
  if (!built) return;
  const directives = [
    built.replace(/;?\s*$/, ''),
    `frame-ancestors ${framedBy}`,
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
    `report-uri ${POLICY_REPORTS_PATH}`,
    'report-to policy',
  ];
  headers.set('content-security-policy', directives.join('; '));
  headers.set('reporting-endpoints', `policy="${siteUrl}${POLICY_REPORTS_PATH}"`);
}
