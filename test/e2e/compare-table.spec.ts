import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { DESKTOP, PHONE, scrollToY } from './frame-page.ts';
import { expect, test } from './site.ts';

const ADDRESSES = ['12 Porchlight Lane', '40 Spindle Street', '27 Awning Avenue'];
const LINK = '/compare?homes=sample-01,sample-03,sample-05';

const table = (page: Page) => page.getByRole('table');

async function alive(page: Page): Promise<void> {
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
}

async function tick(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses) await page.getByRole('checkbox', { name: `Compare ${address}` }).check();
}

/** A row's cells as words, its label first. */
async function row(page: Page, label: string): Promise<string[]> {
  const cells = table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: label }) });
  return (await cells.locator('th, td').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
}

test('comparing posts the selection, reads the comparisons back and shows the first', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/api/property-comparisons')) calls.push(`${request.method()} ${path}`);
  });
  await page.goto('/compare');
  await alive(page);
  await tick(page, ADDRESSES);
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Compare (3)' }).click();
  const body = (await posted).postDataJSON();
  expect(body).toEqual({
    sessionId: expect.stringMatching(/^1-\d{13}-[0-9a-f]{32}$/),
    propertyIds: ['sample-01', 'sample-03', 'sample-05'],
    agentId: 1,
  });
  await expect(page.getByRole('heading', { name: '3 homes, side by side' })).toBeVisible();
  for (const address of ADDRESSES)
    await expect(table(page).getByRole('columnheader', { name: address })).toBeVisible();
  expect(calls).toEqual([
    'POST /api/property-comparisons',
    `GET /api/property-comparisons/${body.sessionId}`,
  ]);
  expect(await page.evaluate(() => sessionStorage.getItem('comparison-session'))).toBe(body.sessionId);
  await expect(page).toHaveURL(LINK);
});

test('the comparison shown is the first the server returns', async ({ page }) => {
  await page.route('**/api/property-comparisons/*', (route) =>
    route.fulfill({ json: [{ id: 'other', propertyIds: ['sample-02', 'sample-04'] }] }),
  );
  await page.goto('/compare');
  await alive(page);
  await tick(page, ADDRESSES);
  await page.getByRole('button', { name: 'Compare (3)' }).click();
  await expect(table(page).getByRole('columnheader', { name: '3 Turret Row' })).toBeVisible();
  await expect(table(page).getByRole('columnheader')).toHaveCount(2);
});

test('comparisons that cannot be read back do not keep the visitor from the one just made', async ({
  page,
}) => {
  await page.route('**/api/property-comparisons/*', (route) =>
    route.fulfill({ status: 500, body: 'broken' }),
  );
  await page.goto('/compare');
  await alive(page);
  await tick(page, ADDRESSES);
  await page.getByRole('button', { name: 'Compare (3)' }).click();
  await expect(table(page).getByRole('columnheader')).toHaveCount(3);
});

for (const size of [PHONE, DESKTOP])
  test(`the comparison begins in sight at ${size.width} px, however far down the list was scrolled`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/compare');
    await alive(page);
    await tick(page, [...ADDRESSES, '88 Garden Gate Walk, No. 4']);
    await page.getByRole('button', { name: 'Compare (4)' }).click();
    await expect(page.getByRole('heading', { name: '4 homes, side by side' })).toBeInViewport();
  });

test('compared from where the list begins, the page keeps its heading whole', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/compare');
  await alive(page);
  await tick(page, ADDRESSES);
  await scrollToY(page, 120);
  await page.getByRole('button', { name: 'Compare (3)' }).click();
  await expect(table(page).getByRole('columnheader')).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
});

test('every fact stands beside the others, differences marked', async ({ page }) => {
  await page.goto(LINK);
  expect(await row(page, 'Price differs')).toEqual([
    'Price differs',
    '$1.29M $1,290,000',
    '$524K $524,000',
    '$938K $938,000',
  ]);
  expect(await row(page, 'Status')).toEqual(['Status differs', 'Active', 'Coming Soon', 'Pending']);
  expect(await row(page, 'Bedrooms')).toEqual(['Bedrooms differs', '4', '3', '3']);
  expect(await row(page, 'Bathrooms')).toEqual(['Bathrooms differs', '3.5', '2', '2.5']);
  expect(await row(page, 'Square feet')).toEqual(['Square feet differs', '2,960', '1,650', '2,210']);
  expect(await row(page, 'Price per sq ft')).toEqual(['Price per sq ft differs', '$436', '$318', '$424']);
  expect(await row(page, 'Lot, acres')).toEqual(['Lot, acres differs', '0.24', '0.14', '0.19']);
  expect(await row(page, 'Year built')).toEqual(['Year built differs', '1926', '1912', '1938']);
  expect(await row(page, 'Type')).toEqual(['Type', 'Single family', 'Single family', 'Single family']);
  expect(await row(page, 'Days on market')).toEqual(['Days on market differs', '9', '0', '6']);
  expect((await row(page, 'Description'))[1]).toContain('pine floors');
  expect((await row(page, 'Listed by'))[1]).toContain('Stone Realty Group (704) 555-0142');
  await expect(page.getByText('Touring a home needs a written buyer agreement first.')).toContainText(
    'Information deemed reliable, not guaranteed.',
  );
});

