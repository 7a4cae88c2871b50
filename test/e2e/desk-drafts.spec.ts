import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sendLead } from '../desk-account.ts';
import { enterPassword, openLead } from './desk.ts';
import { expect, test } from './desk-site.ts';

test('input before the desk knows the user stays in place', async ({ page, deskSite }) => {
  await openLead(page, deskSite, 'Early');
  const reply = page.getByLabel('Reply', { exact: true });
  const note = page.getByLabel('Note', { exact: true });
  await reply.fill('Thank you.');

  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/desk/me', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.reload();
  await reply.fill('The roof can wait.');
  await note.fill('Call on Monday.');
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  const known = page.waitForResponse('**/api/desk/me');
  answer();
  await known;
  await expect(reply).toHaveValue('Thank you.\n\nThe roof can wait.');
  await expect(note).toHaveValue('Call on Monday.');
  await reply.press('ControlOrMeta+End');
  await reply.pressSequentially(' Until spring.');
  await page.reload();
  await expect(reply).toHaveValue('Thank you.\n\nThe roof can wait. Until spring.');
  // Nothing is left for the next user before the desk knows them.
  const keys = await page.evaluate(() => Object.keys(sessionStorage));
  expect(keys.filter((key) => key.startsWith('desk-draft::'))).toEqual([]);
});

test('a reply being written shows that a colleague has replied first; closing the window with it asks', async ({
  page,
  deskSite,
}) => {
  await openLead(page, deskSite, 'Twice');
  const reply = page.getByLabel('Reply', { exact: true });
  await reply.fill('Gladly.');
  const lead = new URL(page.url()).pathname.split('/').at(-1);
  const faster = { data: { text: 'Of course.' }, headers: { origin: deskSite.url } };
  expect((await page.request.post(`/api/desk/leads/${lead}/replies`, faster)).status()).toBe(201);
  const told = page.getByText(/^You replied today at .+ It is in the timeline/);
  await expect(told).toBeVisible();
  await expect(reply).toHaveValue('Gladly.');
  await page.reload();
  await expect(reply).toHaveValue('Gladly.');
  await expect(told).toBeVisible();
  await reply.fill('');
  await expect(told).toHaveCount(0);
  await test.step('closing the window with an unsent reply asks first', async () => {
    await reply.fill('Not sent yet.');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
  });
});

