import type { Page } from '@playwright/test';
import { expect, test, testWithoutPreview } from './desk-site.ts';
import { expectAccessible, expectReflow, violationsOf } from './violations.ts';

test.describe.configure({ timeout: 90_000 });

const SENTENCE = 'Porches face the street, and the streetcar bell is only a story now.';

const description = (page: Page) => page.getByLabel('Description', { exact: false }).first();
const saved = (page: Page) => page.getByText(/^Draft, saved /);
const published = (page: Page) => page.getByText('Published, nothing to save');

async function openArea(page: Page, slug: string): Promise<void> {
  await page.goto(`/desk/content/neighborhoods/${slug}`);
  await expect(description(page)).not.toHaveValue('');
}

test('a neighborhood is edited, previewed, published, shown on the site and reverted', async ({ page }) => {
  await page.goto('/desk/leads');
  await page.getByRole('link', { name: 'Content' }).click();
  await expect(page.getByRole('heading', { name: 'Content', level: 1 })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search content' }).fill('dilworth bungalows');
  const areas = page.getByRole('list', { name: 'Neighborhoods' });
  await expect(areas.getByRole('listitem')).toHaveCount(1);
  await areas.getByRole('link', { name: 'Dilworth' }).click();
  const shipped = await description(page).inputValue();
  const beside = page.getByRole('group', { name: /^Next to it/ });
  await expect(beside.getByRole('checkbox', { name: 'SouthEnd' })).toBeChecked();
  await expect(beside.getByRole('checkbox', { name: 'Dilworth' })).toHaveCount(0);
  await description(page).fill(SENTENCE);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(saved(page)).toBeVisible();
  const preview = page.frameLocator('iframe');
  await expect(preview.getByText(SENTENCE).first()).toBeVisible();

  const publicPage = async () => await (await page.request.get('/neighborhoods/dilworth')).text();
  expect(await publicPage()).not.toContain(SENTENCE);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(published(page)).toBeVisible();
  expect(await publicPage()).toContain(SENTENCE);
  const area = await (await page.request.get('/api/neighborhoods/dilworth')).json();
  expect(area.description).toBe(SENTENCE);
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const [, changed = ''] = /\/neighborhoods\/dilworth<\/loc><lastmod>(.*?)</.exec(sitemap) ?? [];
  expect(Date.now() - Date.parse(changed)).toBeLessThan(60_000);

  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText(/by Avery Stone/)).toBeVisible();
  await history.getByText('One change').first().click();
  await expect(history.locator('dd ins').first()).toContainText('Porches');
  await history.getByRole('button', { name: /^Restore/ }).click();
  await expect(description(page)).toHaveValue(shipped);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(published(page)).toBeVisible();
  expect(await publicPage()).not.toContain(SENTENCE);
});

testWithoutPreview('a review is added, and invalid fields say so', async ({ page }) => {
  await page.goto('/desk/content/reviews');
  await page.getByRole('link', { name: 'Add', exact: true }).click();
  const [stars, source] = await Promise.all(
    ['Stars', 'Published at'].map((label) => page.getByLabel(label, { exact: true }).boundingBox()),
  );
  expect(source?.y).toBe(stars?.y);
  await page.getByLabel('Name', { exact: true }).fill('Dana Whitlock');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/fields do not fit$/)).toBeVisible();
  await expect(page.getByLabel('Where they live')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Where they live').fill('NoDa');
  await page.getByLabel('What they wrote').fill('The porch light was on when we got there.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/desk\/content\/reviews\/\d+$/);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(published(page)).toBeVisible();
  expect(await (await page.request.get('/reviews')).text()).toContain(
    'The porch light was on when we got there.',
  );
});

