import { sendLead } from '../desk-account.ts';
import { expect, test } from './desk-site.ts';
import { resize } from './violations.ts';

test('with text twice as large every name and every section of the desk stays reachable', async ({
  page,
  deskSite,
}) => {
  await sendLead(deskSite, { firstName: 'Large', email: 'large@example.com' });
  await page.goto('/desk/leads');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const name = page.getByRole('link', { name: 'Large Whitlock' });
  for (const width of [360, 768, 1440]) {
    await resize(page, width, 900);
    expect((await name.boundingBox())?.width, `the name at ${width} px`).toBeGreaterThan(60);
    await name.click({ trial: true });
    await page.getByRole('button', { name: 'Account' }).click({ trial: true });
    await page.getByRole('link', { name: 'Settings' }).click({ trial: true });
  }
  await name.click();
  await expect(page.getByRole('list', { name: 'Timeline' })).toBeVisible();
  for (const width of [360, 768, 1440]) {
    await resize(page, width, 900);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('with text twice as large no key, count or button is too small for its own text', async ({
  page,
  deskSite,
}) => {
  await sendLead(deskSite, { firstName: 'Larger', email: 'larger@example.com' });
  for (const [width, path] of [
    [1440, '/desk/leads'],
    [360, '/desk/content/listings'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const parts = page.locator('kbd:visible, nav a > [aria-hidden]:not(svg), main a[class*="button"]');
    await expect(parts.last()).toBeVisible();
    const tooSmall = await parts.evaluateAll((all) =>
      all
        .filter((part) => {
          const text = document.createRange();
          text.selectNodeContents(part);
          const [inner, outer] = [text.getBoundingClientRect(), part.getBoundingClientRect()];
          return inner.height > outer.height + 1 || inner.width > outer.width + 1;
        })
        .map((part) => part.textContent),
    );
    expect(tooSmall, path).toEqual([]);
  }
});
