import { menuButton, menuList, PHONE } from './frame-page.ts';
import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript skip link and menu work, by keyboard and pointer, and there are no controls that cannot work', async ({
  page,
}) => {
  await page.goto('/contact');
  await test.step('the skip link leads past the header', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.locator('main :focus').count()).toBe(1);
  });
  await test.step('the menu opens and closes by keyboard', async () => {
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(menuList(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menuList(page).getByRole('link', { name: 'Search Listings' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuList(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });
  await test.step('there are no controls that cannot work', async () => {
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeHidden();
    for (const name of ['Cookie settings', 'Accessibility settings', 'Open chat', 'Back to top'])
      await expect(page.getByRole('button', { name })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Ask a question' })).toHaveAttribute('href', '/#contact');
    await expect(page.getByRole('link', { name: 'Open the office map' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/\?mlat=/,
    );
    await expect(page.getByRole('link', { name: 'Get directions' })).toBeVisible();
  });
  for (const size of [PHONE, { width: 1440, height: 900 }]) {
    await test.step(`the menu opens and closes by a click at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      await expect(menuList(page)).toBeHidden();
      await menuButton(page).click();
      for (const name of ['Search Listings', 'Sell', 'About', 'Reviews', 'Market Insights'])
        await expect(menuList(page).getByRole('link', { name })).toBeVisible();
      await page.keyboard.press('Escape');
    });
  }
  await menuButton(page).click();
  await menuList(page).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/#about');
  await expect(page.locator('#about')).toBeInViewport();
});
