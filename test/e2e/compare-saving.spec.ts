import { ADDRESSES, LINK, openTicked, table } from './comparison.ts';
import { DESKTOP, PHONE, scrollToY } from './frame-page.ts';
import { expect, test } from './site.ts';

/** The last of the list. */
const FAR_DOWN = '88 Garden Gate Walk, No. 4';

test('comparing posts the selection and shows and focuses the comparison, which Back, forward and Clear close and open', async ({
  page,
  site,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/api/property-comparisons')) calls.push(`${request.method()} ${path}`);
  });
  await openTicked(page, ADDRESSES);
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Compare (3)' }).press('Enter');
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
  await test.step('focus moves to the opened view', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Link to this comparison' })).toBeFocused();
  });
  await test.step('Back leads to the list with its checked homes, forward to the comparison', async () => {
    await page.goBack();
    await expect(page.getByRole('checkbox', { name: 'Compare 12 Porchlight Lane' })).toBeChecked();
    await page.goForward();
    await expect(table(page).getByRole('columnheader')).toHaveCount(3);
  });
  await test.step('Clear leads to a blank list also after a reload, and deletes what was stored', async () => {
    const stored = `${site.url}/api/property-comparisons/${body.sessionId}`;
    const kept = () => fetch(stored).then((answer) => answer.json());
    expect(await kept()).toHaveLength(1);
    await page.reload();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByRole('region', { name: 'Properties' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Compare/, checked: true })).toHaveCount(0);
    await expect(page).toHaveURL('/compare');
    await expect.poll(kept).toEqual([]);
  });
});

test('while the comparison is being saved the button waits, and a failure can be retried; the one shown is the first the server returns, or else the one just made', async ({
  page,
}) => {
  let isAway = true;
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/property-comparisons', async (route) => {
    if (!isAway) return await route.continue();
    await asked.promise;
    return await route.fulfill({ status: 503, body: 'away' });
  });
  await page.route('**/api/property-comparisons/*', (route) =>
    route.fulfill({ json: [{ id: 'other', propertyIds: ['sample-02', 'sample-04'] }] }),
  );
  await openTicked(page, ADDRESSES);
  await page.getByRole('button', { name: 'Compare (3)' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Comparing...' })).toBeDisabled();
  await page.keyboard.press('Enter');
  asked.resolve();
  await expect(page.getByRole('alert')).toHaveText('The comparison could not be saved. Please try again.');
  isAway = false;
  await expect(page.getByRole('button', { name: 'Compare (3)' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(table(page).getByRole('columnheader', { name: '3 Turret Row' })).toBeVisible();
  await expect(table(page).getByRole('columnheader')).toHaveCount(2);

  await page.goBack();
  await page.unroute('**/api/property-comparisons/*');
  await page.route('**/api/property-comparisons/*', (route) =>
    route.fulfill({ status: 500, body: 'broken' }),
  );
  await page.getByRole('button', { name: 'Compare (3)' }).click();
  await expect(table(page).getByRole('columnheader')).toHaveCount(3);
});

test('the comparison starts in view on a phone and on a laptop, however far down the list was scrolled', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openTicked(page, [...ADDRESSES, FAR_DOWN]);
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await page.getByRole('checkbox', { name: `Compare ${FAR_DOWN}` }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Compare (4)' }).click();
    await expect(page.getByRole('heading', { name: '4 homes, side by side' })).toBeInViewport();
    await page.goBack();
  }
  await test.step('from the top of the list the page heading stays fully in view', async () => {
    await scrollToY(page, 120);
    await page.getByRole('button', { name: 'Compare (4)' }).click();
    await expect(table(page).getByRole('columnheader')).toHaveCount(4);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  });
});

test('Clear while the comparison is being created cancels it: the list stays, and nothing is stored', async ({
  page,
}) => {
  let answer = () => {};
  const cleared = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/property-comparisons/*', async (route) => {
    if (route.request().method() === 'GET') await cleared;
    await route.continue();
  });
  await openTicked(page, ADDRESSES);
  const read = page.waitForRequest(/property-comparisons\/1-/);
  await page.getByRole('button', { name: 'Compare (3)' }).click();
  await read;
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('checkbox', { name: /^Compare/, checked: true })).toHaveCount(0);
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
  answer();
  expect((await removed).ok()).toBe(true);
  await expect(table(page)).toHaveCount(0);
  await expect(page).toHaveURL('/compare');
});
