import { sendLead } from '../desk-account.ts';
import { expect, test } from './desk-site.ts';

test('focus stays in the same part of the page when the pressed control disappears', async ({
  page,
  deskSite,
}) => {
  await sendLead(deskSite, { firstName: 'Fern', email: 'fern@example.com', phone: '' });
  await page.goto('/desk/leads');
  await page.getByRole('link', { name: 'Fern Whitlock' }).click();
  const lead = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Fern Whitlock' }) });
  const elsewhere = page.getByRole('button', { name: 'Answered elsewhere' });
  await elsewhere.press('Enter');
  await expect(elsewhere).toHaveCount(0);
  await expect(lead.locator(':focus').or(lead.and(page.locator(':focus')))).toHaveCount(1);
});

test('opening a chat beside the list of chats keeps the focus in the list', async ({ page, deskSite }) => {
  await page.request.post(`${deskSite.url}/api/chat`, {
    data: { sessionId: crypto.randomUUID(), message: 'What is earnest money?' },
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/desk/conversations');
  const visitor = page.getByRole('link', { name: /^Visitor/ }).first();
  await visitor.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /^Visitor/ })).toBeVisible();
  await expect(visitor).toBeFocused();
});
