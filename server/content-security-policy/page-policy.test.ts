import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type PolicyOptions, setPolicy } from './page-policy.ts';

const SCRIPT = 'document.title';
const STYLE = 'a { color: red }';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function policyOf(options: PolicyOptions, html = `<script>${SCRIPT}</script>`): Headers {
  const headers = new Headers({
    'content-security-policy': `default-src 'none'; script-src 'self' ${hashOf('other()')} ${hashOf(SCRIPT)}; style-src 'self' ${hashOf(STYLE)};`,
  });
  setPolicy(headers, html, options);
  return headers;
}

test('the policy names the endpoint for violation reports', () => {
  const headers = policyOf({ siteUrl: 'http://localhost:3000' });
  expect(headers.get('content-security-policy')).toBe(
    `default-src 'none'; script-src 'self' ${hashOf(SCRIPT)}; style-src 'self'; frame-ancestors 'none'; report-uri /policy-reports; report-to policy`,
  );
  expect(headers.get('reporting-endpoints')).toBe('policy="http://localhost:3000/policy-reports"');
});

test('a page allows its own inline scripts and styles, and none of other pages', () => {
  const html = `<style data-page>${STYLE}</style><script type="module">${SCRIPT}</script>`;
  const policy = policyOf({ siteUrl: 'http://localhost:3000' }, html).get('content-security-policy');
  expect(policy).toContain(`script-src 'self' ${hashOf(SCRIPT)}; style-src 'self' ${hashOf(STYLE)};`);
});

test('text that looks like a tag does not forbid the script after it', () => {
  const html = `<p title="<script> of <style>"></p><script>${SCRIPT}</script>`;
  const policy = policyOf({ siteUrl: 'http://localhost:3000' }, html).get('content-security-policy');
  expect(policy).toContain(hashOf(SCRIPT));
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
  setPolicy(headers, '', { siteUrl: 'http://localhost:3000' });
  expect([...headers]).toEqual([]);
});
