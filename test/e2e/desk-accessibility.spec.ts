import { sendLead } from '../desk-account.ts';
import { expect, test } from './desk-site.ts';
import { expectAccessible, expectReflow, violationsOf } from './violations.ts';

test('no page of the desk violates WCAG 2.2 AA or scrolls sideways, at any width and zoom', async ({
  page,
  deskSite,
}) => {
  test.setTimeout(120_000);
  await sendLead(deskSite, { firstName: 'Axel', email: 'axel@example.com' });
  const follow = (name: string) => () =>
    page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name }).click();
  const pages: Record<string, () => Promise<unknown>> = {
    Leads: () => page.goto('/desk/leads'),
    'Axel Whitlock': () => page.getByRole('link', { name: 'Axel Whitlock' }).click(),
    Conversations: follow('Conversations'),
    Content: follow('Content'),
    Numbers: follow('Numbers'),
    Settings: follow('Settings'),
  };
  for (const [name, open] of Object.entries(pages)) {
    await open();
    await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
    if (name === 'Axel Whitlock') await expect(page.getByRole('list', { name: 'Timeline' })).toBeVisible();
    await expectAccessible(page, { where: name });
    await expectReflow(page, name);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  // Leaves the open page first: without its session it would go to the sign-in page by itself, and interrupt goto.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto('/desk/sign-in');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('in a contrast theme bars, lit windows and selected items have its colors', async ({
  page,
  deskSite,
}) => {
  await sendLead(deskSite, { firstName: 'Contrast', email: 'contrast@example.com', phone: '' });
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/desk/leads');
  await page.getByRole('link', { name: 'Contrast Whitlock' }).click();
  const row = page.getByRole('listitem').filter({ has: page.locator('[data-open]') });
  const text = await row.evaluate((element) => getComputedStyle(element).color);
  await expect(row.locator('[class*="lit"]')).toHaveCSS('background-color', text);
  await expect(page.getByRole('combobox', { name: 'Which leads' })).toHaveCSS('appearance', 'auto');
  await expect(page.locator('search svg')).toHaveCSS('color', text);
  const before = (element: Element) => getComputedStyle(element, '::before').backgroundColor;
  expect(await row.locator('[class*="current"]').evaluate(before)).toBe(text);

  await page.goto('/desk/numbers');
  await expect(page.locator('[class*="meter"]').first()).toHaveCSS(
    'background-image',
    new RegExp(text.replace(/[()]/g, '.')),
  );
  for (const shape of ['[class*="now"]', 'text'])
    await expect(page.locator(`main svg ${shape}`).first()).toHaveCSS('fill', text);
  const periods = page.getByRole('navigation', { name: 'Period' });
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  const chosen = await periods.locator('[aria-current]').evaluate(ground);
  expect(chosen).not.toBe(await periods.getByRole('link', { name: 'Year' }).evaluate(ground));
});
