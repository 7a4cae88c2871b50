import type { Page } from '@playwright/test';
import { expect, test } from './desk-site.ts';

test.describe.configure({ timeout: 60_000 });
test.use({ viewport: { width: 360, height: 780 } });

/** Types into a field far down the form while somebody else saves another text. */
async function causeConflict(page: Page, area: string, deskUrl: string): Promise<void> {
  const draft = `/api/desk/content/neighborhoods/${area}/draft`;
  // This page gets no live events.
  await page.route('**/api/desk/events', (route) => route.abort());
  await page.goto(`/desk/content/neighborhoods/${area}`);
  const field = page.getByLabel('Walk Score');
  await expect(field).not.toHaveValue('');
  const { record, version } = await (await page.request.get(draft)).json();
  const data = { version, record: { ...record, tagline: `Another one of ${area}` } };
  expect((await page.request.put(draft, { data, headers: { origin: deskUrl } })).status()).toBe(200);
  await field.fill('71');
}

test('on a phone a conflict is visible far down the form, and both texts can be opened from there, from the preview too', async ({
  page,
  deskSite,
}) => {
  await causeConflict(page, 'uptown', deskSite.url);
  await expect(page.getByText('Not saved: somebody else changed it')).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Walk Score').blur();
  const notice = page.getByRole('alert').getByRole('region');
  await expect(notice).not.toBeInViewport();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport();
  await test.step('publishing over it shows both, from the preview too', async () => {
    await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(notice).toBeHidden();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(notice).toBeFocused();
  });
});
