import type { Page } from '@playwright/test';
import { photo } from './desk-photo.ts';
import { expect, testWithoutPreview as test } from './desk-site.ts';

test.describe.configure({ timeout: 60_000 });

const kept = 'Kept on this device: the server cannot be reached';

test('text and a photo of an editor that was left without a connection are saved once there is one', async ({
  page,
}) => {
  const before = (await draftOf(page, 'sample-04')).images.length;
  let isAway = true;
  await page.route(/\/sample-04\/draft$|\/api\/desk\/pictures$/, (route) =>
    isAway && route.request().method() !== 'GET' ? route.abort() : route.continue(),
  );
  await page.goto('/desk/content/listings/sample-04');
  const description = page.getByLabel('Description', { exact: false });
  await description.fill('A lantern by the door.');
  await expect(page.getByText(kept)).toBeVisible();
  await choosePhoto(page);
  await expect(page.getByRole('alert').filter({ hasText: 'did not reach the server' })).toBeVisible();
  await test.step('closing the window asks first', async () => {
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    await (await asked).dismiss();
  });
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(description).toHaveCount(0);
  isAway = false;
  await expect
    .poll(() => draftOf(page, 'sample-04'), { timeout: 30_000 })
    .toMatchObject({ description: 'A lantern by the door.', images: { length: before + 1 } });
});

test('a photo that arrives after its editor was left, opened again and edited is in the draft', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/api\/desk\/pictures$/, async (route) => {
    if (route.request().method() === 'POST') await held.promise;
    await route.continue();
  });
  await page.goto('/desk/content/listings/sample-06');
  const before = (await draftOf(page, 'sample-06')).images.length;
  await choosePhoto(page);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.goBack();
  await page.getByLabel('Description', { exact: false }).fill('A dock and a deck.');
  await expect(page.getByText(/^Draft, saved /)).toBeVisible();
  held.resolve();
  const photos = async () => (await draftOf(page, 'sample-06')).images.length;
  await expect.poll(photos, { timeout: 15_000 }).toBe(before + 1);
  expect((await draftOf(page, 'sample-06')).description).toBe('A dock and a deck.');
});

/** The stored text of a home. */
async function draftOf(page: Page, id: string) {
  return (await (await page.request.get(`/api/desk/content/listings/${id}/draft`)).json()).record;
}

async function choosePhoto(page: Page): Promise<void> {
  await page.getByLabel('Photos', { exact: true }).setInputFiles(await photo('porch.jpg'));
}
