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
