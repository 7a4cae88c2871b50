import { randomUUID } from 'node:crypto';
import { sendLead } from '../desk-account.ts';
import { fillIn } from './contact-form.ts';
import { enterPassword, signInElsewhere } from './desk.ts';
import { expect, test, testAlone, testInOwnSession } from './desk-site.ts';
import { violationsOf } from './violations.ts';

testAlone(
  'a lead from the public page appears at once, gets a reply, is found by part of its number, and a session is ended from elsewhere',
  async ({ page, browser, context, deskSite }) => {
    await page.goto('/desk/leads');
    await expect(page.getByText('No leads yet.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'test lead (opens in a new tab)' })).toBeVisible();
    await expect(page.getByText(/^Up to date/)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    const visitor = await context.newPage();
    await visitor.goto('/contact');
    await fillIn(visitor, 'appears@example.com');
    await visitor.getByRole('textbox', { name: 'Phone' }).fill('(704) 555-0177');
    await visitor.getByRole('button', { name: 'Send Message' }).click();

    const row = page.getByRole('list', { name: 'Leads' }).getByRole('link');
    await expect(row).toHaveCount(1, { timeout: 2_000 });
    await expect(page.getByText('One person is waiting.')).toBeVisible();
    await expect(
      page
        .getByRole('navigation', { name: 'Desk' })
        .getByRole('link', { name: 'Leads 1 waiting', exact: true }),
    ).toBeVisible();
    const name = (await row.innerText()).trim();
    await row.click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Timeline' })).toBeVisible();

    await page.getByLabel('Reply', { exact: true }).fill('Thank you, I will call at four.');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByText('Answered in 1 min').first()).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('Reply', { exact: true })).toHaveValue('Thank you, I will call at four.');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('You replied');

    await sendLead(deskSite, { email: 'other@example.com', phone: '(980) 555-0100' });
    await expect(row).toHaveCount(2);
    await page.getByRole('searchbox', { name: 'Search leads' }).fill('5550177');
    await expect(row).toHaveCount(1);
    await expect(row).toHaveText(name);
    await page.goto('/desk/leads?q=5550177');
    await expect(row).toHaveCount(1);
    await expect(row).toHaveText(name);

    const other = await signInElsewhere(browser, deskSite);
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'End', exact: true }).click();
    await expect(page.getByText(/is signed out$/)).toBeVisible();
    await other.getByRole('link', { name: 'Numbers' }).click();
    await expect(other).toHaveURL(/\/desk\/sign-in/);
    await other.context().close();
  },
);

test('the list is fetched once, and again if a lead arrived while the page was loading', async ({
  page,
  deskSite,
}) => {
  const send = (number: number) =>
    sendLead(deskSite, { lastName: 'Opening', email: `opening${number}@example.com`, phone: '' });
  const found = page.getByRole('list', { name: 'Leads' }).getByRole('link');
  await send(1);
  await page.goto('/desk/leads?q=Opening');
  await expect(page.getByText(/^Up to date/)).toBeVisible();
  let fetched = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/desk/leads') fetched += 1;
  });
  await page.reload();
  await expect(page.getByText(/^Up to date/)).toBeVisible();
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
  browser,
  deskSite,
}) => {
  await sendLead(deskSite, { firstName: 'Petra', email: 'petra@example.com' });
  await page.goto('/desk/leads');
  const other = await signInElsewhere(browser, deskSite);
  for (const one of [page, other]) {
    await one.getByRole('link', { name: 'Petra Whitlock' }).click();
    await expect(one.getByLabel('Status', { exact: true })).toHaveValue('new');
  }
  // The second page gets no live events.
  await other.route('**/api/desk/events', (route) => route.abort());
  await other.route('**/api/desk/leads/*', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await page.getByLabel('Status', { exact: true }).selectOption('client');
  await expect(page.getByText('Status is now Client')).toBeVisible();
  // On a phone the field is several screens away from the question.
  await other.setViewportSize({ width: 360, height: 780 });
  const status = other.getByLabel('Status', { exact: true });
  await status.focus();
  await status.selectOption('closed');
  const told = other.getByRole('alert');
  await expect(told).toContainText(
    /Changed by .+ just now\. Status is now Client; it was New\. Your change to Closed was not made\./,
  );
  await expect(told).toBeInViewport({ ratio: 1 });
  await expect(told.locator(':focus')).toBeVisible();
  await expect(status).toHaveValue('client');
  await other.getByRole('button', { name: 'Make my change anyway' }).click();
  await expect(other.getByText('Status is now Closed')).toBeVisible();
  await expect(status).toBeFocused();
  await expect(status).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('closed');
  await other.context().close();
});

