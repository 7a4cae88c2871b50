import { expect, test } from './desk-site.ts';

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
  // A preview that is replaced while it loads logs a console error.
  const previewed = (text: string) =>
    expect(page.frameLocator('iframe').getByText(text).first()).toBeVisible();
  await description.fill('Porches and trains.');
  await previewed('Porches and trains.');
  await page.route('**/history*', (route) => route.abort());
  await publish();
  const again = page.getByRole('region', { name: 'History' }).getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/history*');
  await again.click();
  await description.fill('Two hours of work.');
  await previewed('Two hours of work.');
  const history = page.getByRole('region', { name: 'History' });
  await history
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await expect(description).toHaveValue('Porches and trains.');
  await previewed('Porches and trains.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(description).toHaveValue('Two hours of work.');
  await previewed('Two hours of work.');
  await description.fill(shipped);
  await publish();
});

test('an unpublished record is published again, and its draft stays a draft', async ({ page }) => {
  // Without the preview, which would reload at each step.
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/desk/content/neighborhoods/noda');
  await expect(page.getByRole('heading', { name: 'Content', exact: true })).toBeVisible();
  const description = page.getByLabel('Description', { exact: false }).first();
  await expect(description).not.toHaveValue('');
  const isListed = async () =>
    (await (await page.request.get('/neighborhoods')).text()).includes('"/neighborhoods/noda"');
  const view = (name: string) => page.getByRole('tab', { name }).click();
  const takeOffAndBack = async () => {
    await view('History');
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByText('It is off the site')).toBeVisible();
    expect(await isListed()).toBe(false);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('It is on the site again')).toBeVisible();
    expect(await isListed()).toBe(true);
    await view('Write');
  };
  await takeOffAndBack();
  await expect(page.getByText('Published, nothing to save')).toBeVisible();
  await description.fill('Murals, trains and porches.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published, nothing to save')).toBeVisible();
  await description.fill('Not for the site yet.');
  await takeOffAndBack();
  await expect(description).toHaveValue('Not for the site yet.');
  await expect(page.getByText(/^Draft, saved /)).toBeVisible();
  expect(await (await page.request.get('/neighborhoods/noda')).text()).toContain(
    'Murals, trains and porches.',
  );
  await view('History');
  const names = await page
    .getByRole('button', { name: /^Restore version \d+, today, \d+:\d\d [ap]m$/ })
    .allInnerTexts();
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
});

test('a failed Undo of Unpublish loses no draft, and a successful one restores its schedule', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/desk/content/neighborhoods/myers-park');
  const description = page.getByLabel('Description', { exact: false }).first();
  await expect(description).not.toHaveValue('');
  const view = (name: string) => page.getByRole('tab', { name }).click();
  const takeOff = async () => {
    await view('History');
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByText('It is off the site')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
  };
  await description.fill('Published words.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published, nothing to save')).toBeVisible();
  await description.fill('Words that wait.');
  await view('History');
  await page.getByRole('button', { name: 'Publish later' }).click();
  await page.getByLabel('Publish at').fill('2040-05-01T09:00');
  await page.getByRole('button', { name: 'Set the time' }).click();
  const waits = page.getByText(/^Publishes .*May 1/);
  await expect(waits).toBeVisible();
  await takeOff();
  await expect(page.getByText('It is on the site again')).toBeVisible();
  await expect(waits).toBeVisible();

  await page.route(/\/republish$/, (route) => route.abort(), { times: 1 });
  await takeOff();
  await expect(page.getByText('That did not reach the server.')).toBeVisible();
  await view('Write');
  await expect(page.getByText(/^Draft, saved /)).toBeVisible();
  await page.reload();
  await expect(description).toHaveValue('Words that wait.');
});
