import type { Page } from '@playwright/test';
import { sendLead } from '../desk-account.ts';
import { expect, test } from './desk-site.ts';
import { violationsOf } from './violations.ts';

// Several pages and sign-ins on a busy machine.
test.describe.configure({ timeout: 60_000 });

const rows = (page: Page) =>
  page
    .getByRole('list', { name: 'Leads' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });

test('leads of one person stand together under the newest of them', async ({ page, deskSite }) => {
  const send = (firstName: string, fields: Record<string, string>) =>
    sendLead(deskSite, { firstName, lastName: 'Vale', phone: '', ...fields });
  await send('Ada', { email: 'ada@example.com', message: 'First of all.' });
  await send('Bo', { email: 'bo@example.com' });
  await send('Ada', { email: 'ada.vale@example.com', phone: '(704) 555-0123', message: 'Second of all.' });
  await send('Cy', { email: 'cy@example.com' });
  await send('Ada', { email: 'Ada@example.com', phone: '704-555-0123', message: 'Third of all.' });
  await page.goto('/desk/leads?q=Vale');
  await expect(rows(page)).toContainText([/^Ada .+Third/, /^Ada .+Second/, /^Ada .+First/, /^Cy /, /^Bo /]);
  await expect(rows(page).getByText(/more request/)).toHaveCount(0);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    // Rows appear and disappear until the list has been measured at its new width.
    await expect(async () => {
      const [newest = 0, second = 0, first, cy] = await Promise.all(
        [0, 1, 2, 3].map(async (at) => (await rows(page).nth(at).getByRole('link').boundingBox())?.x),
      );
      expect(newest).toBeGreaterThan(0);
      expect(second).toBeGreaterThan(newest);
      expect(first).toBe(second);
      expect(cy).toBe(newest);
    }).toPass();
  }
  expect(await violationsOf(page)).toEqual([]);

  // The keys follow the visible order.
  for (const message of ['Third of all.', 'Second of all.', 'First of all.']) {
    await page.keyboard.press('j');
    await expect(page.getByRole('list', { name: 'Timeline' })).toContainText(message);
  }
  await page.keyboard.press('k');
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Second of all.');
  // The row of the open lead extends to its sheet, and is no wider than the list.
  const column = page.getByRole('list', { name: 'Leads' }).locator('..');
  expect(await column.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);

  // A new request moves its person to the top; one outside the current filter is announced.
  await send('Bo', { email: 'bo@example.com', message: 'Again.' });
  await expect(rows(page)).toContainText([/^Bo .+Again/, /^Bo /, /^Ada /, /^Ada /, /^Ada /, /^Cy /]);
  await page.getByLabel('Status', { exact: true }).selectOption('client');
  await expect(page.getByText('Status is now Client')).toBeVisible();
  await page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: /^New/ }).click();
  await expect(rows(page)).toContainText([
    /^Bo /,
    /^Bo /,
    /^Ada .+Third.+ and one more request/,
    /^Ada .+First/,
  ]);
});

