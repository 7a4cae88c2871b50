import type { Locator, Page } from '@playwright/test';
import { TRAP_FIELD } from '#domain/leads/form-evidence.ts';
import { sendLead } from '../desk-account.ts';
import { expect, test } from './desk-site.ts';
import type { DeskSite } from './start-desk.ts';

// Windows' contrast themes remove backgrounds and shadows: only a border separates a panel from the page.

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 800 });
});

const panels: Record<string, (page: Page, site: DeskSite) => Promise<Locator>> = {
  'a spam warning': async (page, site) => {
    await sendLead(site, { lastName: 'Trapped', email: 'trapped@example.com', phone: '', [TRAP_FIELD]: 'x' });
    await page.goto('/desk/leads?q=Trapped');
    await page.getByRole('link', { name: /Trapped/ }).click();
    return page.getByText(/^This may be spam/);
  },
  'a task': async (page, site) => {
    await sendLead(site, { firstName: 'Edged', email: 'edged@example.com', phone: '' });
    await page.goto('/desk/leads?q=Edged');
    await page.getByRole('link', { name: /^Edged/ }).click();
    return page.locator('div', { has: page.getByRole('checkbox', { name: /disclosure/i }) }).last();
  },
  'a dialog': async (page) => {
    await page.getByRole('heading', { name: 'Leads' }).press('?');
    return page.getByRole('dialog');
  },
  'the account menu': async (page) => {
    await page.getByRole('button', { name: 'Account' }).click();
    return page.locator('[popover]:popover-open');
  },
  'a toast': async (page) => {
    await page.goto('/desk/content/guides/new');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    return page.locator('[data-toast]');
  },
};

for (const [name, open] of Object.entries(panels)) {
  test(`${name} has an edge in forced colors`, async ({ page, deskSite }) => {
    await page.goto('/desk/leads');
    await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible();
    const panel = await open(page, deskSite);
    for (const side of ['top', 'right', 'bottom', 'left'])
      await expect(panel).toHaveCSS(`border-${side}`, /^[1-9].* solid /);
  });
}

test('the contact bar of a phone has an edge in forced colors', async ({ page, deskSite }) => {
  await sendLead(deskSite, { firstName: 'Barred', email: 'barred@example.com', phone: '' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/desk/leads?q=Barred');
  await page.getByRole('link', { name: /^Barred/ }).click();
  const bar = page.locator('[data-own-bar]');
  await expect(bar).toBeVisible();
  await expect(bar).toHaveCSS('border-top', /^[1-9].* solid /);
});

test('the mark of a published record is filled in forced colors', async ({ page }) => {
  await page.goto('/desk/content/claims');
  const mark = page.getByRole('main').getByText('Published', { exact: true }).first();
  const [fill, ground] = await mark.evaluate((element) => [
    getComputedStyle(element, '::before').backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(fill).not.toMatch(/, 0\)$/);
  expect(fill).not.toBe(ground);
});