test('what a listing does not say is said', async ({ page }) => {
  await page.goto('/compare?homes=sample-02,sample-01');
  expect(await row(page, 'Lot, acres')).toEqual(['Lot, acres differs', 'Not given', '0.24']);
});

test('Clear empties the selection, removes the comparison and returns to the list', async ({
  page,
  site,
}) => {
  await page.goto('/compare');
  await alive(page);
  await tick(page, ADDRESSES);
  await page.getByRole('button', { name: 'Compare (3)' }).click();
  await expect(table(page)).toBeVisible();
  const session = await page.evaluate(() => sessionStorage.getItem('comparison-session'));
  const kept = () => fetch(`${site.url}/api/property-comparisons/${session}`).then((answer) => answer.json());
  expect(await kept()).toHaveLength(1);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('region', { name: 'Properties' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Compare/, checked: true })).toHaveCount(0);
  await expect(page).toHaveURL('/compare');
  await expect.poll(kept).toEqual([]);
});

test('the back button leads to the list with its ticks, and forward to the comparison', async ({ page }) => {
  await page.goto('/compare');
  await alive(page);
  await tick(page, ADDRESSES);
  await page.getByRole('button', { name: 'Compare (3)' }).click();
  await expect(table(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Compare 12 Porchlight Lane' })).toBeChecked();
  await page.goForward();
  await expect(table(page).getByRole('columnheader')).toHaveCount(3);
});

test('focus follows to what was opened', async ({ page }) => {
  await page.goto('/compare');
  await alive(page);
  await tick(page, ADDRESSES);
  await page.getByRole('button', { name: 'Compare (3)' }).press('Enter');
  await expect(table(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Link to this comparison' })).toBeFocused();
});

test('while the comparison is kept the button waits; when that fails it says so and can be tried again', async ({
  page,
}) => {
  let answer = () => {};
  let isAway = true;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/property-comparisons', async (route) => {
    if (!isAway) return await route.continue();
    await asked;
    return await route.fulfill({ status: 503, body: 'away' });
  });
  await page.goto('/compare');
  await alive(page);
  await tick(page, ADDRESSES);
  await page.getByRole('button', { name: 'Compare (3)' }).click();
  await expect(page.getByRole('button', { name: 'Comparing...' })).toBeDisabled();
  answer();
  await expect(page.getByRole('alert')).toHaveText('The comparison could not be saved. Please try again.');
  isAway = false;
  await page.getByRole('button', { name: 'Compare (3)' }).click();
  await expect(table(page)).toBeVisible();
});

test('a link restores the comparison, without homes that are gone', async ({ page }) => {
  await page.goto('/compare?homes=sample-01,sold,sample-02');
  await expect(table(page).getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByText('1 home of this link is no longer listed here.')).toBeVisible();
  await alive(page);
  await expect(table(page).getByRole('columnheader')).toHaveCount(2);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/compare$/);
});

test('a link to fewer than two homes leads to the list and says why', async ({ page }) => {
  await page.goto('/compare?homes=sample-01,sold');
  await expect(page.getByRole('alert')).toHaveText(
    '1 home of this link is no longer listed here. Tick at least two homes to set them side by side.',
  );
  await expect(page.getByRole('checkbox', { name: 'Compare 12 Porchlight Lane' })).toBeChecked();
});

test('hostile links change nothing but the list', async ({ page }) => {
  for (const homes of ['<script>alert(1)</script>', '%00', `${'x,'.repeat(3_000)}`, '%F0%9F%8F%A1']) {
    const answer = await page.goto(`/compare?homes=${homes}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('region', { name: 'Properties' })).toBeVisible();
  }
});

test('twelve homes are the most, and their table scrolls by itself', async ({ page }) => {
  const ids = Array.from({ length: 12 }, (_, index) => `sample-${String(index + 1).padStart(2, '0')}`);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/compare?homes=${ids.join(',')}`);
    await expect(table(page).getByRole('columnheader')).toHaveCount(12);
    const region = page.getByRole('region', { name: 'Comparison table, scrolls sideways' });
    const overflow = await region.evaluate((part) => part.scrollWidth > part.clientWidth);
    const pageOverflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect([overflow, pageOverflow]).toEqual([true, false]);
    await region.evaluate((part) => part.scrollTo({ left: 900, behavior: 'instant' }));
    const label = await page.getByRole('rowheader', { name: 'Bedrooms' }).getByText('Bedrooms').boundingBox();
    expect(label?.x).toBeGreaterThanOrEqual(0);
    expect(label?.x).toBeLessThan(width / 2);
  }
});

test('on paper the table stands whole, without controls', async ({ page }) => {
  await page.goto(LINK);
  await page.emulateMedia({ media: 'print' });
  await expect(table(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear' })).toBeHidden();
  await expect(page.getByRole('link', { name: /Request a tour/ }).first()).toBeHidden();
  const region = page.locator('[aria-label="Comparison table, scrolls sideways"]');
  await expect(region).toHaveCSS('overflow-x', 'visible');
});

for (const width of [360, 768, 1440]) {
  test(`the comparison has no accessibility violation at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(LINK);
    await alive(page);
    expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  });
}
