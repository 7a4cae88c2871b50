import { owner, sendLead, signInAt } from '../desk-account.ts';
import {
  enterPassword,
  expectAfterRetries,
  giveAuthenticator,
  pressSignOut,
  signedInWith,
  signInElsewhere,
} from './desk.ts';
import { colleague, expect, test, testAsColleague } from './desk-site.ts';

testAsColleague(
  'a passkey is created, signs in, reauthenticates, and ends a planted session',
  async ({ page, context, deskSite }) => {
    await giveAuthenticator(page);
    await page.goto('/desk/settings');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible();

    // A session planted in this browser before its owner signs in.
    const planted = await signInAt(deskSite, colleague);
    await pressSignOut(page);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await context.addCookies(signedInWith(planted).cookies);
    await page.goto('/desk/sign-in?to=%2Fdesk%2Fsettings');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    const signedIn = await context.cookies();
    expect(`desk-session=${sessionIn(signedIn)}`).not.toBe(planted.cookie);
    const me = await fetch(`${deskSite.url}/api/desk/me`, { headers: planted });
    expect(me.status).toBe(401);
    expect((await page.request.get('/api/desk/me')).status()).toBe(200);

    // Later irreversible actions require reauthentication.
    let isOld = true;
    await page.route('**/api/desk/password', (route) =>
      isOld
        ? route.fulfill({
            status: 403,
            contentType: 'application/problem+json',
            body: JSON.stringify({ type: '/problems/reauthenticate' }),
          })
        : route.continue(),
    );
    await page.getByLabel('New password').fill('another light on the porch');
    await page.getByRole('button', { name: 'Save password' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    isOld = false;
    await dialog.getByRole('button', { name: /passkey/i }).click();
    await expect(page.getByRole('status').getByText('Your new password is saved')).toBeVisible();
    expect(sessionIn(await context.cookies())).not.toBe(sessionIn(signedIn));
    await page.getByRole('link', { name: 'Leads' }).click();
    await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible();
  },
);

const sessionIn = (cookies: { name: string; value: string }[]) =>
  cookies.find(({ name }) => name === 'desk-session')?.value;

testAsColleague(
  'a browser signed out from another one shows nothing any more, at once',
  async ({ page, browser, deskSite }) => {
    const other = await signInElsewhere(browser, deskSite, colleague);
    await page.goto('/desk/settings');
    await page.getByRole('button', { name: 'End', exact: true }).click();
    await expect(page.getByText(/is signed out$/)).toBeVisible();
    await expect(other).toHaveURL(/\/desk\/sign-in\?to=%2Fdesk%2Fleads/);
    await other.context().close();
  },
);

test('an unknown URL shows a message with the navigation around it', async ({ page }) => {
  for (const path of ['/desk/nowhere', '/desk/conversations/none', '/desk/content/spells']) {
    await page.goto(path);
    await expect(page.getByText('There is nothing here.')).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
  }
});

test('a part that fails to load says so and can be fetched again', async ({ page, deskSite }) => {
  await sendLead(deskSite, { firstName: 'Wren', lastName: 'Loaded', email: 'wren@example.com' });
  let isAway = true;
  await page.route(/\/api\/desk\/(me|leads\?|leads$|conversations|numbers)/, (route) =>
    isAway ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await page.clock.install();
  const follow = (name: string) => () =>
    page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name }).click();
  for (const [open, shown] of [
    [() => page.goto('/desk/leads'), 'Wren Loaded'],
    [follow('Conversations'), 'Unanswered questions'],
    [follow('Numbers'), 'Median time to first reply'],
    [() => page.goto('/desk/settings'), owner.email],
  ] as const) {
    isAway = true;
    await open();
    const again = page.getByRole('button', { name: 'Try again' });
    await expectAfterRetries(again);
    await expect(page.getByRole('main')).toHaveCount(1);
    isAway = false;
    await again.click();
    await expect(again).toBeHidden();
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
  }
});

test('a browser without passkey support asks for the password, offers no passkeys, and leads to the requested page', async ({
  page,
  deskSite,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/desk/settings');
  await expect(page.getByText('This browser cannot make passkeys.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(`/desk/sign-in?to=${encodeURIComponent('/desk/leads?q=porch%20light')}`);
  await expect(page.getByText('This browser cannot use passkeys.')).toBeVisible();
  await expect(page.getByRole('button', { name: /passkey/ })).toHaveCount(0);
  await enterPassword(page);
  // All other addresses: desk/session/session.test.ts.
  await expect(page).toHaveURL(`${deskSite.url}/desk/leads?q=porch+light`);
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
});
