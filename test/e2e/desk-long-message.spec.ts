import { sendLead } from '../desk-account.ts';
import { expect, test } from './desk-site.ts';

const LONG = Array.from({ length: 14 }, (_, at) => `${at + 1}. ${'We rebuilt the porch. '.repeat(12)}`);

for (const width of [360, 768, 1440]) {
  test(`a long message is collapsed so that the reply stays close, and expands in place, at ${width} px`, async ({
    page,
    deskSite,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await sendLead(deskSite, {
      firstName: `Lengthy${width}`,
      email: 'l@example.com',
      message: LONG.join('\n'),
    });
    await page.goto('/desk/leads');
    await page.getByRole('link', { name: `Lengthy${width} Whitlock` }).click();
    const message = page.getByRole('article').getByText('1. We rebuilt the porch.').first();
    const height = async () => (await message.boundingBox())?.height ?? 0;
    const more = page.getByRole('button', { name: 'Show all' }).first();
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

test('a short message has no expand button', async ({ page, deskSite }) => {
  await sendLead(deskSite, { firstName: 'Brief', email: 'b@example.com' });
  await page.goto('/desk/leads');
  await page.getByRole('link', { name: 'Brief Whitlock' }).click();
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Do we fix the roof');
  await expect(page.getByRole('button', { name: 'Show all' })).toHaveCount(0);
});