test('J, K, N, E, / and ? work, and unsaved text is kept', async ({ page, deskSite }) => {
  for (const firstName of ['First', 'Second']) {
    await sendLead(deskSite, {
      firstName,
      lastName: 'Person',
      email: `${randomUUID()}@example.com`,
      phone: '',
    });
  }
  await page.goto('/desk/leads');
  await expect(page.getByRole('link', { name: 'First Person' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: 'Second Person' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByLabel('Note', { exact: true })).toBeFocused();
  await page.keyboard.type('likes porches');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: 'First Person' })).toBeVisible();
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('');
  await page.keyboard.press('e');
  await expect(page.getByText('Status is now Closed')).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('likes porches');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search leads' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden();
});

test('the tab title names the open page; Escape closes the account menu before it leaves a lead', async ({
  page,
  deskSite,
}) => {
  await sendLead(deskSite, { firstName: 'Tabitha', email: 'tabitha@example.com' });
  await page.goto('/desk/leads');
  await page.getByRole('link', { name: 'Tabitha Whitlock' }).click();
  await expect(page).toHaveTitle(/^Tabitha Whitlock, /);
  await page.getByRole('link', { name: 'Numbers' }).click();
  await expect(page).toHaveTitle(/^Numbers, /);
  await page.goBack();
  await expect(page).toHaveTitle(/^Tabitha Whitlock, /);
  const timeline = page.getByRole('list', { name: 'Timeline' });
  await expect(timeline).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  const signOut = page.getByRole('button', { name: 'Sign out' });
  await expect(signOut).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(signOut).toBeHidden();
  await expect(timeline).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(timeline).toBeHidden();
  await expect(page).toHaveTitle(/^Leads, /);
});

testInOwnSession(
  'text typed while a reply is being sent is kept, even if the session is ended elsewhere',
  async ({ page, deskSite }) => {
    await sendLead(deskSite, { firstName: 'Iris', email: 'iris@example.com', phone: '' });
    await page.goto('/desk/leads');
    await page.getByRole('link', { name: 'Iris Whitlock' }).click();
    const reply = page.getByRole('textbox', { name: 'Reply' });
    await reply.fill('Gladly, on Friday.');
    const isTyped = Promise.withResolvers<void>();
    await page.route('**/replies', async (route) => {
      await isTyped.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: /^Send reply/ }).click();
    await reply.fill('One more thing:');
    isTyped.resolve();
    await expect(page.getByText('Reply to Iris leaves in ten seconds')).toBeVisible();
    await expect(reply).toHaveValue('One more thing:');
    const { origin } = new URL(page.url());
    await page.request.post('/api/desk/sign-out', { headers: { origin } });
    await expect(page).toHaveURL(/\/desk\/sign-in\?to=/);
    await enterPassword(page);
    await expect(reply).toHaveValue('One more thing:');
  },
);

test('a due reminder is shown in the inbox and on the lead until it is checked off', async ({
  page,
  deskSite,
}) => {
  await sendLead(deskSite, { firstName: 'Remy', email: 'remy@example.com', phone: '' });
  await page.goto('/desk/leads');
  await page.getByRole('link', { name: 'Remy Whitlock' }).click();
  await page.getByRole('button', { name: 'Remind me' }).click();
  await page.getByRole('button', { name: 'In three hours' }).click();
  await expect(page.getByText(/^Comes back \S/)).toBeVisible();
  // Shown before the server responds.
  await expect(page.getByText(/^It comes back/)).toBeVisible();
  // As an open desk does after the reminder was sent.
  const id = new URL(page.url()).pathname.split('/').at(-1);
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
