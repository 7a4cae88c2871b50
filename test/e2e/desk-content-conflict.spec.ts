import type { Page } from '@playwright/test';
import { enterPassword } from './desk.ts';
import { expect, testWithoutPreview as test, testInOwnSession } from './desk-site.ts';

test.describe.configure({ timeout: 60_000 });
test.use({ viewport: { width: 360, height: 780 } });

/** Types into a field far down the form while somebody else saves another text. */
async function causeConflict(page: Page, area: string, deskUrl: string): Promise<void> {
  // This page gets no live events.
  await page.route('**/api/desk/events', (route) => route.abort());
  await page.goto(`/desk/content/neighborhoods/${area}`);
  const field = page.getByLabel('Walk Score');
  await expect(field).not.toHaveValue('');
  await saveElsewhere(page, area, deskUrl);
  await field.fill('71');
}

async function saveElsewhere(page: Page, area: string, deskUrl: string): Promise<void> {
  const draft = `/api/desk/content/neighborhoods/${area}/draft`;
  const { record, version } = await (await page.request.get(draft)).json();
  const data = { version, record: { ...record, tagline: `Another one of ${area}, ${version}` } };
  expect((await page.request.put(draft, { data, headers: { origin: deskUrl } })).status()).toBe(200);
}

test('on a phone a conflict is visible far down the form, and both texts can be opened from there, from the preview too', async ({
  page,
  deskSite,
}) => {
  await causeConflict(page, 'uptown', deskSite.url);
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await expect(page.getByText('Not saved: somebody else changed it')).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Walk Score').blur();
  const notice = page.getByRole('alert').getByRole('region');
  await expect(notice).not.toBeInViewport();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(notice).toBeFocused();
  await expect(notice.getByText('Nothing is lost')).toBeInViewport({ ratio: 1 });
  await test.step('publishing over it shows both, from the preview too', async () => {
    await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(notice).toBeHidden();
    await publish.click();
    await expect(notice).toBeFocused();
  });
  await expect(notice).toContainText('Another one of uptown');
  await expect(notice).toContainText('71');
  await test.step('on a tablet the tabs cover no button of the bar', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.evaluate(() => scrollTo(0, 64));
    await expect(page.getByRole('tablist')).toBeInViewport();
    const isOnTop = (button: HTMLElement) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    expect(await publish.evaluate(isOnTop)).toBe(true);
  });
  await test.step('one’s own text can be saved over the other', async () => {
    await notice.getByRole('button', { name: 'Save mine over it' }).click();
    await expect(page.getByText(/^Draft, saved /)).toBeVisible();
    const draft = '/api/desk/content/neighborhoods/uptown/draft';
    const { record, version } = await (await page.request.get(draft)).json();
    expect(record.walkScore).toBe(71);
    // Other tests share the desk.
    expect((await page.request.delete(`${draft}?version=${version}`)).status()).toBe(200);
  });
});

test('on a phone a conflict found by publishing, restoring or unpublishing is shown at once', async ({
  page,
  deskSite,
}) => {
  await page.route('**/api/desk/events', (route) => route.abort());
  await page.goto('/desk/content/neighborhoods/fourth-ward');
  const tagline = page.getByLabel('Tagline');
  await expect(tagline).not.toHaveValue('');
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await tagline.fill('Porches downtown');
  await tagline.blur();
  await publish.click();
  await expect(page.getByText('Published, nothing to save')).toBeVisible();
  await tagline.fill('Porches uptown');
  await expect(page.getByText(/^Draft, saved /)).toBeVisible();
  await tagline.blur();
  const notice = page.getByRole('alert').getByRole('region');
  await test.step('publishing from the preview', async () => {
    await saveElsewhere(page, 'fourth-ward', deskSite.url);
    await page.getByRole('tab', { name: 'Preview' }).click();
    await publish.click();
    await expect(notice).toBeFocused();
  });
  await notice.getByRole('button', { name: 'Take the other text' }).click();
  await expect(page.getByText(/^Draft, saved /)).toBeVisible();
  await saveElsewhere(page, 'fourth-ward', deskSite.url);
  const restore = page.getByRole('button', { name: /^Restore version/ }).first();
  const unpublish = page.getByRole('button', { name: 'Unpublish' });
  for (const action of [restore, restore, unpublish]) {
    await page.getByRole('tab', { name: 'History' }).click();
    await action.click();
    await expect(notice).toBeFocused();
  }
  await expect(page.getByText('That did not reach the server.')).toHaveCount(0);
});

testInOwnSession('publishing after the session has ended leads to signing in and back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // This page is not told of the end.
  await page.route('**/api/desk/events', (route) => route.abort());
  await page.goto('/desk/content/neighborhoods/dilworth');
  const tagline = page.getByLabel('Tagline');
  await tagline.fill('Porches, after hours');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/^Draft, saved /)).toBeVisible();
  const { origin } = new URL(page.url());
  await page.request.post('/api/desk/sign-out', { headers: { origin } });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page).toHaveURL(/\/desk\/sign-in\?to=.*dilworth/);
  await enterPassword(page);
  await expect(tagline).toHaveValue('Porches, after hours');
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(page.getByText('Published, nothing to save')).toBeVisible();
});
