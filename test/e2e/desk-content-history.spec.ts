import { expect, testWithoutPreview as test } from './desk-site.ts';

test.describe.configure({ timeout: 90_000 });

test('the history of an unchanged record does not say that it was never published', async ({ page }) => {
  await page.goto('/desk/content/claims/homes');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('Nobody has published a change here yet.')).toBeVisible();
});

test('a draft replaced by an older version can be restored, although it is in no history', async ({
  page,
}) => {
  await page.goto('/desk/content/neighborhoods/plaza-midwood');
  const description = page.getByLabel('Description', { exact: false }).first();
  await expect(description).not.toHaveValue('');
  const shipped = await description.inputValue();
  const publish = async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published, nothing to save')).toBeVisible();
  };
  await description.fill('Porches and trains.');
  await page.route('**/history*', (route) => route.abort());
  await publish();
  const again = page.getByRole('region', { name: 'History' }).getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/history*');
  await again.click();
  await description.fill('Two hours of work.');
  await expect(page.getByText(/^Draft, saved /)).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await history
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await expect(description).toHaveValue('Porches and trains.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(description).toHaveValue('Two hours of work.');
  await description.fill(shipped);
  await publish();
});

test('Undo publishes an unpublished record again, with its draft and schedule; a failed one loses no draft', async ({
  page,
}) => {
  await page.goto('/desk/content/neighborhoods/noda');
  const description = page.getByLabel('Description', { exact: false }).first();
  await expect(description).not.toHaveValue('');
  const isListed = async () =>
    (await (await page.request.get('/neighborhoods')).text()).includes('"/neighborhoods/noda"');
  const takeOff = async () => {
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByText('It is off the site')).toBeVisible();
    expect(await isListed()).toBe(false);
    await page.getByRole('button', { name: 'Undo' }).click();
  };
  const takeOffAndBack = async () => {
    await takeOff();
    await expect(page.getByText('It is on the site again')).toBeVisible();
    expect(await isListed()).toBe(true);
  };
  await takeOffAndBack();
  await expect(page.getByText('Published, nothing to save')).toBeVisible();
  await description.fill('Murals, trains and porches.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published, nothing to save')).toBeVisible();
  await description.fill('Not for the site yet.');
  await page.getByRole('button', { name: 'Publish later' }).click();
  await page.getByLabel('Publish at').fill('2040-05-01T09:00');
  await page.getByRole('button', { name: 'Set the time' }).click();
  const waits = page.getByText(/^Publishes .*May 1/);
  await expect(waits).toBeVisible();
  await takeOffAndBack();
  await expect(waits).toBeVisible();
  await expect(description).toHaveValue('Not for the site yet.');
  expect(await (await page.request.get('/neighborhoods/noda')).text()).toContain(
    'Murals, trains and porches.',
  );
  const names = await page
    .getByRole('button', { name: /^Restore version \d+, today, \d+:\d\d [ap]m$/ })
    .allInnerTexts();
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
  await test.step('a failed Undo loses no draft', async () => {
    await page.route(/\/republish$/, (route) => route.abort(), { times: 1 });
    await takeOff();
    await expect(page.getByText('That did not reach the server.')).toBeVisible();
    await expect(page.getByText(/^Draft, saved /)).toBeVisible();
    await page.reload();
    await expect(description).toHaveValue('Not for the site yet.');
  });
});
