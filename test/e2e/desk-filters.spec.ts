import type { Page } from '@playwright/test';
import { sendLead } from '../desk-account.ts';
import { expect, test } from './desk-site.ts';

/** The current link in a row of links. */
const currentIn = (page: Page, name: string) =>
  page.getByRole('navigation', { name }).locator('[aria-current]');

test('one status is current, and on a phone it is in view; unknown values in the URL are ignored', async ({
  page,
  deskSite,
}) => {
  await sendLead(deskSite, { firstName: 'Sifted', email: 'sifted@example.com', phone: '' });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/desk/leads');
  const current = currentIn(page, 'Show');
  await expect(current).toHaveText(/^All/);
  await page.goto('/desk/leads?status=spam');
  await expect(current).toHaveText(/^Spam/);
  await expect(current).toBeInViewport({ ratio: 0.99 });
  const links = page.getByRole('navigation', { name: 'Show' }).getByRole('link');
  const tight = await links.evaluateAll((all) =>
    all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth || clientWidth < 44),
  );
  expect(tight).toEqual([]);
  await page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: /^New/ }).click();
  await expect(current).toHaveText(/^New/);
  await expect(current).toBeInViewport({ ratio: 0.99 });
  await page.getByRole('link', { name: 'Sifted Whitlock' }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(current).toHaveText(/^New/);
  await test.step('unknown filter values in the URL are ignored', async () => {
    await page.goto('/desk/leads?status=bogus&filter=bogus&q=sifted');
    await expect(page.getByRole('link', { name: 'Sifted Whitlock' })).toBeVisible();
    await expect(current).toHaveText(/^All/);
    await page.goto('/desk/numbers?weeks=7');
    await expect(page.locator('[aria-current]').filter({ hasText: /^12 weeks/ })).toBeVisible();
  });
});

test('exactly one of chats, one chat and the questions is current', async ({ page, deskSite }) => {
  await page.request.post(`${deskSite.url}/api/chat`, {
    data: { sessionId: crypto.randomUUID(), message: 'What is earnest money?' },
  });
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/desk/conversations');
  const current = currentIn(page, 'View');
  await expect(current).toHaveText('All chats');
  await page.getByRole('link', { name: /^Questions/ }).click();
  await expect(current).toHaveText(/^Questions/);
  await expect(page.getByRole('heading', { name: 'Unanswered questions' })).toBeVisible();
  await page.goBack();
  await expect(current).toHaveText('All chats');
  await page
    .getByRole('link', { name: /^Visitor/ })
    .first()
    .click();
  await expect(current).toHaveText(/^Visitor/);
  await page.getByRole('link', { name: /^Questions/ }).click();
  await expect(current).toHaveText(/^Questions/);
  await page
    .getByRole('navigation', { name: 'View' })
    .getByRole('link', { name: /^Visitor/ })
    .click();
  await expect(page.getByRole('log')).toBeVisible();
});

test('a letter typed while the search before it reaches the URL is kept', async ({ page, deskSite }) => {
  await sendLead(deskSite, { firstName: 'Quillon', email: 'quillon@example.com', phone: '' });
  await page.goto('/desk/leads');
  const search = page.getByRole('searchbox', { name: 'Search leads' });
  await expect(search).toBeVisible();
  await search.evaluate((box: HTMLInputElement) => {
    const replaceState = history.replaceState.bind(history);
    history.replaceState = (...state) => {
      replaceState(...state);
      if (!String(state[2]).endsWith('q=qu')) return;
      // Sets the value as a key press does: React ignores an assignment to the element itself.
      Reflect.set(HTMLInputElement.prototype, 'value', 'qui', box);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    };
  });
  await search.fill('qu');
  await expect(page).toHaveURL(/q=qui$/);
  await expect(search).toHaveValue('qui');
});

test('how much a search has found is announced, also when it is nothing', async ({ page, deskSite }) => {
  await sendLead(deskSite, { firstName: 'Counted', email: 'counted@example.com', phone: '' });
  const said = (text: string) => page.getByRole('status').filter({ hasText: new RegExp(`^${text}$`) });
  await page.goto('/desk/leads');
  await page.getByRole('searchbox', { name: 'Search leads' }).fill('counted@example.com');
  await expect(said('1 found')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search leads' }).fill('nobody of this name');
  await expect(said('0 found')).toHaveCount(1);
  for (const path of ['/desk/content', '/desk/content/guides']) {
    await page.goto(path);
    await page.getByRole('searchbox').fill('qqxxzz');
    await expect(said('0 found')).toHaveCount(1);
    await page.getByRole('searchbox').fill('Myers Park');
    await expect(said('[1-9]\\d* found')).toHaveCount(1);
  }
});
