import { sendLead } from '../desk-account.ts';
import { openLead } from './desk.ts';
import { expect, test, testAlone } from './desk-site.ts';
import { violationsOf } from './violations.ts';

testAlone('the first lead appears at once and gets a reply', async ({ page, deskSite }) => {
  await page.goto('/desk/leads');
  await expect(page.getByText('No leads yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'test lead (opens in a new tab)' })).toBeVisible();
  await expect(page.getByText(/^Up to date/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await sendLead(deskSite);
  const row = page.getByRole('list', { name: 'Leads' }).getByRole('link');
  await expect(row).toHaveCount(1, { timeout: 2_000 });
  await expect(page.getByText('One person is waiting.')).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Desk' });
  await expect(navigation.getByRole('link', { name: 'Leads 1 waiting', exact: true })).toBeVisible();
  await row.click();
  await expect(page.getByRole('heading', { name: 'Dana Whitlock' })).toBeVisible();
  await page.getByLabel('Reply', { exact: true }).fill('Thank you, I will call at four.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Answered in 1 min').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('You replied');
});

test('the list is fetched once, and again if a lead arrived while the page was loading', async ({
  page,
  deskSite,
}) => {
  const send = (number: number) =>
    sendLead(deskSite, { lastName: 'Opening', email: `opening${number}@example.com`, phone: '' });
  const found = page.getByRole('list', { name: 'Leads' }).getByRole('link');
  await send(1);
  let fetched = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/desk/leads') fetched += 1;
  });
  await page.goto('/desk/leads?q=Opening');
  await expect(found).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(fetched).toBe(1);

  // The page gets no event for this one, because its stream opens later.
  await page.route('**/api/desk/events', async (route) => {
    await expect(found).toHaveCount(1);
    await send(2);
    await route.continue();
  });
  await page.reload();
  await expect(found).toHaveCount(2);
});

test('the waiting time of an opened lead is current', async ({ page, deskSite }) => {
  await sendLead(deskSite, { firstName: 'Cleo', email: 'cleo@example.com' });
  await page.goto('/desk/leads');
  const cleo = page.getByRole('list', { name: 'Leads' }).getByRole('link', { name: /Cleo Whitlock/ });
  await expect(cleo).toBeVisible();
  const later = new Date(Date.now() + 5 * 60_000);
  await page.clock.setFixedTime(later);
  await cleo.click();
  const shown = later.toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'America/New_York',
  });
  await expect(page.getByText(`now, ${shown.toLowerCase()}`)).toBeVisible({ timeout: 3_000 });
});

test('when two people change a lead at once, the second sees the conflict and chooses', async ({
  page,
  deskSite,
}) => {
  // Without animations, so that nothing is half faded for axe.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // This page gets no live events.
  await page.route('**/api/desk/events', (route) => route.abort());
  // On a phone the field is several screens away from the question.
  await page.setViewportSize({ width: 360, height: 780 });
  const id = await openLead(page, deskSite, 'Petra');
  const status = page.getByLabel('Status', { exact: true });
  await expect(status).toHaveValue('new');
  const lead = `/api/desk/leads/${id}`;
  const { version } = await (await page.request.get(lead)).json();
  await page.route(`**${lead}`, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  const data = { status: 'client', version };
  await page.request.patch(lead, { data, headers: { origin: deskSite.url } });
  await status.focus();
  await status.selectOption('closed');
  const told = page.getByRole('alert');
  await expect(told).toContainText(
    /Changed by .+ just now\. Status is now Client; it was New\. Your change to Closed was not made\./,
  );
  await expect(told).toBeInViewport({ ratio: 1 });
  await expect(told.locator(':focus')).toBeVisible();
  await expect(status).toHaveValue('client');
  expect(await violationsOf(page, '[role="alert"]')).toEqual([]);
  await page.getByRole('button', { name: 'Make my change anyway' }).click();
  await expect(page.getByText('Status is now Closed')).toBeVisible();
  await expect(status).toBeFocused();
  await expect(status).toBeInViewport({ ratio: 1 });
  expect((await (await page.request.get(lead)).json()).status).toBe('closed');
});

test('a snoozed lead says until when; its due reminder is shown until it is checked off', async ({
  page,
  deskSite,
}) => {
  const id = await openLead(page, deskSite, 'Remy');
  await page.getByRole('button', { name: 'Remind me' }).click();
  await page.getByRole('button', { name: 'In a week' }).click();
  await expect(page.getByText(/^Comes back \S/)).toBeVisible();
  // Shown before the server responds.
  await expect(page.getByText(/^It comes back/)).toBeVisible();
  const remy = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Remy Whitlock' }) });
  await expect(remy).toContainText(/Back 9:00 am/);
  // As an open desk does after the reminder was sent.
  const { version } = await (await page.request.get(`/api/desk/leads/${id}`)).json();
  const headers = { origin: new URL(page.url()).origin };
  const data = { version, snoozedUntil: new Date(Date.now() - 60_000).toISOString() };
  expect((await page.request.patch(`/api/desk/leads/${id}`, { data, headers })).status()).toBe(200);

  await page.getByRole('link', { name: 'One reminder is due.' }).click();
  const row = page
    .getByRole('list', { name: 'Leads' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Reminder');
  await row.getByRole('link').click();
  await page.getByRole('checkbox', { name: 'Come back to Remy' }).click();
  await expect(page.getByText('The reminder is done')).toBeVisible();
  await expect(page.getByText('One reminder is due.')).toBeHidden();
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('You ticked the reminder');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('One reminder is due.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Come back to Remy' }).click();
  await expect(page.getByText('One reminder is due.')).toBeHidden();
});
