import type { Page } from '@playwright/test';
import { overlap, PHONE } from './frame-page.ts';
import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

const ADDRESSES = ['12 Porchlight Lane', '40 Spindle Street', '27 Awning Avenue'];

const table = (page: Page) => page.getByRole('table');

async function tick(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses) await page.getByRole('checkbox', { name: `Compare ${address}` }).check();
}

test('the list is a form that leads to the comparison, and Clear leads back', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/compare');
  await test.step('one checked home is too few, and it stays checked', async () => {
    await tick(page, ADDRESSES.slice(0, 1));
    await page.getByRole('button', { name: 'Compare ticked homes' }).click();
    await expect(page.getByText('Tick at least two homes to set them side by side.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: `Compare ${ADDRESSES[0]}` })).toBeChecked();
  });
  await tick(page, ADDRESSES.slice(1));
  const button = page.getByRole('button', { name: 'Compare ticked homes' });
  expect(await overlap(button, page.getByRole('link', { name: 'Ask a question' }))).toBe(false);
  await button.click();
  await expect(page).toHaveURL('/compare?homes=sample-01&homes=sample-03&homes=sample-05');
  await expect(table(page).getByRole('columnheader')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Link to this comparison' })).toHaveAttribute(
    'href',
    '/compare?homes=sample-01,sample-03,sample-05',
  );
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('region', { name: 'Properties' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Compare/, checked: true })).toHaveCount(0);
});
