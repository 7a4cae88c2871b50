import { sendLead } from '../desk-account.ts';
import { openLead } from './desk.ts';
import { expect, test } from './desk-site.ts';

const unsaved = 'That did not reach the server.';

test('a page of the inbox that fails to load says so, and is not requested repeatedly', async ({
  page,
  deskSite,
}) => {
  await sendLead(deskSite, { firstName: 'Paged', email: 'paged@example.com' });
  let isAway = true;
  let asked = 0;
  await page.route(/\/api\/desk\/leads\?/, async (route) => {
    const isNext = new URL(route.request().url()).searchParams.has('cursor');
    if (isNext) asked += 1;
    if (isNext && isAway) return await route.fulfill({ status: 422, json: {} });
    const response = await route.fetch();
    const { leads } = await response.json();
    // Scrolls to the end of the list, which loads the next page, however many leads other tests have left.
    const newest = leads.slice(0, 2);
    await route.fulfill({
      json: isNext ? { leads: [], nextCursor: null } : { leads: newest, nextCursor: 'next' },
    });
  });
  await page.goto('/desk/leads');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(page.getByRole('link', { name: 'Paged Whitlock' })).toBeVisible();
  // A new lead makes the desk fetch the whole list again.
  await sendLead(deskSite, { firstName: 'Meanwhile', email: 'meanwhile@example.com', phone: '' });
  await expect(page.getByRole('link', { name: 'Meanwhile Whitlock' })).toBeVisible();
  // Then the page after it is due again, once.
  await expect.poll(() => asked).toBeGreaterThan(1);
  await expect(again).toBeVisible();
  expect(asked).toBeLessThan(5);
  isAway = false;
  await again.click();
  await expect(again).toHaveCount(0);
});

test('a phone call entry whose response is lost is stored once, and a failed Undo can be retried', async ({
  page,
  deskSite,
}) => {
  await openLead(page, deskSite, 'Rhoda', { phone: '704/555-0118', callTextConsent: 'yes' });
  await page.route(
    /\/contacts$/,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const call = page.getByRole('link', { name: '704/555-0118' });
  await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await call.click();
  const yes = page.getByRole('button', { name: 'I called' });
  await yes.click();
  await expect(page.getByText(unsaved)).toBeVisible();
  await yes.click();
  await expect(page.getByText('Kept: you called')).toBeVisible();
  await expect(page.getByText('You called', { exact: true })).toHaveCount(1);
  await page.route(/\/contacts\/[^/]+$/, (route) => route.abort());
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(unsaved)).toBeVisible();
  await page.unroute(/\/contacts\/[^/]+$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('You called', { exact: true })).toHaveCount(0);
});

test('the text of a note or reply whose Undo got no response is in its field again, even after a reload', async ({
  page,
  deskSite,
}) => {
  await openLead(page, deskSite, 'Regained');
  for (const [name, button, text] of [
    ['Note', 'Add note', 'Ask about the roof.'],
    ['Reply', 'Send reply', 'Until Monday.'],
  ] as const) {
    const field = page.getByLabel(name, { exact: true });
    await field.fill(text);
    await page.getByRole('button', { name: button }).click();
    await expect(field).toHaveValue('');
    let isAway = true;
    await page.route(/\/api\/desk\/leads\/[^/?]+/, async (route) => {
      if (isAway && route.request().method() === 'DELETE') await route.fetch();
      await (isAway ? route.abort() : route.continue());
    });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(unsaved)).toBeVisible();
    isAway = false;
    if (name === 'Reply') await page.reload();
    await expect(field).toHaveValue(text, { timeout: 15_000 });
    await field.fill('');
    await page.unrouteAll();
  }
});

test('two notes undone at once are both in the field again', async ({ page, deskSite }) => {
  await openLead(page, deskSite, 'Twofold');
  const note = page.getByLabel('Note', { exact: true });
  const undo = page.getByRole('button', { name: 'Undo' });
  const add = async (text: string) => {
    await note.fill(text);
    await note.press('Enter');
    await expect(note).toHaveValue('');
  };
  const held = Promise.withResolvers<void>();
  await page.route(
    /\/notes\/[^/]+$/,
    async (route) => {
      await held.promise;
      await route.continue();
    },
    { times: 1 },
  );
  await add('Ask about the roof.');
  await undo.click();
  await add('Ask about the well.');
  await undo.click();
  await expect(note).toHaveValue('Ask about the well.');
  held.resolve();
  await expect(note).toHaveValue(/roof/);
  await expect(note).toHaveValue(/well/);
});