test('a reply typed while the browser’s storage is full stays in its field', async ({ page, deskSite }) => {
  for (const firstName of ['Beside', 'Full'])
    await sendLead(deskSite, { firstName, email: `${firstName}@example.com`, phone: '' });
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, key, value) {
      if (key.startsWith('desk-draft:')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await page.goto('/desk/leads');
  const list = page.getByRole('list', { name: 'Leads' });
  await list.getByRole('link', { name: 'Full Whitlock' }).click();
  const reply = page.getByLabel('Reply', { exact: true });
  await reply.pressSequentially('Gladly.');
  await expect(reply).toHaveValue('Gladly.');
  await list.getByRole('link', { name: 'Beside Whitlock' }).click();
  await expect(page.getByRole('heading', { name: 'Beside Whitlock' })).toBeVisible();
  await list.getByRole('link', { name: 'Full Whitlock' }).click();
  await expect(reply).toHaveValue('Gladly.');
});

test('text typed while a reply is being sent, or the sign-in page is loading, is kept', async ({
  page,
  context,
  deskSite,
}) => {
  await openLead(page, deskSite, 'Expired');
  const reply = page.getByLabel('Reply', { exact: true });
  await test.step('while a reply is being sent', async () => {
    const isTyped = Promise.withResolvers<void>();
    await page.route('**/replies', async (route) => {
      await isTyped.promise;
      await route.continue();
    });
    await reply.fill('Gladly, on Friday.');
    await page.getByRole('button', { name: /^Send reply/ }).click();
    await reply.fill('One more thing: ');
    isTyped.resolve();
    await expect(page.getByText('Reply to Expired leaves in ten seconds')).toBeVisible();
    await expect(reply).toHaveValue('One more thing: ');
  });
  const held = Promise.withResolvers<void>();
  await page.route(/\/desk\/sign-in\?/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const leaving = page.waitForRequest(/\/desk\/sign-in\?/);
  await reply.press('ControlOrMeta+End');
  await context.clearCookies();
  // The desk may leave at any call from now on, and with a locator Playwright would wait for the next page.
  await page.keyboard.type('I will call');
  await leaving;
  await page.keyboard.type(' tomorrow.');
  held.resolve();
  await enterPassword(page);
  await expect(reply).toHaveValue('One more thing: I will call tomorrow.');
});

test('a pasted reply or note that is too long is kept whole, and says so instead of being sent', async ({
  page,
  deskSite,
}) => {
  await openLead(page, deskSite, 'Wordy');
  const long = `${'word '.repeat(2_400)}end`;
  for (const [name, button] of [
    ['Reply', 'Send reply'],
    ['Note', 'Add note'],
  ] as const) {
    const field = page.getByLabel(name, { exact: true });
    await field.focus();
    await page.keyboard.insertText(long);
    await expect(field).toHaveValue(long);
    await page.getByRole('button', { name: button }).click();
    await expect(field).toHaveAccessibleDescription(/Shorten it to 10,000 characters/);
    await field.fill('Short.');
    await expect(field).not.toHaveAccessibleDescription(/Shorten/);
  }
});

test('a reply sent during navigation away and back is sent once, and Undo restores it', async ({
  page,
  deskSite,
}) => {
  for (const firstName of ['Other', 'Walked'])
    await sendLead(deskSite, { firstName, email: `${firstName}@example.com`, phone: '' });
  await page.goto('/desk/leads');
  const lead = (firstName: string) =>
    page.getByRole('list', { name: 'Leads' }).getByRole('link', { name: `${firstName} Whitlock` });
  const reply = page.getByLabel('Reply', { exact: true });
  const send = page.getByRole('button', { name: 'Send reply' });
  const walkAwayAndBack = async () => {
    await lead('Other').click();
    await expect(page.getByRole('heading', { name: 'Other Whitlock' })).toBeVisible();
    await lead('Walked').click();
    await expect(page.getByRole('heading', { name: 'Walked Whitlock' })).toBeVisible();
  };
  await lead('Walked').click();
  await reply.fill('Gladly.');
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>();
  const ids: string[] = [];
  await page.route('**/replies', async (route) => {
    await isLetThrough;
    const response = await route.fetch();
    ids.push((await response.json()).id);
    await route.fulfill({ response });
  });
  await send.click();
  await walkAwayAndBack();
  await send.click();
  letThrough();
  await expect(reply).toHaveValue('');
  await expect.poll(() => ids.length).toBe(2);
  expect(new Set(ids).size).toBe(1);
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  await walkAwayAndBack();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(reply).toHaveValue('Gladly.');
  await reply.press('ControlOrMeta+End');
  await reply.pressSequentially(' Soon.');
  await expect(reply).toHaveValue('Gladly. Soon.');
});

test('a queued reply can be undone after a reload, until it is delivered', async ({ page, deskSite }) => {
  await openLead(page, deskSite, 'Reloaded');
  const reply = page.getByLabel('Reply', { exact: true });
  await reply.fill('Too soon.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Reply to Reloaded leaves in ten seconds')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(reply).toHaveValue('Too soon.');
  await expect(page.getByText('The reply was not sent.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Timeline' })).not.toContainText('replied');

  await page.getByRole('button', { name: 'Send reply' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'You replied' });
  await expect(entry).toContainText('leaves in a moment');
  sendRepliesNow(deskSite.dataDir);
  await expect(entry).toContainText('delivered');
  // A computer whose clock is slow.
  await page.clock.setFixedTime(Date.now() - 3 * 60_000);
  await page.reload();
  await expect(entry).toContainText('delivered');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

/** Ends the ten seconds in which replies can be undone. */
function sendRepliesNow(dataDir: string): void {
  const store = new DatabaseSync(join(dataDir, 'porchlight.db'), { timeout: 5_000 });
  store.exec("update deliveries set next_at = '', not_before = null where channel = 'reply-email'");
  store.close();
}
