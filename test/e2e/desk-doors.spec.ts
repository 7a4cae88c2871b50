import type { Page } from '@playwright/test';
import { owner } from '../desk-account.ts';
import { setUp, signInElsewhere } from './desk.ts';
import { expect, test } from './desk-site.ts';

/** Where somebody comes to who signs in from an address. */
async function signInFrom(page: Page, to: string): Promise<string> {
  // The page that is open would leave for the door by itself.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(`/desk/sign-in?to=${encodeURIComponent(to)}`);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  return page.url();
}

test('after signing in one is where one wanted to be, and never on another site', async ({
  page,
  deskSite,
}) => {
  test.setTimeout(90_000);
  await setUp(page, deskSite);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const [to, path] of [
    ['/desk/numbers?weeks=4', '/desk/numbers?weeks=4'],
    ['/desk/leads?q=porch%20light', '/desk/leads?q=porch+light'],
    ['https://example.com/desk/leads', '/desk/leads'],
    ['//example.com/desk/', '/desk/leads'],
    ['/\\example.com/desk/', '/desk/leads'],
    ['\\\\example.com', '/desk/leads'],
    ['/desk/../../privacy-policy', '/desk/leads'],
    ['/privacy-policy', '/desk/leads'],
    ['/desk-elsewhere', '/desk/leads'],
    ['javascript:alert(1)//desk/', '/desk/leads'],
    ['data:text/html,<script>alert(1)</script>', '/desk/leads'],
    ['http://[', '/desk/leads'],
    ['/desk/sign-in?to=/desk/sign-in', '/desk/leads'],
    ['/desk/setup?token=x', '/desk/leads'],
  ] as const)
    expect([to, await signInFrom(page, to)]).toEqual([to, deskSite.url + path]);
  const { hostname } = new URL(deskSite.url);
  const elsewhere = asked.filter((url) => url.startsWith('http') && new URL(url).hostname !== hostname);
  expect(elsewhere).toEqual([]);
});

/** The pages that a hostile link leads to before anybody signs in. */
test('a link to the door with another site in it keeps within the desk', async ({ page }) => {
  await page.goto('/desk//example.com/%2e%2e');
  await expect(page).toHaveURL(/\/desk\/sign-in\?to=%2Fdesk%2F/);
});

test('a passkey is made, signs in where a password did, shows who it is, and ends what was planted', async ({
  page,
  browser,
  context,
  deskSite,
}) => {
  await setUp(page, deskSite);
  const devices = await context.newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Remove' }).first()).toBeVisible();

  // A session that somebody planted in this browser before its owner signs in.
  const other = await signInElsewhere(browser, deskSite);
  const planted = await other.context().cookies();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await context.addCookies(planted);
  await page.goto('/desk/sign-in?to=%2Fdesk%2Fsettings');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  const signedIn = await context.cookies();
  expect(sessionIn(signedIn)).not.toBe(sessionIn(planted));
  expect((await other.request.get('/api/desk/me')).status()).toBe(401);
  expect((await page.request.get('/api/desk/me')).status()).toBe(200);

  // Half a day later the server asks who it is before anything that cannot be undone.
  let isOld = true;
  await page.route('**/api/desk/people', (route) =>
    isOld && route.request().method() === 'POST'
      ? route.fulfill({
          status: 403,
          contentType: 'application/problem+json',
          body: JSON.stringify({ type: '/problems/reauthenticate' }),
        })
      : route.continue(),
  );
  await page.getByLabel('Email of a colleague').fill('kim@example.com');
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  isOld = false;
  await dialog.getByRole('button', { name: /passkey/i }).click();
  await expect(page.getByText(/\/desk\/join\?token=/)).toBeVisible();
  expect(sessionIn(await context.cookies())).not.toBe(sessionIn(signedIn));
  await page.getByRole('link', { name: 'Leads' }).click();
  await expect(page.getByText('No leads yet.')).toBeVisible();
  await other.context().close();
});

const sessionIn = (cookies: { name: string; value: string }[]) =>
  cookies.find(({ name }) => name === 'desk-session')?.value;

test('an address that leads nowhere says so, with the way back around it', async ({ page, deskSite }) => {
  await setUp(page, deskSite);
  for (const path of [
    '/desk/nowhere',
    '/desk/leads/none',
    '/desk/conversations/none',
    '/desk/content/spells',
  ]) {
    await page.goto(path);
    await expect(page.getByText('There is nothing here.')).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
  }
});

test('what does not load says so and is fetched again', async ({ page, deskSite }) => {
  // The desk asks three times, with a pause, before it says so.
  test.setTimeout(120_000);
  await setUp(page, deskSite);
  let isAway = true;
  await page.route(/\/api\/desk\/(me|leads\?|leads$|conversations|numbers)/, (route) =>
    isAway ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  for (const [path, shown] of [
    ['/desk/leads', 'No leads yet.'],
    ['/desk/conversations', 'Unanswered questions'],
    ['/desk/numbers', 'Median time to first reply'],
    ['/desk/settings', owner.email],
  ] as const) {
    isAway = true;
    await page.goto(path);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('main')).toHaveCount(1);
    isAway = false;
    await again.click();
    await expect(again).toBeHidden();
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
  }
});