test('a reply whose response is lost is stored once, even if sent again after a reload, and undone likewise', async ({
  page,
  deskSite,
}) => {
  const lead = await openLead(page, deskSite, 'Tunnel');
  const reply = page.getByLabel('Reply', { exact: true });
  const send = page.getByRole('button', { name: /^Send reply/ });
  await reply.fill('On Monday.');
  const loseNextResponse = (url: RegExp) =>
    page.route(
      url,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
  await loseNextResponse(/\/replies$/);
  await send.click();
  await expect(page.getByText(unsaved)).toBeVisible();
  await page.reload();
  await expect(reply).toHaveValue('On Monday.');
  await send.click();
  await expect(reply).toHaveValue('');
  const { timeline } = await (await page.request.get(`/api/desk/leads/${lead}`)).json();
  expect(timeline.filter(({ kind }: { kind: string }) => kind === 'reply')).toHaveLength(1);
  await loseNextResponse(/\/replies\/[^/]+$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(unsaved)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(reply).toHaveValue('On Monday.');
});

test('without a connection each action on a lead fails with a message', async ({
  page,
  deskSite,
  context,
}) => {
  await openLead(page, deskSite, 'Cora');
  const note = page.getByLabel('Note', { exact: true });
  await note.fill('Call on Monday.');
  await context.setOffline(true);
  await note.press('Enter');
  await expect(page.getByText(unsaved)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Status', { exact: true }).selectOption('client');
  await expect(page.getByText(unsaved)).toBeVisible();
  await context.setOffline(false);
  await expect(note).toHaveValue('Call on Monday.');
});

test('while a status is on its way, closing the window asks first; a conflict is reported even after leaving the lead', async ({
  page,
  deskSite,
}) => {
  for (const firstName of ['Next', 'Late'])
    await sendLead(deskSite, { firstName, email: `${firstName}@example.com`, phone: '' });
  await page.goto('/desk/leads');
  await page.getByRole('link', { name: 'Late Whitlock' }).click();
  await expect(page.getByRole('list', { name: 'Timeline' })).toBeVisible();
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\/leads\/[^/]+$/, async (route) => {
    if (route.request().method() !== 'PATCH') return await route.continue();
    // A colleague was faster.
    await page.request.patch(route.request().url(), {
      data: { ...route.request().postDataJSON(), status: 'client' },
      headers: { origin: deskSite.url },
    });
    await isLetThrough;
    await route.continue();
  });
  await page.getByLabel('Status', { exact: true }).selectOption('closed');
  await test.step('closing the window asks first', async () => {
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    await (await asked).dismiss();
  });
  await page.getByRole('link', { name: 'Next Whitlock' }).click();
  await expect(page.getByRole('heading', { name: 'Next Whitlock' })).toBeVisible();
  letThrough();
  await expect(page.getByText(/^Changed by .+ just now/)).toBeVisible();
});

test('quiet hours changed in quick succession are saved one after another', async ({ page }) => {
  await page.goto('/desk/settings');
  // A browser asks only on a page that was used.
  await page.getByRole('heading', { name: 'Settings' }).click();
  const from = page.getByLabel('Quiet from');
  const until = page.getByLabel('Quiet until');
  const held = Promise.withResolvers<void>();
  await page.route(
    '**/api/desk/notifications',
    async (route) => {
      await held.promise;
      await route.abort();
    },
    { times: 1 },
  );
  await expect(from).toBeVisible();
  const before = (await from.locator('option:checked').textContent()) ?? '';
  await from.selectOption('8 pm');
  await until.selectOption('6 am');
  await test.step('closing the window meanwhile asks first', async () => {
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    await (await asked).dismiss();
  });
  held.resolve();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(from.locator('option:checked')).toHaveText(before);
  await expect(until.locator('option:checked')).toHaveText('6 am');
  await page.reload();
  await expect(until.locator('option:checked')).toHaveText('6 am');
  await expect(from.locator('option:checked')).toHaveText(before);
});
