import { sendLead } from '../desk-account.ts';
import { openLead } from './desk.ts';
import { expect, test } from './desk-site.ts';

const LONG = Array.from({ length: 14 }, (_, at) => `${at + 1}. ${'We rebuilt the porch. '.repeat(12)}`);

test('a long message is collapsed so that the reply stays close, and expands in place, at any width; a short one is not', async ({
  page,
  deskSite,
}) => {
  await sendLead(deskSite, { firstName: 'Brief', email: 'b@example.com', phone: '' });
  await sendLead(deskSite, {
    firstName: 'Lengthy',
    email: 'l@example.com',
    phone: '',
    message: LONG.join('\n'),
  });
  await page.goto('/desk/leads');
  const more = page.getByRole('button', { name: 'Show all' }).first();
  await test.step('a short message has no expand button', async () => {
    await page.getByRole('link', { name: 'Brief Whitlock' }).click();
    await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Do we fix the roof');
    await expect(more).toHaveCount(0);
  });
  await page.getByRole('link', { name: 'Lengthy Whitlock' }).click();
  for (const width of [360, 768, 1440]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const message = page.getByRole('article').getByText('1. We rebuilt the porch.').first();
      const height = async () => (await message.boundingBox())?.height ?? 0;
      await expect(more).toHaveAttribute('aria-expanded', 'false');
      expect(await height()).toBeLessThan(320);
      await more.press('Enter');
      const less = page.getByRole('button', { name: 'Show less' });
      await expect(less).toBeFocused();
      expect(await height()).toBeGreaterThan(640);
      await less.click();
      expect(await height()).toBeLessThan(320);
    });
  }
});

test('a note grows with its lines while it is written, and Enter adds it', async ({ page, deskSite }) => {
  await openLead(page, deskSite, 'Noted');
  const field = page.getByLabel('Note', { exact: true });
  const height = async () => (await field.boundingBox())?.height ?? 0;
  const before = await height();
  await field.pressSequentially('Porch first');
  for (const line of ['then the roof', 'then the drive']) {
    await field.press('Shift+Enter');
    await field.pressSequentially(line);
  }
  expect(await height()).toBeGreaterThan(before + 30);
  await field.press('Enter');
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('then the roof');
  await expect(field).toHaveValue('');
  expect(await height()).toBe(before);
});
