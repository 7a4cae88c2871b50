import type { Page } from '@playwright/test';
import { LINK, table, waitForHomes } from './comparison.ts';
import { openedOnce } from './opened-once.ts';
import { expect, test } from './site.ts';

/** The texts of a row's cells, its label first. */
async function row(page: Page, label: string): Promise<string[]> {
  const cells = table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: label }) });
  return (await cells.locator('th, td').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
}

test.describe('the comparison of three homes', () => {
  const testOnIt = openedOnce(async (page) => {
    await page.goto(LINK);
    await waitForHomes(page);
  });

  testOnIt('every fact is shown side by side, with differences marked', async ({ page }) => {
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

  testOnIt('the mark of a difference stays on the line of the last word beside it', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    const alone = await table(page)
      .locator('th:has(svg)')
      .evaluateAll((heads) =>
        heads.flatMap((head) => {
          const text = document.createRange();
          text.setStart(head, 0);
          text.setEndBefore(head.querySelector('svg') ?? head);
          const words = [...text.getClientRects()].at(-1);
          const mark = head.querySelector('svg')?.getBoundingClientRect();
          return words && mark && mark.top < words.bottom ? [] : [head.textContent];
        }),
      );
    expect(alone).toEqual([]);
  });

  testOnIt('in print the whole table is shown without controls', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await expect(table(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clear' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeHidden();
    await expect(page.getByRole('link', { name: /Request a tour/ }).first()).toBeHidden();
    const region = page.locator('[aria-label="Comparison table, scrolls sideways"]');
    await expect(region).toHaveCSS('overflow-x', 'visible');
  });

  testOnIt('the link to the comparison is copied, and a toast confirms it', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const link = page.getByRole('link', { name: 'Link to this comparison' });
    await link.click();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await link.evaluate((one: HTMLAnchorElement) => one.href));
  });
});

test('a link restores the comparison, without homes that are gone', async ({ page }) => {
  await page.goto('/compare?homes=sample-01,sold,sample-02');
  await expect(table(page).getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByText('1 home of this link is no longer listed here.')).toBeVisible();
  await waitForHomes(page);
  await expect(table(page).getByRole('columnheader')).toHaveCount(2);
});

test('a link to fewer than two homes leads to the list and says why, until there is a new comparison', async ({
  page,
}) => {
  await page.goto('/compare?homes=sample-01,sold');
  await expect(page.getByRole('alert')).toHaveText(
    '1 home of this link is no longer listed here. Tick at least two homes to set them side by side.',
  );
  await expect(page.getByRole('checkbox', { name: 'Compare 12 Porchlight Lane' })).toBeChecked();
  await waitForHomes(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Compare 40 Spindle Street' }).check();
  await page.getByRole('button', { name: 'Compare (2)' }).click();
  await expect(table(page)).toBeVisible();
  await expect(page.getByText('no longer listed')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('region', { name: 'Properties' })).toBeVisible();
  await expect(page.getByText('no longer listed')).toHaveCount(0);
});

test('two homes fit beside each other on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/compare?homes=sample-01,sample-03');
  const hidden = await table(page).evaluate(({ parentElement: region }) =>
    region ? region.scrollWidth - region.clientWidth : null,
  );
  expect(hidden).toBe(0);
});

test('hostile links change nothing but the list', async ({ request }) => {
  for (const homes of ['<script>alert(1)</script>', '%00', `${'x,'.repeat(3_000)}`, '%F0%9F%8F%A1']) {
    const answer = await request.get(`/compare?homes=${homes}`);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toMatch(/<section[^>]* aria-label="Properties"/);
    expect(html).not.toContain('alert(1)</script>');
  }
});

test('at most twelve homes are compared, and their table scrolls by itself', async ({ page }) => {
  const ids = Array.from({ length: 12 }, (_, index) => `sample-${String(index + 1).padStart(2, '0')}`);
  await page.goto(`/compare?homes=${ids.join(',')}`);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
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
