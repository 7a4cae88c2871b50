import type { Locator, Page } from '@playwright/test';
import { sendLead } from '../desk-account.ts';
import { expect, test } from './desk-site.ts';
import { resize } from './violations.ts';

// Several pages at several widths on a busy machine.
test.describe.configure({ timeout: 90_000 });

/** Publishes another name for the agent, like the editor. */
async function publishName(page: Page, origin: string, firstName: string, lastName: string): Promise<void> {
  const at = '/api/desk/content/agent/1';
  const headers = { origin };
  const { record, version } = await (await page.request.get(`${at}/draft`)).json();
  const data = { record: { ...record, firstName, lastName }, version };
  const draft = await (await page.request.put(`${at}/draft`, { data, headers })).json();
  const published = await page.request.post(`${at}/publish`, {
    data: { version: draft.version, reason: 'Another name' },
    headers,
  });
  expect(published.status()).toBeLessThan(300);
}

/** The boxes of the bar's elements, from left to right. */
const boxesOfBar = (page: Page) =>
  page.evaluate(() => {
    const inRow = [...document.querySelectorAll('header a, header button, nav[aria-label="Desk"] a')];
    return inRow
      .map((one) => one.getBoundingClientRect())
      .filter(({ top, width }) => top < 60 && width > 0)
      .map(({ left, right }) => ({ left, right }))
      .sort((one, other) => one.left - other.left);
  });

/** A longer family name ends in an ellipsis. */
const LONGEST_WHOLE = 20;

/** Glyphs may overflow their line, but by less than another line. */
const isWhole = (name: Locator) =>
  name.evaluate(
    (one) =>
      one.scrollWidth <= one.clientWidth &&
      one.scrollHeight < one.clientHeight + parseFloat(getComputedStyle(one).lineHeight),
  );

const NAMES = [
  ['Avery', 'O’Stone-Núñez'],
  ['Maximiliana', 'Featherstonehaugh-Cholmondeley'],
] as const;

// Other tests share the desk.
test.afterEach(async ({ page, deskSite }) => {
  await publishName(page, deskSite.url, 'Avery', 'Stone');
});

test('the bar has room for long names', async ({ page, deskSite }) => {
  await sendLead(deskSite);
  for (const [firstName, lastName] of NAMES) {
    await publishName(page, deskSite.url, firstName, lastName);
    await page.goto('/desk/leads');
    const name = page.getByRole('banner').getByText(`${firstName} ${lastName}`);
    await expect(name).toBeVisible();
    await expect(page.getByRole('list', { name: 'Leads' }).getByRole('link').first()).toBeVisible();
    for (const width of [320, 360, 759, 760, 768, 1023, 1024, 1179, 1180, 1280, 1440]) {
      await resize(page, width, 780);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth, `at ${width}`).toBeLessThanOrEqual(width);
      const boxes = await boxesOfBar(page);
      for (const [at, { left, right }] of boxes.entries()) {
        expect(right, `at ${width}`).toBeLessThanOrEqual(width);
        expect(left, `at ${width}`).toBeGreaterThanOrEqual(boxes[at - 1]?.right ?? 0);
      }
      // Between phone and laptop widths only the logo mark is shown.
      if (lastName.length < LONGEST_WHOLE && [360, 759, 1024, 1179, 1180, 1280, 1440].includes(width))
        expect(await isWhole(name), `at ${width}`).toBe(true);
    }
  }
});
