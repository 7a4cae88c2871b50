import { sendLead } from '../desk-account.ts';
import { expect, test } from './desk-site.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a button that stands where the bar will be is pressed all the way', async ({ page, deskSite }) => {
  await sendLead(deskSite, { firstName: 'Thumbed', email: 'thumbed@example.com' });
  await page.goto('/desk/leads');
  await page.getByRole('link', { name: 'Thumbed Whitlock' }).click();
  await page.getByLabel('Reply', { exact: true }).fill('I will call at four.');
  const send = page.getByRole('button', { name: 'Send reply' });
  // Where the bar stands while nothing is typed.
  await send.evaluate((button) => {
    const top = button.getBoundingClientRect().bottom - innerHeight + 10;
    scrollBy({ top, behavior: 'instant' });
  });
  await expect(send).toBeInViewport({ ratio: 1 });
  const { x, y, width, height } = (await send.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // A click would look again where the button is.
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await expect(page.getByLabel('Reply', { exact: true })).not.toBeFocused();
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});
