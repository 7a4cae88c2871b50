import type { Locator, Page } from '@playwright/test';
import { sendLead } from '../desk-account.ts';
import { openLead } from './desk.ts';
import { expect, test, testWithoutPreview } from './desk-site.ts';
import { violationsOf } from './violations.ts';

test.use({ viewport: { width: 360, height: 780 } });

/** Whether no toast covers an element. */
async function isFree(page: Page, what: Locator): Promise<boolean> {
  // Waits for the element first, because a toast moves to make room for a bar.
  const box = await what.boundingBox();
  const toast = await page.getByRole('button', { name: 'Close', exact: true }).locator('..').boundingBox();
  if (!toast || !box) throw new Error('The toast or the element is missing');
  return box.y >= toast.y + toast.height || box.y + box.height <= toast.y;
}

test('on a phone no toast covers the next control', async ({ page, deskSite }) => {
  await openLead(page, deskSite, 'Toasted', { phone: '704/555-0118' });

  const send = page.getByRole('button', { name: 'Send reply' });
  await page.getByLabel('Reply', { exact: true }).fill('I will call at four.');
  await send.click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('It is in the field again.')).toBeVisible();
  await expect(send).toBeInViewport({ ratio: 1 });
  expect(await isFree(page, send)).toBe(true);

  // The bottom bar is hidden while a field has the focus.
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

/** Scroll positions at which a toast, and nothing else, covers the middle of a button. */
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

test('no toast covers the send button, at any scroll position and width, nor the links around a lead; axe finds nothing in it', async ({
  page,
  deskSite,
}) => {
  for (const firstName of ['Next', 'Covered'])
    await sendLead(deskSite, { firstName, email: `${firstName}@example.com`, phone: '' });
  // Without animations, so that nothing is half faded for axe.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/desk/leads');
  await page.getByRole('link', { name: 'Covered Whitlock' }).click();
  const note = page.getByRole('button', { name: 'Add note' });
  const send = page.getByRole('button', { name: 'Send reply' });
  const places = async () => [...(await placesUnderToast(send)), ...(await placesUnderToast(note))];
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.getByLabel('Status').selectOption('client');
  await expect(page.getByText('Status is now Client')).toBeVisible();
  // The toast stays open while it has the focus.
  await undo.focus();
  expect(await violationsOf(page, '[data-toast]')).toEqual([]);
  for (const width of [320, 360, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    await expect.poll(places, `at ${width} px`).toEqual([]);
  }
  await test.step('on a tablet bar, back link and next lead are uncovered', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    for (const free of [
      page.getByRole('link', { name: 'Settings' }),
      page.getByRole('button', { name: 'Account' }),
      page.getByRole('main').getByRole('link', { name: 'Leads', exact: true }),
      page.getByRole('link', { name: 'Next lead' }),
    ])
      await free.click({ trial: true, timeout: 2_000 });
  });
  await page.setViewportSize({ width: 1440, height: 780 });
  await page.getByRole('link', { name: 'Open in full' }).click();
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    await expect.poll(places, `in full at ${width} px`).toEqual([]);
  }
  await expect(undo).toBeVisible();
});

testWithoutPreview(
  'on a wide screen no toast covers the account menu or the navigation',
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 780 });
    await page.goto('/desk/content/guides/new');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const toast = page.locator('[data-toast]');
    await expect(toast).toContainText('fields do not fit');
    // The toast stays open while it has the focus.
    await toast.getByRole('button').focus();
    for (const width of [1024, 1179, 1180, 1279, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 780 });
      for (const free of [
        page.getByRole('button', { name: 'Account' }),
        page.getByRole('link', { name: 'Settings' }),
        page.getByRole('button', { name: 'Publish', exact: true }),
      ])
        await free.click({ trial: true, timeout: 2_000 });
    }
  },
);

test('Undo does not revert what somebody else has changed since', async ({ page, deskSite }) => {
  await openLead(page, deskSite, 'Chosen');
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

test('a reply started before the page has settled keeps the focus', async ({ page, deskSite }) => {
  await sendLead(deskSite, { firstName: 'Quick', email: 'quick@example.com', phone: '' });
  await page.goto('/desk/leads');
  // As soon as the field exists, faster than any user.
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

/** Advances the page's clock in steps of half a second until a condition holds. */
async function advanceClockUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(500);
    expect(await isSo()).toBe(true);
  }).toPass({ intervals: [10], timeout: 10_000 });
}

test('a request that cannot reach the server shows at once, and until it can, that the data may be outdated', async ({
  page,
  context,
}) => {
  const untilReopened = async () => {
    let isReopened = false;
    page.once('request', function hear(request) {
      if (request.url().endsWith('/api/desk/events')) isReopened = true;
      else page.once('request', hear);
    });
    await advanceClockUntil(page, async () => isReopened);
  };
  const said = page.getByText('Reconnecting');
  const isGone = async () => (await said.count()) === 0;
  await page.clock.install();
  await page.goto('/desk/leads');
  await expect(said).toHaveCount(0);
  await page.route('**/api/desk/conversations*', (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'Conversations' }).click();
  await expect(said).toBeVisible({ timeout: 2_000 });
  const vanished = await said.evaluateHandle((word) => {
    const seen = { count: 0 };
    new MutationObserver(() => {
      if (!document.body.textContent?.includes('Reconnecting')) seen.count += 1;
    }).observe(word.closest('[role="status"]') ?? document.body, { childList: true });
    return seen;
  });
  // The effects of the first request are over when the second starts.
  await untilReopened();
  await untilReopened();
  expect(await vanished.evaluate(({ count }) => count)).toBe(0);
  await page.unroute('**/api/desk/conversations*');
  await advanceClockUntil(page, isGone);
  await context.setOffline(true);
  await expect(said).toBeVisible({ timeout: 2_000 });
  await context.setOffline(false);
  await advanceClockUntil(page, isGone);
});
