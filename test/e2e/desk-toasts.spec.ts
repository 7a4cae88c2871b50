import type { Locator, Page } from '@playwright/test';
import { sendLead } from '../desk-account.ts';
import { expect, test } from './desk-site.ts';

// Calls of a page that a service worker controls cannot be routed.
test.use({ viewport: { width: 360, height: 780 }, serviceWorkers: 'block' });

/** Whether a toast that is shown lies on something. */
async function isFree(page: Page, what: Locator): Promise<boolean> {
  // It comes first: a toast makes room for a bar.
  const box = await what.boundingBox();
  const toast = await page.getByRole('button', { name: 'Close', exact: true }).locator('..').boundingBox();
  if (!toast || !box) throw new Error('There is no toast, or nothing under it');
  return box.y >= toast.y + toast.height || box.y + box.height <= toast.y;
}

test('on a phone no toast lies on what comes next', async ({ page, deskSite }) => {
  await sendLead(deskSite, { firstName: 'Toasted', email: 'toasted@example.com' });
  await page.goto('/desk/leads');
  await page.getByRole('link', { name: 'Toasted Whitlock' }).click();

  const send = page.getByRole('button', { name: 'Send reply' });
  await page.getByLabel('Reply', { exact: true }).fill('I will call at four.');
  await send.click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('It is in the field again.')).toBeVisible();
  await expect(send).toBeInViewport({ ratio: 1 });
  expect(await isFree(page, send)).toBe(true);

  // While something is typed the bar below is away.
  await page.keyboard.press('Escape');
  await page.getByLabel('Status').selectOption('client');
  await expect(page.getByText('Status is now Client')).toBeVisible();
  expect(await isFree(page, page.getByRole('link', { name: 'Call Toasted' }))).toBe(true);
  const back = page.getByRole('main').getByRole('link', { name: 'Leads', exact: true });
  expect(await isFree(page, back)).toBe(true);
  await page.getByRole('main').getByRole('link', { name: 'Leads', exact: true }).click();
  await page.getByRole('button', { name: 'Choose several' }).click();
  expect(await isFree(page, page.getByRole('button', { name: 'Mark as spam' }))).toBe(true);
  expect(await isFree(page, page.getByRole('navigation', { name: 'Desk' }))).toBe(true);
});

/** Where the page can be scrolled to so that a toast alone lies on the middle of a button. */
async function placesUnderToast(button: Locator): Promise<number[]> {
  return await button.evaluate((element) => {
    const found = new Set<number>();
    let scroller = element.parentElement;
    while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
      scroller = scroller.parentElement;
    for (let top = 0; top < innerHeight; top += 10) {
      (scroller ?? document.documentElement).scrollBy(0, element.getBoundingClientRect().top - top);
      const { x, y, width, height } = element.getBoundingClientRect();
      const there = document.elementsFromPoint(x + width / 2, y + height / 2);
      const [first] = there.filter((one) => !one.closest('[data-toast]'));
      if (there[0] !== first && first && element.contains(first)) found.add(Math.round(y));
    }
    return [...found];
  });
}

test('no toast lies on what sends, wherever the page is scrolled to, at any width', async ({
  page,
  deskSite,
}) => {
  await sendLead(deskSite, { firstName: 'Covered', email: 'covered@example.com' });
  await page.goto('/desk/leads');
  await page.getByRole('link', { name: 'Covered Whitlock' }).click();
  const note = page.getByRole('button', { name: 'Add note' });
  const send = page.getByRole('button', { name: 'Send reply' });
  const places = async () => [...(await placesUnderToast(send)), ...(await placesUnderToast(note))];
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.getByLabel('Status').selectOption('client');
  await expect(page.getByText('Status is now Client')).toBeVisible();
  // It stays while it has the focus.
  await undo.focus();
  for (const width of [320, 360, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    await expect.poll(places, `at ${width} px`).toEqual([]);
  }
  await page.getByRole('link', { name: 'Open in full' }).click();
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    await expect.poll(places, `in full at ${width} px`).toEqual([]);
  }
  await expect(undo).toBeVisible();
});

test('where the rooms stand in the bar, a toast of a lead leaves them, the way back and the next lead free', async ({
  page,
  deskSite,
}) => {
  for (const firstName of ['Fore', 'Aft'])
    await sendLead(deskSite, { firstName, email: `${firstName}@example.com`, phone: '' });
  await page.goto('/desk/leads');
  await page.getByRole('link', { name: 'Aft Whitlock' }).click();
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.getByLabel('Status').selectOption('client');
  await expect(page.getByText('Status is now Client')).toBeVisible();
  for (const free of [
    page.getByRole('link', { name: 'Settings' }),
    page.getByRole('button', { name: 'Account' }),
    page.getByRole('main').getByRole('link', { name: 'Leads', exact: true }),
    page.getByRole('link', { name: 'Next lead' }),
  ])
    await free.click({ trial: true, timeout: 2_000 });
});

