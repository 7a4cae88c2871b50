import { createHash } from 'node:crypto';

/** Where browsers say what the policy kept from happening; `server/http/policy-reports.ts` reads it. */
export const POLICY_REPORTS_PATH = '/policy-reports';

/**
 * Makes a page's policy of Astro's, which names the hashes of every page's scripts and styles: keeps those of this page, 2 kB
 * less that no compression helps, and adds what depends on where the site runs.
 * @param siteUrl public origin; only over https are a page's http addresses raised to https
 */
export function completePolicy(policy: string, { html, siteUrl }: { html: string; siteUrl: string }): string {
  const inline = [...html.matchAll(/<(script|style)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , text = '']) => text);
  const hashes = new Set(
    inline.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`),
  );
  const own = policy.replace(/ '(sha256-[^']*)'/g, (source, hash: string) =>
    hashes.has(hash) ? source : '',
  );
  const directives = [own.replace(/;?\s*$/, '')];
  if (siteUrl.startsWith('https:')) directives.push('upgrade-insecure-requests');
  directives.push(`report-uri ${POLICY_REPORTS_PATH}`, 'report-to policy');
  return directives.join('; ');
}

/** The header that gives the name `policy` of `report-to` its address. */
export function reportingEndpoints(siteUrl: string): [name: string, value: string] {
  return ['reporting-endpoints', `policy="${siteUrl}${POLICY_REPORTS_PATH}"`];
}
