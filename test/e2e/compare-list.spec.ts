import type { Locator, Page } from '@playwright/test';
import { waitForHomes } from './comparison.ts';
import { DESKTOP, decideCookies, overlap, PHONE } from './frame-page.ts';
import { openedOnce } from './opened-once.ts';
import { expect, test as onTheSite } from './site.ts';
import { violationsOf } from './violations.ts';

const box = (page: Page, address: string) => page.getByRole('checkbox', { name: `Compare ${address}` });
const compareButton = (page: Page) => page.getByRole('button', { name: /^Compare \(\d+\)$/ });

async function openList(page: Page): Promise<void> {
  await page.goto('/compare');
  await waitForHomes(page);
}

const test = openedOnce(
  async (page) => {
    await decideCookies(page);
    await openList(page);
  },
  async (page) => {
    const checked = page.getByRole('checkbox', { name: /^Compare/, checked: true });
    while (await checked.count()) await checked.first().uncheck();
  },
);

test('twelve homes are listed with price, facts, status, firm and contact, each marked as a sample', async ({
  page,
}) => {
  const homes = page.getByRole('region', { name: 'Properties' }).getByRole('listitem');
  await expect(homes).toHaveCount(12);
  for (const home of await homes.all()) {
    await expect(home).toContainText('Listed by Stone Realty Group, (704) 555-0142');
    await expect(home.getByText('Sample listing')).toBeVisible();
    await expect(home.getByText('Illustration', { exact: true })).toBeVisible();
  }
  await expect(homes.first()).toContainText('$1.29M');
  await expect(homes.first()).toContainText('Dilworth · 4 bed · 3.5 bath · 2,960 sq ft');
  const notes = page.getByText('Information deemed reliable, not guaranteed.');
  await expect(notes).toContainText('Listing source: Sample records of this site.');
  await expect(notes).toContainText('Last updated November 14, 2026, 7:00 am.');
});

test('Compare (n) appears with the second checked home, shows the count, and disappears below two', async ({
  page,
}) => {
  await box(page, '12 Porchlight Lane').check();
  await expect(compareButton(page)).toHaveCount(0);
  await box(page, '3 Turret Row').check();
  await expect(page.getByRole('button', { name: 'Compare (2)' })).toBeVisible();
  await box(page, '40 Spindle Street').check();
  await expect(page.getByRole('button', { name: 'Compare (3)' })).toBeVisible();
  await expect(page.getByText('3 homes ticked')).toBeVisible();
  await box(page, '12 Porchlight Lane').uncheck();
  await box(page, '3 Turret Row').uncheck();
  await expect(compareButton(page)).toHaveCount(0);
});

test('Clear in the tray unchecks everything and leaves the focus in the list; pressed with a key it shows the home with the focus', async ({
  page,
}) => {
  const boxes = page.getByRole('checkbox', { name: /^Compare/ });
  const clear = page.getByRole('button', { name: 'Clear' });
  for (const press of [() => clear.click(), () => clear.press('Enter')]) {
    for (const index of [-1, -2]) await boxes.nth(index).check();
    await press();
    await expect(page.getByRole('checkbox', { name: /^Compare/, checked: true })).toHaveCount(0);
    await expect(compareButton(page)).toHaveCount(0);
    await expect(boxes.first()).toBeFocused();
  }
  await expect(boxes.first()).toBeInViewport();
});

test('the checkboxes work by keyboard, are 24 px in a target of 44, and outline their picture', async ({
  page,
}) => {
  const first = box(page, '12 Porchlight Lane');
  await first.focus();
  await page.keyboard.press('Space');
  await expect(first).toBeChecked();
  expect(await first.boundingBox()).toMatchObject({ width: 24, height: 24 });
  const target = await page.locator('label').filter({ has: first }).boundingBox();
  expect(target?.height).toBeGreaterThanOrEqual(44);
  const frame = page.getByRole('listitem').filter({ has: first }).locator('[data-picture]');
  await expect(frame).toHaveCSS('outline-style', 'solid');
  await expect(frame).toHaveCSS('outline-width', '3px');
});

