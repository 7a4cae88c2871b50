import { expect, test } from './desk-site.ts';

test('on a narrow screen every link in a row that scrolls sideways is visible when it has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, name] of [
    ['/desk/content', 'Kinds'],
    ['/desk/leads', 'Show'],
  ] as const) {
    await page.goto(path);
    const links = page.getByRole('navigation', { name }).getByRole('link');
    await links.first().focus();
    for (const link of await links.all()) {
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 0.95 });
      await page.keyboard.press('Tab');
    }
  }
});
