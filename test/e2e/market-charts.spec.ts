import type { Page } from '@playwright/test';
import { decideCookies, openHydrated, PHONE } from './frame-page.ts';
import { openedOnce } from './opened-once.ts';
import { expect, test as onTheSite } from './site.ts';

const TRENDS = '/market-insights?tab=trends';

const chart = (page: Page, name: string) =>
  page.locator('figure').filter({ has: page.getByRole('heading', { name }) });
const reader = (page: Page, name: string) =>
  chart(page, name).getByRole('slider', { name: `${name}: read month by month` });

const test = openedOnce(
  async (page) => {
    await decideCookies(page);
    await openHydrated(page, TRENDS);
  },
  (page) => page.keyboard.press('Escape'),
);

test('four charts over 36 months, each with its unit, its axes, its newest figure and its sample tag', async ({
  page,
}) => {
  for (const [name, unit, newest, summary] of [
    ['Average home price', 'US dollars', '$425K', 'Up 8.5% over twelve months, from $392K to $425K.'],
    ['Days on market', 'Days', '28', 'Down 12% over twelve months, from 32 to 28.'],
    ['Active listings', 'Homes for sale', '1,247', 'Up 5.2% over twelve months, from 1,185 to 1,247.'],
    [
      'Price per sq ft',
      'US dollars per square foot',
      '$185',
      'Up 6.8% over twelve months, from $173 to $185.',
    ],
  ] as const) {
    const figure = chart(page, name);
    const drawing = figure.getByRole('img', { name });
    await expect(drawing).toHaveCount(1);
    for (const text of [unit, newest, 'Charlotte', 'Year before', '2024', '2026']) {
      await expect(drawing.getByText(text, { exact: true }).last()).toBeVisible();
    }
    await expect(figure).toContainText(summary);
    await expect(figure.getByText('Sample figures', { exact: true })).toBeVisible();
    await expect(figure).toContainText(
      'Made up for this site, November 2023 – October 2026; not market data.',
    );
  }
});

test('the table beside a chart has every month of both years, newest first', async ({ page }) => {
  const figure = chart(page, 'Average home price');
  await expect(figure.getByRole('table')).toBeHidden();
  await figure.getByText('Show as a table').click();
  const rows = figure.getByRole('table', { name: 'Average home price by month' }).getByRole('row');
  await expect(rows).toHaveCount(37);
  await expect(rows.nth(1)).toHaveText(/October 2026\s*\$425,000\s*\$391,700/);
  await expect(rows.nth(36)).toHaveText(/November 2023\s*\$\d{3},\d{3}\s*None/);
  await figure.getByText('Show as a table').click();
});

test('arrow keys read a chart month by month, aloud and on screen; Escape closes the reading', async ({
  page,
}) => {
  const slider = reader(page, 'Average home price');
  await slider.focus();
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    'October 2026, Charlotte $425,000, Year before $391,700',
  );
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', /^September 2026, Charlotte \$4/);
  const tip = chart(page, 'Average home price').getByText('September 2026', { exact: true });
  await expect(tip.locator('visible=true')).toHaveCount(1);
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^November 2023, Charlotte \$\d{3},\d{3}$/);
  await page.keyboard.press('Escape');
  await expect(chart(page, 'Average home price').getByRole('definition')).toHaveCount(0);
  await expect(slider).toHaveAttribute('aria-valuetext', /^November 2023/);
});

test('a pointer shows the month under it, and the reading disappears when it leaves', async ({ page }) => {
  const figure = chart(page, 'Active listings');
  const drawing = figure.getByRole('img', { name: 'Active listings' });
  await drawing.scrollIntoViewIfNeeded();
  const box = await drawing.boundingBox();
  // Left of the plot the first month is the nearest.
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 100);
  const tip = figure.locator('p', { hasText: /^November 2023$/ });
  await expect(tip).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(tip).toHaveCount(0);
});

test('on a phone a tap reads a chart, whose text is never under 11 px', async ({ page }) => {
  await page.setViewportSize({ ...PHONE, width: 320 });
  const drawing = chart(page, 'Price per sq ft').getByRole('img');
  // The reader covers the drawing and receives the tap.
  await drawing.click({ position: { x: 60, y: 120 }, force: true });
  await expect(reader(page, 'Price per sq ft')).toBeFocused();
  await expect(reader(page, 'Price per sq ft')).toHaveAttribute('aria-valuetext', /2023|2024/);
  await drawing.click({ position: { x: 240, y: 120 }, force: true });
  await expect(reader(page, 'Price per sq ft')).toHaveAttribute('aria-valuetext', /2025|2026/);
  await expect(chart(page, 'Price per sq ft').locator('p', { hasText: /^\w+ 20\d\d$/ })).toBeVisible();
});

