import { sendLead } from '../desk-account.ts';
import { openLead } from './desk.ts';
import { expect, test } from './desk-site.ts';
import { violationsOf } from './violations.ts';

// Several pages on a busy machine.
test.describe.configure({ timeout: 60_000 });

test('erasing lists other leads with the same number, which stay unless they are selected; its dialog closes by a click outside', async ({
  page,
  deskSite,
}) => {
  const send = (firstName: string, more = {}) =>
    sendLead(deskSite, {
      firstName,
      lastName: 'Orme',
      email: `${firstName.toLowerCase()}.orme@example.com`,
      phone: '(704) 555-0163',
      ...more,
    });
  const ada = await send('Ada');
  for (const name of ['Bo', 'Cy']) await send(name);
  await send('Di', { phone: '', message: 'With ada.orme@example.com' });
  const person = (name: string) => page.getByRole('list', { name: 'Leads' }).getByRole('link', { name });
  const dialog = page.getByRole('dialog', { name: 'Erase Ada Orme?' });
  const open = () => page.getByRole('button', { name: 'Erase' }).click();

  await page.goto(`/desk/leads/${ada}`);
  await open();
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await expect(dialog.getByRole('listitem')).toHaveText(/^Di Orme, /);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await violationsOf(page, 'dialog[open]')).toEqual([]);
    const over = await dialog.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
    expect(over).toBeLessThanOrEqual(0);
  }
  // A canceled selection is not remembered.
  await dialog.getByRole('checkbox', { name: /^Bo Orme, bo\.orme@example\.com, / }).check();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await open();
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await test.step('but not when a selection of text ends there', async () => {
    const field = dialog.getByRole('textbox');
    await field.fill('Ada Orme');
    const { x, y, width, height } = (await field.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(4, y, { steps: 3 });
    await page.mouse.up();
    await expect(field).toHaveValue('Ada Orme');
    await expect(dialog).toBeVisible();
    await page.mouse.click(4, y);
    await expect(dialog).toBeHidden();
  });
  await open();
  await dialog.getByRole('checkbox', { name: /^Cy Orme/ }).check();
  await dialog.getByLabel('Type Ada Orme to confirm').fill('Ada Orme');
  await dialog.getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText('Ada Orme is erased')).toBeVisible();
  await expect(person('Bo Orme')).toBeVisible();
  await expect(person('Ada Orme')).toHaveCount(0);
  await expect(person('Cy Orme')).toHaveCount(0);
});

test('a lead erased elsewhere disappears from an open desk, which says who erased it', async ({
  page,
  deskSite,
}) => {
  const id = await openLead(page, deskSite, 'Delia');
  await page.getByLabel('Note', { exact: true }).fill('half a thought');
  const reply = page.getByRole('textbox', { name: 'Reply' });
  await reply.fill('On Friday, then.');
  await page.getByRole('button', { name: /^Send reply/ }).click();
  await expect(page.getByText('Reply to Delia leaves in ten seconds')).toBeVisible();
  await reply.fill('Dear Delia,');

  const headers = { origin: deskSite.url };
  expect((await page.request.delete(`/api/desk/leads/${id}`, { headers })).ok()).toBe(true);
  await expect(page.getByRole('heading', { name: 'This lead was erased' })).toBeVisible();
  await expect(page.getByText(/^You erased it today at /)).toBeVisible();
  await expect(page.getByText(/Delia|Dear|half a thought/)).toHaveCount(0);
  await expect(page).toHaveTitle(/^This lead was erased, /);
  expect(await violationsOf(page)).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(kept).not.toMatch(/Delia|Dear|half a thought/);
  await page.getByRole('link', { name: 'Back to leads' }).click();
  await expect(page.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Delia Whitlock' })).toHaveCount(0);
});
