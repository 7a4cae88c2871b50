import type { Page } from '@playwright/test';
import { signInElsewhere } from './desk.ts';
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

test('a neighborhood is edited, previewed, published, shown on the site and reverted', async ({
  page,
  context,
}) => {
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

  const visitor = await context.newPage();
  await visitor.goto('/neighborhoods/dilworth');
  await expect(visitor.getByText(SENTENCE)).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(published(page)).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(SENTENCE).first()).toBeVisible();
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
  await visitor.reload();
  await expect(visitor.getByText(SENTENCE)).toHaveCount(0);
});

testWithoutPreview(
  'when two people edit at once, both texts are shown and one is chosen',
  async ({ page, browser, deskSite }) => {
    const other = await signInElsewhere(browser, deskSite);
    // The second page gets no live events.
    await other.route('**/api/desk/events', (route) => route.abort());
    await openArea(page, 'fourth-ward');
    await openArea(other, 'fourth-ward');
    await description(page).fill('The first text.');
    await expect(saved(page)).toBeVisible();
    await description(other).fill('The second text.');
    const notice = other.getByRole('alert');
    await expect(notice).toContainText('The first text.');
    await expect(notice).toContainText('The second text.');
    await notice.getByRole('button', { name: 'Save mine over it' }).click();
    await expect(saved(other)).toBeVisible();
    await expect(description(page)).toHaveValue('The second text.');
    await other.context().close();
  },
);

testWithoutPreview('input while the server is down is kept, and saved once it is back', async ({ page }) => {
  await openArea(page, 'noda');
  await page.route('**/draft', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await description(page).fill(SENTENCE);
  await expect(page.getByText(/^Kept on this device/)).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(description(page)).toHaveValue(SENTENCE);
  await page.unroute('**/draft');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(saved(page)).toBeVisible();
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
  const visitor = await page.context().newPage();
  await visitor.goto('/reviews');
  await expect(visitor.getByText('The porch light was on when we got there.')).toBeVisible();
});

testWithoutPreview('validation lists every problem that keeps a home off the site', async ({ page }) => {
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
});

test('the preview of a new home does not navigate the desk', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/desk/content/listings/new');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const card = page.frameLocator('iframe').locator('[id^="home-desk-"]').first();
  await expect(card).toBeInViewport();
  await expect(page.getByLabel('Address', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Address', { exact: true })).toBeInViewport();
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
      ['/desk/content/neighborhoods/dilworth', 'Dilworth'],
      ['/desk/content/guides/a-day-in-myers-park', 'A day in Myers Park'],
      ['/desk/content/answers/new', 'New answer'],
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
    for (const path of ['/desk/content/listings/sample-01', '/desk/content/listings/import']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expectReflow(page, path);
    }
    await page.setViewportSize({ width: 1440, height: 844 });
    await page.goto('/desk/content/neighborhoods/lake-norman');
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

  await page.goto('/desk/content/answers');
  const chosen = page.getByRole('link', { name: /^Answers \d/ });
  await expect(chosen).toBeInViewport({ ratio: 1 });
});

testWithoutPreview('a table and a list pasted from Word are cleaned up', async ({ page }) => {
  await page.goto('/desk/content/guides/selling-a-home-in-charlotte');
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await text.evaluate((element, html) => {
    const data = new DataTransfer();
    data.setData('text/html', html);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, PASTED_FROM_WORD);
  await text.getByRole('cell', { name: '$1,400,000' }).click();
  const headers = page.getByRole('toolbar', { name: 'Table' }).getByRole('button', { name: 'Row headers' });
  await headers.click();
  await expect(headers).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(saved(page)).toBeVisible();
  const draft = await page.evaluate(() =>
    fetch('/api/desk/content/guides/selling-a-home-in-charlotte/draft').then((answer) => answer.json()),
  );
  const html: string = draft.record.content;
  expect(html).toContain('<ul><li><p>Slate roofs</p></li><li><p>Deep porches</p></li></ul>');
  expect(html).toMatch(
    /<th scope="col"[^>]*><p>Area<\/p><\/th><th scope="col"[^>]*><p>Median<\/p><\/th><\/tr>/,
  );
  expect(html).toMatch(/<th scope="row"[^>]*><p>Dilworth<\/p><\/th><td/);
  // The cells of the first row and the first column are bold.
  expect(html).toMatch(/<th scope="col"[^>]*><p>Year<\/p><\/th><th scope="col"[^>]*><p>Sold<\/p><\/th>/);
  expect(html).toMatch(/<th scope="row"[^>]*><p>2025<\/p><\/th><td[^>]*><p>41<\/p>/);
  expect(html).not.toMatch(/mso|style=|class=|o:p|·|<span|alert/i);
});

const PASTED_FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0in}</style></head><body>
<h1 style="mso-style:x">Prices</h1>
<p class="MsoListParagraphCxSpFirst" style="text-indent:-.25in;mso-list:l0 level1 lfo1"><span style="font-family:Symbol"><span style="mso-list:Ignore">·<span style="font:7.0pt">&nbsp;&nbsp; </span></span></span>Slate roofs<o:p></o:p></p>
<p class="MsoListParagraphCxSpLast" style="text-indent:-.25in;mso-list:l0 level1 lfo1"><span style="font-family:Symbol"><span style="mso-list:Ignore">·<span style="font:7.0pt">&nbsp;&nbsp; </span></span></span>Deep porches<o:p></o:p></p>
<table class="MsoTableGrid" border="1" style="border-collapse:collapse"><tr style="mso-yfti-irow:0;mso-yfti-firstrow:yes"><td width="312" style="width:233.75pt"><p class="MsoNormal"><b>Area</b><o:p></o:p></p></td><td><p class="MsoNormal">Median</p></td></tr>
<tr><td><p class="MsoNormal">Dilworth<o:p></o:p></p></td><td><p class="MsoNormal">$1,400,000</p></td></tr></table>
<table><tr><td><p><span style="font-weight:700">Year</span></p></td><td><b>Sold</b></td></tr><tr><td><b>2025</b></td><td>41</td></tr></table>
<script>alert(1)</script></body></html>`;
