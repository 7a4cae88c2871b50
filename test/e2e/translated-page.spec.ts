import type { Page } from '@playwright/test';
import { openTicked } from './comparison.ts';
import { decideCookies, openHydrated } from './frame-page.ts';
import { expect, test } from './site.ts';

/** Replaces every text by an element with that text, at once and whenever texts appear, as browsers' translators do. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('font, script, style')) continue;
        const font = document.createElement('font');
        font.textContent = text.data;
        text.replaceWith(font);
      }
    };
    wrap(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

test('in a translated page the tray counts the homes', async ({ page }) => {
  await openTicked(page, ['12 Porchlight Lane', '40 Spindle Street']);
  await translate(page);
  await page.getByRole('checkbox', { name: 'Compare 27 Awning Avenue' }).check();
  await expect(page.getByRole('button', { name: 'Compare (3)' })).toBeVisible();
  await expect(page.getByText('3 homes ticked')).toBeVisible();
});

test('in a translated page a field shows its newest error', async ({ page }) => {
  await decideCookies(page);
  await openHydrated(page, '/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Enter your email address.')).toBeVisible();
  await translate(page);
  await page.getByLabel('Email').fill('jordan@');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Enter an email address like name@example.com.')).toBeVisible();
});

test('input from before the code arrived is kept in a translated page', async ({ page }) => {
  const go = Promise.withResolvers<void>();
  await page.route('**/_astro/**', async (route) => {
    await go.promise;
    await route.continue();
  });
  // React reports that the translated form is not the one it expected.
  await page.addInitScript(() => addEventListener('error', (event) => event.preventDefault()));
  await decideCookies(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
  await translate(page);
  await page.getByLabel('First name').fill('Jordan');
  await page.getByLabel('I am interested in').selectOption('selling');
  await page.getByLabel('I agree that').check();
  await page.getByLabel('Message (optional)').fill('A brick house');
  go.resolve();
  await expect
    .poll(() => page.locator('#contact-form').evaluate((form: HTMLFormElement) => form.noValidate))
    .toBe(true);
  await expect(page.getByLabel('First name')).toHaveValue('Jordan');
  await expect(page.getByLabel('I am interested in')).toHaveValue('selling');
  await expect(page.getByLabel('I agree that')).toBeChecked();
  await expect(page.getByLabel('Message (optional)')).toHaveValue('A brick house');
});