test('scrolling across a chart by touch leaves no reading open', async ({ page }) => {
  const slider = reader(page, 'Price per sq ft');
  await slider.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await slider.boundingBox()) ?? {};
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: x + 100, y: y + 150 });
  for (let moved = 20; moved <= 120; moved += 20)
    await touch('touchMove', { x: x + 100, y: y + 150 - moved });
  await touch('touchEnd');
  await expect.poll(async () => (await slider.boundingBox())?.y).toBeLessThan(y);
  await expect(slider).not.toBeFocused();
  await expect(chart(page, 'Price per sq ft').locator('p', { hasText: /^\w+ 20\d\d$/ })).toHaveCount(0);
});

test('in print the charts are shown and the controls are not', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await expect(chart(page, 'Average home price').getByRole('img')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show areas' })).toBeHidden();
  await expect(page.getByText('Show as a table').first()).toBeHidden();
  await expect(page.getByRole('tablist')).toBeHidden();
});

test('counts are side by side even if no chart of prices follows them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const putBack = await chart(page, 'Price per sq ft').evaluateHandle((figure) => {
    const place = document.createComment('');
    figure.replaceWith(place);
    return () => place.replaceWith(figure);
  });
  const days = await chart(page, 'Days on market').boundingBox();
  const listings = await chart(page, 'Active listings').boundingBox();
  expect([listings?.y, listings?.width]).toEqual([days?.y, days?.width]);
  await putBack.evaluate((restore) => restore());
});

test('more than four areas are not compared, and the page says so', async ({ request }) => {
  const areas = ['noda', 'dilworth', 'uptown', 'southend', 'myers-park'];
  const answer = await request.get(`${TRENDS}${areas.map((area) => `&area=${area}`).join('')}`);
  const html = await answer.text();
  expect(html).toContain('Four areas are compared at most');
  expect(html.match(/<th\b[^>]* scope="col"/g)).toHaveLength(4 * 5);
});

onTheSite.describe('of two areas', () => {
  const testOnIt = openedOnce(
    async (page) => {
      await decideCookies(page);
      await openHydrated(page, `${TRENDS}&area=noda&area=plaza-midwood`);
    },
    (page) => page.keyboard.press('Escape'),
  );

  testOnIt('on the narrowest phone what a chart says of a month stays on the screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await reader(page, 'Median sale price').focus();
    const tip = page.locator('p', { hasText: /^\w+ 20\d\d$/ }).locator('..');
    for (const key of ['Home', 'End', ...Array<string>(17).fill('ArrowLeft')]) {
      await page.keyboard.press(key);
      const box = await tip.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(20);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(300);
    }
  });

  testOnIt("no chart's text is under 11 px or leaves its column, at any width", async ({ page }) => {
    for (const width of [320, 360, 560, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const texts = await page.locator('main svg[role=img] text').evaluateAll((all) =>
        all.flatMap((text) => {
          const svg = text.closest('svg')?.getBoundingClientRect();
          const box = text.getBoundingClientRect();
          if (!svg || box.width === 0) return [];
          const units = text.closest('svg')?.viewBox.baseVal.width ?? 1;
          const size = (Number.parseFloat(getComputedStyle(text).fontSize) * svg.width) / units;
          return [
            { text: text.textContent, size, over: Math.max(box.right - svg.right, svg.left - box.left) },
          ];
        }),
      );
      expect(texts.length, `at ${width} px`).toBeGreaterThan(40);
      expect(
        texts.filter(({ size }) => size < 11),
        `at ${width} px`,
      ).toEqual([]);
      expect(
        texts.filter(({ over }) => over > 2),
        `at ${width} px`,
      ).toEqual([]);
    }
  });

  testOnIt('they are compared by lines with their own names', async ({ page }) => {
    const drawing = chart(page, 'Median sale price').getByRole('img');
    for (const text of ['NoDa', '$489K', 'Plaza Midwood', '$945K']) {
      await expect(drawing.getByText(text, { exact: true }).last()).toBeVisible();
    }
    await expect(drawing.getByText('Year before')).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: 'NoDa' })).toBeChecked();
  });
});
