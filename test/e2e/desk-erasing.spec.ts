import { sendLead } from '../desk-account.ts';
import { expect, testAlone } from './desk-site.ts';
import { violationsOf } from './violations.ts';

// Several pages, on a machine that does other things too.
testAlone.describe.configure({ timeout: 60_000 });

testAlone(
  'erasing names others with the same number, who stay unless they are chosen',
  async ({ page, deskSite }) => {
    const send = (firstName: string) =>
      sendLead(deskSite, {
        firstName,
        lastName: 'Vale',
        email: `${firstName.toLowerCase()}@example.com`,
        phone: '(704) 555-0123',
      });
    for (const name of ['Ada', 'Bo', 'Cy']) await send(name);
    const person = (name: string) => page.getByRole('list', { name: 'Leads' }).getByRole('link', { name });
    const dialog = page.getByRole('dialog', { name: 'Erase Ada Vale?' });
    const open = () => page.getByRole('button', { name: 'Erase' }).click();

    await page.goto('/desk/leads');
    await person('Ada Vale').click();
    await open();
    await expect(dialog.getByRole('checkbox')).toHaveCount(2);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violationsOf(page)).toEqual([]);
      const over = await dialog.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
      expect(over).toBeLessThanOrEqual(0);
    }
    // A choice that was given up is forgotten.
    await dialog.getByRole('checkbox', { name: /^Bo Vale, bo@example\.com, / }).check();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await open();
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await dialog.getByRole('checkbox', { name: /^Cy Vale/ }).check();
    await dialog.getByLabel('Type Ada Vale to confirm').fill('Ada Vale');
    await dialog.getByRole('button', { name: 'Erase' }).click();
    await expect(page.getByText('Ada Vale is erased')).toBeVisible();
    await expect(person('Bo Vale')).toBeVisible();
    await expect(person('Ada Vale')).toHaveCount(0);
    await expect(person('Cy Vale')).toHaveCount(0);
  },
);
