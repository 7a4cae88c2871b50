import { expect, test } from './desk-site.ts';
import { expectAccessible } from './violations.ts';

// desk-accessibility.spec.ts checks the rest of the page.

test('axe finds nothing while the desk reconnects', async ({ page }) => {
  await page.route('**/api/desk/events', (route) => route.abort());
  await page.goto('/desk/numbers');
  await expect(page.getByText('Reconnecting')).toBeVisible();
  await expectAccessible(page, { within: 'header' });
});
