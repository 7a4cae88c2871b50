import { expect, test } from 'vitest';
import { completePolicy, reportingEndpoints } from './content-security-policy.ts';

test('the policy keeps what Astro wrote and says where to report', () => {
  expect(completePolicy("default-src 'none'; script-src 'sha256-x';", 'http://localhost:3000')).toBe(
    "default-src 'none'; script-src 'sha256-x'; report-uri /policy-reports; report-to policy",
  );
  expect(reportingEndpoints('https://stone.example')).toEqual([
    'reporting-endpoints',
    'policy="https://stone.example/policy-reports"',
  ]);
});

test('over https, addresses are raised to https', () => {
  expect(completePolicy("default-src 'none'", 'https://stone.example')).toContain(
    'upgrade-insecure-requests',
  );
});
