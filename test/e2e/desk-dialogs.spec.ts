import { openLead } from './desk.ts';
import { expect, test } from './desk-site.ts';

test('a dialog closes by a click outside, but not when a text selection ends there', async ({
  page,
  deskSite,
}) => {
  await openLead(page, deskSite, 'Dragged');
  await page.getByRole('button', { name: 'Erase' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox');
  await field.fill('Dragged Whitlock');
  const { x, y, width, height } = (await field.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(4, y, { steps: 3 });
  await page.mouse.up();
  await expect(field).toHaveValue('Dragged Whitlock');
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, y);
  await expect(dialog).toBeHidden();
});
