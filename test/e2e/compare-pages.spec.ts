import type { Page } from '@playwright/test';
import { listings } from '#content/listings.ts';
import { type RunningServer, startBuiltServer } from '../running-server.ts';
import { openServedStore } from '../served-store.ts';
import { waitForHomes } from './comparison.ts';
import { expect, test } from './site.ts';
import { violationsOf } from './violations.ts';

/** With the site's own twelve these fill two pages, and one home is on the third. */
const IMPORTED = 37;

// All tests share one server, and the last one empties its list.
test.describe.configure({ mode: 'default' });

let market: RunningServer;

test.beforeAll(async () => {
  market = await startBuiltServer({ env: { RATE_LIMIT: 'off', LOG_LEVEL: 'warn' } });
  await addHomes(market, IMPORTED);
});

test.afterAll(() => market.remove());

const box = (page: Page, address: string) => page.getByRole('checkbox', { name: `Compare ${address}` });
const homes = (page: Page) => page.getByRole('region', { name: 'Properties' }).getByRole('listitem');
const turn = (page: Page, name: string) => page.getByRole('button', { name });

async function openList(page: Page, path = '/compare'): Promise<void> {
  await page.goto(`${market.url}${path}`);
  await waitForHomes(page);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a long list is paginated, and checked homes are kept from page to page', async ({ page }) => {
      await page.goto(`${market.url}/compare`);
      if (javaScriptEnabled) await waitForHomes(page);
      await expect(homes(page)).toHaveCount(24);
      await expect(page.getByText('Page 1 of 3')).toBeVisible();
      await expect(turn(page, 'Previous page')).toHaveCount(0);
      await test.step('Enter in a checkbox does not change the page', async () => {
        if (!javaScriptEnabled) return await box(page, '3 Turret Row').check();
        await box(page, '3 Turret Row').press('Enter');
        await box(page, '3 Turret Row').press('Space');
        await expect(box(page, '3 Turret Row')).toBeChecked();
        await expect(page).toHaveURL(`${market.url}/compare`);
      });
      await turn(page, 'Next page').click();

      await expect(page.getByText('Page 2 of 3')).toBeVisible();
      await expect(homes(page)).toHaveCount(24);
      await box(page, '20 Import Street').check();
      await turn(page, 'Next page').click();
      await expect(homes(page)).toHaveCount(1);
      await expect(turn(page, 'Next page')).toHaveCount(0);
      await turn(page, 'Previous page').click();
      await expect(box(page, '20 Import Street')).toBeChecked();

      await page
        .getByRole('button', { name: javaScriptEnabled ? 'Compare (2)' : 'Compare ticked homes' })
        .click();
      await expect(page.getByRole('columnheader', { name: '3 Turret Row' })).toBeVisible();
      await expect(page.getByRole('columnheader', { name: '20 Import Street' })).toBeVisible();
    });
  });
}

test('the back button, also after a reload, and Clear return to the same page of the list', async ({
  page,
}) => {
  await openList(page, '/compare?homes=sample-02&homes=home-20&page=2');
  const compare = async () => {
    await page.getByRole('button', { name: 'Compare (2)' }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  };
  await compare();
  await page.goBack();
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await compare();
  await page.reload();
  await waitForHomes(page);
  await page.goBack();
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await compare();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await expect(page).toHaveURL(`${market.url}/compare?page=2`);
});

test('the back button leads to a comparison of homes that the page in between did not have', async ({
  page,
}) => {
  await openList(page, '/compare?homes=home-20&homes=home-30');
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.reload();
  await waitForHomes(page);
  await page.goBack();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByText('no longer listed')).toHaveCount(0);
});

test('Clear in the list clears the address, too', async ({ page }) => {
  await openList(page, '/compare?homes=sample-02&homes=home-20&page=2');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL(`${market.url}/compare?page=2`);
});

test('a page number that is too high shows the last page, and an invalid one the first', async ({
  request,
}) => {
  for (const [page, shown] of [
    ['99', 'Page 3 of 3'],
    ['-1', 'Page 1 of 3'],
  ] as const) {
    const html = await (await request.get(`${market.url}/compare?page=${page}`)).text();
    expect(/Page \d+ of \d+/.exec(html.replace(/<!--.*?-->/g, ''))?.[0]).toBe(shown);
  }
});

test('comparing a home that was sold since the page was opened says so, and Clear deletes what was stored', async ({
  page,
  request,
}) => {
  await openList(page);
  for (const home of ['3 Turret Row', '12 Porchlight Lane', '5 Import Street']) await box(page, home).check();
  await removeListings('home-5');
  await expect
    .poll(async () => (await request.get(`${market.url}/compare?homes=home-5`)).text())
    .toContain('no longer listed');
  await page.getByRole('button', { name: 'Compare (3)' }).click();
  await expect(page.getByText('1 home of this link is no longer listed here.')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  const session = await page.evaluate(() => sessionStorage.getItem('comparison-session'));
  const kept = async () => (await request.get(`${market.url}/api/property-comparisons/${session}`)).json();
  expect(await kept()).toHaveLength(1);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(kept).toEqual([]);
});

test('an empty list says so', async ({ page }) => {
  await removeListings('%');
  await page.goto(`${market.url}/compare`);
  await expect(page.getByRole('heading', { name: 'No Properties Available' })).toBeVisible();
  await expect(
    page.getByText('Properties will appear here once they are added to your listings.'),
  ).toBeVisible();
  expect(await violationsOf(page, 'main')).toEqual([]);
});

/** @param ids a pattern of SQL's LIKE */
async function removeListings(ids: string): Promise<void> {
  const database = openServedStore(market);
  await database.db.deleteFrom('records').where('kind', '=', 'listings').where('id', 'like', ids).execute();
  await database.close();
}

async function addHomes(site: RunningServer, count: number): Promise<void> {
  const [sample] = listings;
  const database = openServedStore(site);
  const rows = Array.from({ length: count }, (_, index) => ({
    kind: 'listings' as const,
    id: `home-${index}`,
    origin: 'import' as const,
    position: 100 + index,
    version: 1,
    record: JSON.stringify({ ...sample, id: `home-${index}`, address: `${index} Import Street` }),
    updated_at: '2026-11-01T12:00:00.000Z',
  }));
  await database.db.insertInto('records').values(rows).execute();
  await database.close();
}
