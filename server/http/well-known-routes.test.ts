import { expect, test } from 'vitest';
import { shippedAgent } from '#content/agent.ts';
import { wellKnownRoutes } from './well-known-routes.ts';

const DAY_MS = 86_400_000;

test('security.txt names a contact and expires within a year of the request', async () => {
  let today = new Date('2026-11-21T12:00:00Z');
  const routes = wellKnownRoutes(
    'https://stone.example',
    async () => shippedAgent,
    () => today,
  );
  const expiry = async () => {
    const response = await routes.request('/.well-known/security.txt');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i);
    const text = await response.text();
    expect(text).toContain(`Contact: mailto:${shippedAgent.email}\n`);
    expect(text).toContain('Canonical: https://stone.example/.well-known/security.txt\n');
    return Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  };
  for (const day of ['2026-11-21', '2029-02-28']) {
    today = new Date(`${day}T12:00:00Z`);
    const days = ((await expiry()) - today.getTime()) / DAY_MS;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  }
});

test('gpc.json declares since when Global Privacy Control is honored', async () => {
  const response = await wellKnownRoutes(
    'https://stone.example',
    async () => shippedAgent,
    () => new Date(),
  ).request('/.well-known/gpc.json');
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.json()).toEqual({
    gpc: true,
    lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});
