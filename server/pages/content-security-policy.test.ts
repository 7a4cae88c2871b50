import { expect, test } from 'vitest';
import { completePolicy, reportingEndpoints } from './content-security-policy.ts';

/** Of the texts "go()" and "p{}". */
const GO = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";
const PARAGRAPH = "'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='";

test('the policy keeps the hashes of what is on the page and says where to report', () => {
  const html = '<style>p{}</style><script src="/a.js"></script><script type="module">go()</script>';
  const policy = `default-src 'none'; script-src 'self' 'sha256-another' ${GO}; style-src ${PARAGRAPH} 'sha256-third';`;
  expect(completePolicy(policy, { html, siteUrl: 'http://localhost:3000' })).toBe(
    `default-src 'none'; script-src 'self' ${GO}; style-src ${PARAGRAPH}; report-uri /policy-reports; report-to policy`,
  );
  expect(reportingEndpoints('https://stone.example')).toEqual([
    'reporting-endpoints',
    'policy="https://stone.example/policy-reports"',
  ]);
});

test('over https, addresses are raised to https', () => {
  const policy = completePolicy("default-src 'none'", { html: '', siteUrl: 'https://stone.example' });
  expect(policy).toContain('upgrade-insecure-requests');
});
