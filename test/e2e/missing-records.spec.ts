import { expect, test } from './site.ts';

test('when no record loads, neighborhoods and guides show their built-in texts, and unknown ones the fallbacks', async ({
  request,
  siteWithoutStore: away,
}) => {
  const pageAt = async (path: string) => {
    const response = await request.get(`${away.url}${path}`);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    return { html, title: /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] };
  };
  expect((await pageAt('/guides/living-along-the-light-rail')).title).toBe('Living along the light rail');
  const fallback = await pageAt('/guides/no-such-guide');
  expect(fallback.title).toBe('A day in Myers Park');
  expect(fallback.html.match(/<meta name="robots" content="([^"]*)"/)?.[1]).toBe('noindex');
  expect(fallback.html.match(/<link rel="canonical" href="([^"]+)"/)?.[1]).toMatch(/a-day-in-myers-park$/);
  expect((await pageAt('/neighborhoods')).title).toBe('The neighborhood guide');
  expect((await pageAt('/neighborhoods/fourth-ward')).title).toBe('Fourth Ward');
  expect((await pageAt('/neighborhoods/atlantis')).title).toBe('SouthEnd');
  expect((await request.get(`${away.url}/api/guides/no-such-guide`)).status()).toBe(404);
});
