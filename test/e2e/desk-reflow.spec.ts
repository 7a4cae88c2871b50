import { expect, test } from './desk-site.ts';

test('in a row that scrolls sideways the current link is in view, and every link that has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, name] of [
    ['/desk/content/answers', 'Kinds'],
    ['/desk/leads', 'Show'],
  ] as const) {
    await page.goto(path);
    const links = page.getByRole('navigation', { name }).getByRole('link');
    await expect(links.and(page.locator('[aria-current]'))).toBeInViewport({ ratio: 0.95 });
    await links.first().focus();
    for (const link of await links.all()) {
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 0.95 });
      await page.keyboard.press('Tab');
    }
  }
});
