import { sendLead } from '../desk-account.ts';
import { signInElsewhere } from './desk.ts';
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

testAlone(
  'a lead that is erased elsewhere leaves nothing on an open desk, and says who erased it',
  async ({ page, browser, deskSite }) => {
    await sendLead(deskSite);
    await page.goto('/desk/leads');
    const dana = page.getByRole('link', { name: 'Dana Whitlock' });
    await dana.click();
    await page.getByLabel('Note', { exact: true }).fill('half a thought');
    const reply = page.getByRole('textbox', { name: 'Reply' });
    await reply.fill('On Friday, then.');
    await page.getByRole('button', { name: /^Send reply/ }).click();
    await expect(page.getByText('Reply to Dana leaves in ten seconds')).toBeVisible();
    await reply.fill('Dear Dana,');

    const other = await signInElsewhere(browser, deskSite);
    await other.getByRole('link', { name: 'Dana Whitlock' }).click();
    await other.getByRole('button', { name: 'Erase' }).click();
    const dialog = other.getByRole('dialog', { name: 'Erase Dana Whitlock?' });
    await dialog.getByLabel('Type Dana Whitlock to confirm').fill('Dana Whitlock');
    await dialog.getByRole('button', { name: 'Erase' }).click();
    await expect(other.getByText('Dana Whitlock is erased')).toBeVisible();

    await expect(page.getByRole('heading', { name: 'This lead was erased' })).toBeVisible();
    await expect(page.getByText(/^You erased it today at /)).toBeVisible();
    await expect(page.getByText(/Dana|Dear|half a thought/)).toHaveCount(0);
    await expect(page).toHaveTitle(/^This lead was erased, /);
    expect(await violationsOf(page)).toEqual([]);
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(kept).not.toMatch(/Dana|Dear|half a thought/);
    await page.getByRole('link', { name: 'Back to leads' }).click();
    await expect(page.getByText('No leads yet.')).toBeVisible();
    await other.context().close();
  },
);