test('validation lists every problem of a new home, beside its preview', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/desk/content/listings/new');
  // Default to the agent's own firm and number.
  await expect(page.getByLabel('Listing firm')).toHaveValue('Stone Realty Group');
  await expect(page.getByText('As “Agent” says, and it follows when that changes')).toHaveCount(2);
  await expect(page.getByRole('main')).not.toContainText('{agent.');
  await page.getByLabel('Bedrooms').fill('-1');
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  const toast = page.getByText(/fields do not fit$/);
  await expect(toast).toBeVisible();
  const wrong = page.locator('main [aria-invalid="true"]');
  const told = Number((await toast.textContent())?.split(' ')[0]);
  await expect(wrong).toHaveCount(told);
  await expect(wrong.first()).toBeFocused();
  await publish.click();
  await expect(toast).toHaveCount(1);
  await page.getByLabel('Bedrooms').fill('3');
  await publish.click();
  await expect(page.getByText(`${told - 1} fields do not fit`)).toBeVisible();
  await test.step('its preview does not navigate the desk', async () => {
    await expect(page.frameLocator('iframe').locator('[id^="home-desk-"]').first()).toBeInViewport();
    await expect(page.getByLabel('Address', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Address', { exact: true })).toBeInViewport();
  });
  await test.step('its wording is checked before it is complete', async () => {
    await page.getByLabel('Description', { exact: true }).fill('A safe area.');
    await expect(page.getByRole('note')).toContainText('safe area');
  });
});

testWithoutPreview('a neighborhood can be edited and published by keyboard alone', async ({ page }) => {
  await page.goto('/desk/content');
  await expect(page.getByRole('list', { name: 'Agent' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('southend');
  const link = page.getByRole('list', { name: 'Neighborhoods' }).getByRole('link', { name: 'SouthEnd' });
  await expect(link).toBeVisible();
  const tabTo = async (target: ReturnType<Page['getByLabel']>) => {
    for (let press = 0; press < 120; press += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await tabTo(link);
  await page.keyboard.press('Enter');
  await expect(description(page)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  const features = page.getByRole('group', { name: /^Key features/ });
  const first = await features.getByRole('textbox').first().inputValue();
  await tabTo(features.getByRole('button', { name: /^Move 1 / }));
  await page.keyboard.press('ArrowDown');
  await expect(features.getByRole('textbox').nth(1)).toHaveValue(first);
  await expect(features.getByRole('button', { name: /^Move 2 / })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+s');
  const isTaken = (init: KeyboardEventInit) =>
    !document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
  expect(await page.evaluate(isTaken, { key: 'S', ctrlKey: true }), 'with Caps Lock').toBe(true);
  // Chrome's autofill sends a keydown without a key.
  await features
    .getByRole('textbox')
    .first()
    .evaluate((field) => field.dispatchEvent(new Event('keydown', { bubbles: true })));
  await expect(saved(page)).toBeVisible();
  await page.getByRole('main').focus();
  await tabTo(page.getByRole('button', { name: 'Publish', exact: true }));
  await page.keyboard.press('Enter');
  await expect(published(page)).toBeVisible();
});

testWithoutPreview(
  'lists, forms and dialogs do not violate WCAG 2.2 AA or scroll the page sideways, at any zoom',
  async ({ page }) => {
    const ready: [path: string, name: string][] = [
      ['/desk/content/listings', 'Content'],
      ['/desk/content/guides/a-day-in-myers-park', 'A day in Myers Park'],
      ['/desk/content/answers/new', 'New answer'],
      ['/desk/content/neighborhoods/lake-norman', 'Lake Norman'],
    ];
    for (const [path, name] of ready) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name, exact: true })).toBeAttached();
      await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
      if (path.includes('guides'))
        await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
      await expectAccessible(page, { where: path });
      await expectReflow(page, path);
    }
    await page.setViewportSize({ width: 1440, height: 844 });
    await page.getByRole('button', { name: 'Publish later' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Set the time' }).click();
    await expect(page.getByRole('dialog').getByText('Choose a time to come.')).toBeVisible();
    expect(await violationsOf(page, 'dialog[open]')).toEqual([]);
  },
);

test('on a phone form, preview and history are tabs, and the main actions are at the bottom', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openArea(page, 'plaza-midwood');
  await description(page).fill(SENTENCE);
  await page
    .getByRole('heading', { level: 1 })
    .evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(saved(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Preview' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText(SENTENCE).first()).toBeVisible();
  // The site's own floating buttons are not shown in the preview.
  for (const name of [/^Open chat/, 'Accessibility settings', 'Accept All'])
    await expect(frame.getByRole('button', { name, includeHidden: true })).toHaveCount(0);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('region', { name: 'History' }).getByText('Open now')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(published(page)).toBeVisible();
});
