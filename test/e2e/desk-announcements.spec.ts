import { sendLead } from '../desk-account.ts';
import { expect, test } from './desk-site.ts';

test('the messages of a chat that is opened are not announced like new ones', async ({ page, deskSite }) => {
  for (const message of ['What is earnest money?', 'What is the median price in NoDa?'])
    await page.request.post(`${deskSite.url}/api/chat`, {
      data: { sessionId: crypto.randomUUID(), message },
    });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/desk/conversations');
  const visitors = page.getByRole('link', { name: /^Visitor/ });
  // Screen readers announce what is added to a log.
  const added = await visitors.first().evaluateHandle(() => {
    const seen = { count: 0 };
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element && target.closest('[role="log"]')) seen.count += 1;
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  for (const index of [0, 1]) {
    await visitors.nth(index).click();
    await expect(page.getByRole('heading', { level: 2, name: /^Visitor/ })).toHaveText(
      (await visitors.nth(index).textContent()) ?? '',
    );
    await expect(page.getByRole('log').getByRole('paragraph').first()).toBeVisible();
  }
  expect(await added.evaluate(({ count }) => count)).toBe(0);
});

test('Enter in an empty field announces what is missing, as moving the focus to the field would', async ({
  page,
  deskSite,
}) => {
  await sendLead(deskSite, { firstName: 'Unnoted', email: 'unnoted@example.com', phone: '' });
  await page.goto('/desk/leads');
  await page.getByRole('link', { name: 'Unnoted Whitlock' }).click();
  const note = page.getByLabel('Note', { exact: true });
  const alert = page.getByRole('alert').filter({ hasText: /\S/ });
  await note.press('Enter');
  await expect(note).toBeFocused();
  await expect(alert).toHaveText('Write something first.');
  await expect(note).toHaveAccessibleDescription(/Write something first\./);
  await page.goto('/desk/settings');
  const password = page.getByLabel('New password');
  await password.press('Enter');
  await expect(password).toBeFocused();
  await expect(alert).toHaveText('Fill this in.');
  await test.step('where the focus moves to the field, nothing is announced twice', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(/Fill this in\./);
    await expect(alert).toHaveCount(0);
  });
});