test('a merged request says where it goes, stays what it was in the timeline, and is made a lead of its own again', async ({
  page,
  deskSite,
}) => {
  const una = { firstName: 'Una', lastName: 'Quill', email: 'una.quill@example.com' };
  const own = rows(page).filter({ hasText: 'Una Quill' });
  const data = { ...una, phone: '704/555-0166' };
  expect((await page.request.post(`${deskSite.url}/api/seller-leads`, { data })).status()).toBe(201);
  await sendLead(deskSite, { ...una, phone: '', message: 'What sells in fall?' });
  await page.goto('/desk/leads');
  await own.first().getByRole('link').click();
  const merge = page.getByRole('button', { name: 'Put into this lead' });
  await test.step('merging says which goes into which', async () => {
    await expect(merge).toHaveAccessibleDescription(/^It leaves the list: .+ under the request of /);
    await merge.click();
    await expect(page.getByText('Both are one lead now')).toBeVisible();
    await expect(own).toHaveCount(1);
  });
  await test.step('Undo works on the next page too', async () => {
    await page.getByRole('link', { name: 'Numbers' }).click();
    await expect(page.getByRole('heading', { name: 'Numbers' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('They are two leads again')).toBeVisible();
    await page.getByRole('link', { name: 'Leads' }).click();
    await expect(own).toContainText([/What sells/, /^Una/]);
  });
  await test.step('a merged request stays in the timeline as what it was', async () => {
    await own.first().getByRole('link').click();
    await merge.click();
    await expect(own).toHaveCount(1);
    const timeline = page.getByRole('list', { name: 'Timeline' });
    await expect(timeline.getByText('Una wrote', { exact: true })).toHaveCount(1);
    await expect(timeline.getByText('Una asked for the seller’s guide', { exact: true })).toHaveCount(1);
  });
  await test.step('it can be opened, and made a lead of its own again', async () => {
    await page.getByRole('link', { name: 'Open that request' }).click();
    await expect(page.getByRole('link', { name: '704/555-0166' })).toBeVisible();
    await expect(merge).toHaveCount(0);
    const separated = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok());
    await page.getByRole('button', { name: 'Make it a lead of its own again' }).click();
    await separated;
    await expect(page.getByText('They are two leads again')).toBeVisible();
    await expect(own).toContainText([/What sells/, /^Una/]);
  });
});

/** Starts to mark the two leads of a name as spam; the first request waits. */
async function startMarking(
  page: Page,
  deskSite: Parameters<typeof sendLead>[0],
  lastName: string,
): Promise<{ release: () => void; count: () => number }> {
  for (const firstName of ['First', 'Last'])
    await sendLead(deskSite, { firstName, lastName, email: `${firstName}@${lastName}.example`, phone: '' });
  const held = Promise.withResolvers<void>();
  let count = 0;
  await page.route('**/api/desk/leads/*', async (route) => {
    if (route.request().method() !== 'PATCH') return await route.continue();
    count += 1;
    await held.promise;
    await route.continue();
  });
  await page.goto(`/desk/leads?q=${lastName}`);
  const boxes = rows(page).getByRole('checkbox');
  await page.getByRole('button', { name: 'Choose several' }).click();
  await boxes.first().check();
  await boxes.last().check();
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  return { release: held.resolve, count: () => count };
}

test('Cancel while leads are being marked as spam spares the rest, and keeps what is selected meanwhile', async ({
  page,
  deskSite,
}) => {
  const marking = await startMarking(page, deskSite, 'Cancel');
  const boxes = rows(page).getByRole('checkbox');
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  await page.getByRole('button', { name: 'Choose several' }).click();
  await boxes.last().check();
  marking.release();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(boxes).toHaveCount(1);
  await expect(boxes).toBeChecked();
  expect(marking.count()).toBe(1);
});

test('leaving the page while leads are being marked as spam marks them all', async ({ page, deskSite }) => {
  const marking = await startMarking(page, deskSite, 'Leave');
  await page.getByRole('link', { name: 'Numbers' }).click();
  await expect(page.getByRole('heading', { name: 'Numbers' })).toBeVisible();
  marking.release();
  await expect(page.getByText('2 leads are marked as spam')).toBeVisible();
});

test('a change made before the response to one’s own reply, or to the last change, does not conflict with it', async ({
  page,
  deskSite,
}) => {
  await sendLead(deskSite, { firstName: 'Otis', email: 'otis@example.com', phone: '' });
  const isChanged = Promise.withResolvers<void>();
  await page.route('**/replies', async (route) => {
    const response = await route.fetch();
    await isChanged.promise;
    await route.fulfill({ response });
  });
  // Without the event stream, which would deliver the change before the response.
  await page.route('**/api/desk/events', (route) => route.abort());
  await page.goto('/desk/leads');
  await page.getByRole('link', { name: 'Otis Whitlock' }).click();
  await expect(page.getByRole('list', { name: 'Timeline' })).toBeVisible();
  const lead = `/api/desk/leads/${new URL(page.url()).pathname.split('/').at(-1)}`;
  const replied = page.waitForRequest('**/replies');
  await page.getByLabel('Reply', { exact: true }).fill('Gladly, on Friday.');
  await page.getByRole('button', { name: /^Send reply/ }).click();
  await replied;
  await expect.poll(async () => (await (await page.request.get(lead)).json()).status).toBe('in-touch');
  const status = page.getByLabel('Status', { exact: true });
  await status.selectOption('client');
  await expect(status).toHaveValue('client');
  isChanged.resolve();
  await expect(page.getByText('Status is now Client')).toBeVisible();
  await expect(status).toHaveValue('client');

  const isReleased = Promise.withResolvers<void>();
  await page.route('**/api/desk/leads/*', async (route) => {
    if (route.request().method() === 'PATCH') await isReleased.promise;
    await route.continue();
  });
  await status.selectOption('new');
  await status.selectOption('closed');
  await expect(status).toHaveValue('closed');
  isReleased.resolve();
  await expect(page.getByText('Status is now Closed')).toBeVisible();
  await expect(page.getByText(/changed it just now|Changed by/)).toHaveCount(0);
  await page.reload();
  await expect(status).toHaveValue('closed');
});
