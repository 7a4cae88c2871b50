import type { Locator } from '@playwright/test';
import { TRAP_FIELD } from '#domain/leads/form-evidence.ts';
import { sendLead } from '../desk-account.ts';
import { expect, test } from './desk-site.ts';

// Windows' contrast themes remove backgrounds and shadows: only a border separates a panel from the page, and only what asks for
// the theme's colors is filled.

const LAPTOP = { width: 1280, height: 800 };
const EDGE = /^[1-9].* solid /;

test('in a contrast theme panels have an edge, and bars, lit windows, marks and selected items its colors', async ({
  page,
  deskSite,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.setViewportSize(LAPTOP);
  const lead = { lastName: 'Rimmed', phone: '' };
  await sendLead(deskSite, {
    ...lead,
    firstName: 'Trapped',
    email: 'trapped@example.com',
    [TRAP_FIELD]: 'x',
  });
  for (const message of ['First of all.', 'Second of all.'])
    await sendLead(deskSite, { ...lead, firstName: 'Edged', email: 'edged@example.com', message });
  const follow = (name: string) =>
    page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name }).click();
  await page.goto('/desk/leads?q=Rimmed');
  const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  expect(text).toMatch(/^rgb/);
  await test.step('a dialog', async () => {
    await page.getByRole('heading', { name: 'Leads' }).press('?');
    await expectEdge(page.getByRole('dialog'));
    await page.keyboard.press('Escape');
  });
  await test.step('the account menu', async () => {
    await page.getByRole('button', { name: 'Account' }).click();
    await expectEdge(page.locator('[popover]:popover-open'));
    await page.keyboard.press('Escape');
  });
  await test.step('a spam warning', async () => {
    await page.getByRole('link', { name: /Trapped/ }).click();
    await expectEdge(page.getByText(/^This may be spam/));
  });
  await test.step('a task', async () => {
    await page.getByRole('link', { name: /Edged/ }).first().click();
    await expectEdge(
      page.locator('div', { has: page.getByRole('checkbox', { name: /disclosure/i }) }).last(),
    );
  });
  await test.step('the row of the open lead, and the filter and the search above it', async () => {
    const row = page.getByRole('listitem').filter({ has: page.locator('[data-open]') });
    expect(await row.evaluate((element) => getComputedStyle(element).color)).toBe(text);
    await expect(row.locator('[class*="lit"]')).toHaveCSS('background-color', text);
    await expect(page.getByRole('combobox', { name: 'Which leads' })).toHaveCSS('appearance', 'auto');
    await expect(page.locator('search svg')).toHaveCSS('color', text);
    expect(await row.locator('[class*="current"]').evaluate(groundOf, '::before')).toBe(text);
  });
  await test.step('the contact bar of a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const bar = page.locator('[data-own-bar]');
    await expect(bar).toBeVisible();
    await expect(bar).toHaveCSS('border-top', EDGE);
  });
  await test.step('a request merged into another', async () => {
    await page.setViewportSize(LAPTOP);
    await page.getByRole('button', { name: 'Put into this lead' }).click();
    await page.getByRole('link', { name: 'Open that request' }).click();
    await expectEdge(page.getByText(/^This request is now part of another lead/));
  });
  await test.step('the messages of a chat', async () => {
    const said = { sessionId: crypto.randomUUID(), message: 'What is earnest money?' };
    await page.request.post(`${deskSite.url}/api/chat`, { data: said });
    await follow('Conversations');
    await page
      .getByRole('link', { name: /^Visitor/ })
      .first()
      .click();
    await expectEdge(page.getByRole('log').getByText(said.message).locator('..'));
  });
  await test.step('the charts of Numbers', async () => {
    await follow('Numbers');
    await expect(page.locator('[class*="meter"]').first()).toHaveCSS(
      'background-image',
      new RegExp(text.replace(/[()]/g, '.')),
    );
    for (const shape of ['[class*="now"]', 'text'])
      await expect(page.locator(`main svg ${shape}`).first()).toHaveCSS('fill', text);
    const periods = page.getByRole('navigation', { name: 'Period' });
    const other = await periods.getByRole('link', { name: 'Year' }).evaluate(groundOf);
    expect(await periods.locator('[aria-current]').evaluate(groundOf)).not.toBe(other);
  });
  await test.step('the mark of a published record', async () => {
    await follow('Content');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Claims/ })
      .click();
    const mark = page.getByRole('main').getByText('Published', { exact: true }).first();
    const fill = await mark.evaluate(groundOf, '::before');
    expect(fill).not.toMatch(/, 0\)$/);
    expect(fill).not.toBe(await page.locator('body').evaluate(groundOf));
  });
  await test.step('an invitation', async () => {
    await follow('Settings');
    await page.getByLabel('Email of a colleague').fill('edged@example.com');
    await page.getByRole('button', { name: 'Invite' }).click();
    await expectEdge(page.getByText(/^Send this link to edged@example.com/).locator('..'));
  });
  await test.step('a toast', async () => {
    await expectEdge(page.locator('[data-toast]').last());
  });
});

async function expectEdge(panel: Locator): Promise<void> {
  for (const side of ['top', 'right', 'bottom', 'left'])
    await expect(panel).toHaveCSS(`border-${side}`, EDGE);
}

/** The background of an element, or of one of its pseudo-elements. */
function groundOf(element: Element, pseudo?: string): string {
  return getComputedStyle(element, pseudo).backgroundColor;
}