test('Undo takes back nothing that somebody else has done since', async ({ page, deskSite }) => {
  await sendLead(deskSite, { firstName: 'Chosen', email: 'chosen@example.com', phone: '' });
  await page.goto('/desk/leads');
  await page.getByRole('link', { name: 'Chosen Whitlock' }).click();
  const status = page.getByLabel('Status');
  await status.selectOption('client');
  await expect(page.getByText('Status is now Client')).toBeVisible();
  const elsewhere = { headers: { cookie: deskSite.cookie, 'content-type': 'application/json' } };
  const address = `${deskSite.url}/api/desk/leads/${page.url().split('/').at(-1)}`;
  const { version } = (await (await fetch(address, elsewhere)).json()) as { version: number };
  const body = JSON.stringify({ status: 'closed', version });
  expect((await fetch(address, { ...elsewhere, method: 'PATCH', body })).status).toBe(200);
  await expect(status).toHaveValue('closed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Your change was not made.')).toBeVisible();
  await expect(status).toHaveValue('closed');
});

test('whoever taps Reply before the page has settled goes on typing', async ({ page, deskSite }) => {
  await sendLead(deskSite, { firstName: 'Quick', email: 'quick@example.com', phone: '' });
  await page.goto('/desk/leads');
  // As soon as there is a field, faster than any thumb.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const field = document.querySelector<HTMLTextAreaElement>('main textarea');
      if (!field) return;
      observer.disconnect();
      field.focus();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('link', { name: 'Quick Whitlock' }).click();
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Quick wrote');
  await page.keyboard.type('Gladly');
  await expect(page.getByLabel('Reply', { exact: true })).toHaveValue('Gladly');
});

test('a lead that is put off has a dark window and says until when', async ({ page, deskSite }) => {
  await sendLead(deskSite, { firstName: 'Sleepy', email: 'sleepy@example.com', phone: '' });
  await page.goto('/desk/leads');
  const sleepy = page.getByRole('link', { name: 'Sleepy Whitlock' });
  await sleepy.click();
  await page.getByRole('button', { name: 'Remind me' }).click();
  await page.getByRole('button', { name: 'In a week' }).click();
  await expect(page.getByText(/^It comes back/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Leads', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ has: sleepy })).toContainText(/Back 9:00 am/);
});

/** Lets the page's time run, half a second a step, until something has come about. */
async function passTimeUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(500);
    expect(await isSo()).toBe(true);
  }).toPass({ intervals: [10], timeout: 10_000 });
}

test('a call that finds no server shows at once that what is seen may be old', async ({ page, context }) => {
  const said = page.getByText('Reconnecting');
  const isGone = async () => (await said.count()) === 0;
  await page.clock.install();
  await page.goto('/desk/leads');
  await expect(said).toHaveCount(0);
  await page.route('**/api/desk/conversations*', (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'Conversations' }).click();
  await expect(said).toBeVisible({ timeout: 2_000 });
  await page.unroute('**/api/desk/conversations*');
  await passTimeUntil(page, isGone);
  await context.setOffline(true);
  await expect(said).toBeVisible({ timeout: 2_000 });
  await context.setOffline(false);
  await passTimeUntil(page, isGone);
});

test('it stays said while one call keeps finding no server', async ({ page }) => {
  const untilReopened = async () => {
    let isReopened = false;
    page.once('request', function hear(request) {
      if (request.url().endsWith('/api/desk/events')) isReopened = true;
      else page.once('request', hear);
    });
    await passTimeUntil(page, async () => isReopened);
  };
  await page.clock.install();
  await page.goto('/desk/leads');
  await page.route('**/api/desk/conversations*', (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'Conversations' }).click();
  const said = page.getByText('Reconnecting');
  await expect(said).toBeVisible();
  const vanished = await said.evaluateHandle((word) => {
    const seen = { count: 0 };
    new MutationObserver(() => {
      if (!document.body.textContent?.includes('Reconnecting')) seen.count += 1;
    }).observe(word.closest('[role="status"]') ?? document.body, { childList: true });
    return seen;
  });
  // What the first has caused is over when the second comes.
  await untilReopened();
  await untilReopened();
  expect(await vanished.evaluate(({ count }) => count)).toBe(0);
  await page.unroute('**/api/desk/conversations*');
  await passTimeUntil(page, async () => (await said.count()) === 0);
});
