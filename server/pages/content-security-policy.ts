/** Where browsers say what the policy kept from happening; `server/http/policy-reports.ts` reads it. */
export const POLICY_REPORTS_PATH = '/policy-reports';

/**
 * Completes the policy that Astro makes of a page's hashes by what depends on where the site runs.
 * @param siteUrl public origin; only over https are a page's http addresses raised to https
 */
export function completePolicy(policy: string, siteUrl: string): string {
  const directives = [policy.replace(/;?\s*$/, '')];
  if (siteUrl.startsWith('https:')) directives.push('upgrade-insecure-requests');
  directives.push(`report-uri ${POLICY_REPORTS_PATH}`, 'report-to policy');
  return directives.join('; ');
}

/** The header that gives the name `policy` of `report-to` its address. */
export function reportingEndpoints(siteUrl: string): [name: string, value: string] {
  return ['reporting-endpoints', `policy="${siteUrl}${POLICY_REPORTS_PATH}"`];
}
