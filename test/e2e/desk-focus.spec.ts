import { openLead } from './desk.ts';
import { expect, test, testWithoutPreview } from './desk-site.ts';

test('focus stays in the same part of the page when the pressed control disappears', async ({
  page,
  deskSite,
}) => {
  await openLead(page, deskSite, 'Fern');
  const lead = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Fern Whitlock' }) });
  const elsewhere = page.getByRole('button', { name: 'Answered elsewhere' });
  await elsewhere.press('Enter');
  await expect(elsewhere).toHaveCount(0);
  await expect(lead.locator(':focus').or(lead.and(page.locator(':focus')))).toHaveCount(1);
});

testWithoutPreview(
  'walking back through a form, the focused field is below the bar that warns of what does not fit',
  async ({ page }) => {
    await page.goto('/desk/content/neighborhoods/noda');
    await page.getByLabel('Median price').first().fill('abc');
    await page.getByLabel('Tagline').fill('');
    await expect(page.getByText('Kept on this device: 2 fields do not fit yet')).toBeVisible();
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 780 });
      await page.getByLabel('Publisher').focus();
      for (let step = 0; step < 40; step++) {
        await page.keyboard.press('Shift+Tab');
        const hidden = await page.evaluate(() => {
          const bar = document.querySelector('[data-held-back]');
          const focused = document.activeElement;
          if (!bar || !focused || focused === document.body || bar.contains(focused)) return null;
          if (bar.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_PRECEDING) return null;
          return focused.getBoundingClientRect().top < bar.getBoundingClientRect().bottom
            ? focused.outerHTML
            : null;
        });
        expect(hidden, `${width} px, ${step + 1} steps back`).toBeNull();
      }
    }
  },
);
