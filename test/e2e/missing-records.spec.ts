import { expect, test } from './site.ts';

test('when no record loads, neighborhoods and guides show their built-in texts, and unknown ones the fallbacks', async ({
  page,
  request,
  siteWithoutStore: away,
}) => {
  const titleAt = async (path: string) => {
    expect((await page.goto(`${away.url}${path}`))?.status(), path).toBe(200);
    return await page.getByRole('heading', { level: 1 }).innerText();
  };
  expect(await titleAt('/guides/living-along-the-light-rail')).toBe('Living along the light rail');
  expect(await titleAt('/guides/no-such-guide')).toBe('A day in Myers Park');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /a-day-in-myers-park$/);
  expect(await titleAt('/neighborhoods')).toBe('The neighborhood guide');
  expect(await titleAt('/neighborhoods/fourth-ward')).toBe('Fourth Ward');
  expect(await titleAt('/neighborhoods/atlantis')).toBe('SouthEnd');
  expect((await request.get(`${away.url}/api/guides/no-such-guide`)).status()).toBe(404);
});
