import { expect, test } from 'vitest';
import { type PolicyOptions, setPolicy } from './page-policy.ts';

function policyOf(options: PolicyOptions): Headers {
  const headers = new Headers({ 'content-security-policy': "default-src 'none'; script-src 'sha256-a';" });
  setPolicy(headers, options);
  return headers;
}

test('the policy names the endpoint for violation reports', () => {
  const headers = policyOf({ siteUrl: 'http://localhost:3000' });
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'sha256-a'; frame-ancestors 'none'; report-uri /policy-reports; report-to policy",
  );
  expect(headers.get('reporting-endpoints')).toBe('policy="http://localhost:3000/policy-reports"');
});

test('a site served over https upgrades insecure requests', () => {
  const policy = policyOf({ siteUrl: 'https://stone.example' }).get('content-security-policy');
  expect(policy).toContain('upgrade-insecure-requests');
});

test('only a response with framedBy may be framed, and only by this site', () => {
  const policy = policyOf({ siteUrl: 'http://localhost:3000', framedBy: "'self'" });
  expect(policy.get('content-security-policy')).toContain("frame-ancestors 'self'");
});

test('a response without a policy, such as the sitemap, gets none', () => {
  const headers = new Headers();
  setPolicy(headers, { siteUrl: 'http://localhost:3000' });
  expect([...headers]).toEqual([]);
});