onTheSite(
  'homes checked before hydration stay checked, and the homes of the page are not fetched again, however old it is',
  async ({ page }) => {
    const reads: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && reads.push(request.url()));
    await page.clock.setSystemTime(Date.now() + 60 * 60_000);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/compare', { waitUntil: 'commit' });
    await box(page, '12 Porchlight Lane').check();
    await box(page, '3 Turret Row').check();
    release();
    await expect(page.getByRole('button', { name: 'Compare (2)' })).toBeVisible();
    await expect(box(page, '12 Porchlight Lane')).toBeChecked();
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await box(page, '12 Porchlight Lane').uncheck();
    expect(reads).toEqual([]);
  },
);

test('on a phone the tray is a full-width bar with the floating buttons above it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const chat = page.getByRole('button', { name: 'Open chat' });
  const before = await chat.boundingBox();
  await box(page, '12 Porchlight Lane').check();
  await box(page, '3 Turret Row').check();
  const tray = page.locator('[data-tray]');
  await expect(tray).toHaveCSS('width', '360px');
  const bar = await tray.boundingBox();
  await expect
    .poll(async () => (await chat.boundingBox())?.y)
    .toBe((before?.y ?? 0) - Math.ceil(bar?.height ?? 0));
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(780);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(async () => (await chat.boundingBox())?.y).toBe(before?.y);
});

test('the tray overlaps no floating button at any width', async ({ page }) => {
  await box(page, '12 Porchlight Lane').check();
  await box(page, '3 Turret Row').check();
  const boxOf = async (thing: Locator) => {
    const place = await thing.boundingBox();
    if (!place) throw new Error(`${thing} is not on the page`);
    return place;
  };
  for (const width of [320, 390, 559, 560, 640, 760, 859, 860, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(async () => {
        const tray = await boxOf(page.locator('[data-tray]'));
        const chat = await boxOf(page.getByRole('button', { name: 'Open chat' }));
        return tray.x + tray.width <= chat.x || chat.y + chat.height <= tray.y;
      }, `at ${width}`)
      .toBe(true);
  }
});

test('the tray has no accessibility violation on a phone and on a laptop, and no page scrolls sideways', async ({
  page,
}) => {
  await box(page, '12 Porchlight Lane').check();
  await box(page, '3 Turret Row').check();
  await expect(compareButton(page)).toBeVisible();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    // every-page.spec.ts checks the rest of the page.
    expect(await violationsOf(page, '[data-tray], main li:has(:checked)')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  }
});

onTheSite(
  'homes can be compared before the code arrives, and a press is not lost when it does',
  async ({ page }) => {
    const go = Promise.withResolvers<void>();
    await page.route('**/_astro/**', async (route) => {
      await go.promise;
      await route.continue();
    });
    await page.setViewportSize(PHONE);
    await decideCookies(page);
    await page.goto('/compare', { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Compare ticked homes' });
    await expect(page.getByRole('heading', { name: 'Compare homes' })).toBeVisible();
    await expect(button).toBeHidden();
    await box(page, '12 Porchlight Lane').check();
    await box(page, '3 Turret Row').check();
    expect(await overlap(button, page.getByRole('button', { name: 'Open chat' }))).toBe(false);
    await button.click();
    go.resolve();
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2);
  },
);

test('with the tray on a phone, nothing covers the last line of the page', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await box(page, '12 Porchlight Lane').check();
  await box(page, '3 Turret Row').check();
  await expect(compareButton(page)).toBeVisible();
  const last = page.getByRole('button', { name: 'Cookie settings' });
  // The page makes room for the tray once it is shown.
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    for (const name of ['Accessibility settings', 'Open chat'])
      expect(await overlap(last, page.getByRole('button', { name })), name).toBe(false);
    expect(await overlap(last, page.locator('[data-tray]'))).toBe(false);
  }).toPass();
});
