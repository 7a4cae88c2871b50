import { expect, test } from 'vitest';
import { type PolicyOptions, setPolicy } from './page-policy.ts';

function policyOf(options: PolicyOptions): Headers {
  const headers = new Headers({ 'content-security-policy': "default-src 'none'; script-src 'sha256-a';" });
  setPolicy(headers, options);
  return headers;
}

test('the policy says where to report', () => {
  const headers = policyOf({ siteUrl: 'http://localhost:3000' });
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'sha256-a'; frame-ancestors 'none'; report-uri /policy-reports; report-to policy",
  );
  expect(headers.get('reporting-endpoints')).toBe('policy="http://localhost:3000/policy-reports"');
});

test('over https, addresses are raised to https', () => {
  const policy = policyOf({ siteUrl: 'https://stone.example' }).get('content-security-policy');
  expect(policy).toContain('upgrade-insecure-requests');
});

test('only an answer that asks for it may be framed, and by this site alone', () => {
  const policy = policyOf({ siteUrl: 'http://localhost:3000', framedBy: "'self'" });
  expect(policy.get('content-security-policy')).toContain("frame-ancestors 'self'");
});

test('an answer without a policy, such as the sitemap, gets none', () => {
  const headers = new Headers();
  setPolicy(headers, { siteUrl: 'http://localhost:3000' });
  expect([...headers]).toEqual([]);
});
