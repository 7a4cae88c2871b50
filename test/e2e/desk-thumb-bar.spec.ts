import { openLead } from './desk.ts';
import { expect, testWithoutPreview as test } from './desk-site.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the bar is there while the field for photos has the focus', async ({ page }) => {
  await page.goto('/desk/content/listings/new');
  await page.getByLabel('Photos', { exact: true }).focus();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
});

test('a press on a button that the appearing bar will cover is completed', async ({ page, deskSite }) => {
  await openLead(page, deskSite, 'Thumbed');
  await page.getByLabel('Reply', { exact: true }).fill('I will call at four.');
  const send = page.getByRole('button', { name: 'Send reply' });
  // The bar's position while no field has the focus.
  await send.evaluate((button) => {
    const top = button.getBoundingClientRect().bottom - innerHeight + 10;
    scrollBy({ top, behavior: 'instant' });
  });
  await expect(send).toBeInViewport({ ratio: 1 });
  const { x, y, width, height } = (await send.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // click() would locate the button again.
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await expect(page.getByLabel('Reply', { exact: true })).not.toBeFocused();
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});
