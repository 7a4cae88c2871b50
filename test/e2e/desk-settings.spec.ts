import { createECDH } from 'node:crypto';
import type { Page } from '@playwright/test';
import { owner, signInAt } from '../desk-account.ts';
import { colleague, expect, test, testAsColleague } from './desk-site.ts';
import { COUNTS_AS_ZERO, layoutShiftOf, sumLayoutShifts } from './layout-shift.ts';

/** Resolves once the browser has drawn what is on the page now. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));

test('nothing in Settings moves while its lists load', async ({ page }) => {
  await sumLayoutShifts(page);
  const { promise: asked, resolve: release } = Promise.withResolvers<void>();
  for (const part of ['passkeys', 'sessions', 'people'])
    await page.route(`**/api/desk/${part}`, async (route) => {
      await asked;
      await route.continue();
    });
  const requests = ['passkeys', 'sessions', 'people'].map((part) =>
    page.waitForRequest(`**/api/desk/${part}`),
  );
  await page.goto('/desk/settings');
  await Promise.all(requests);
  await drawn(page);
  release();
  const account = page.getByRole('combobox', { name: `Role of ${owner.name}` });
  await expect(account).toBeVisible();
  await drawn(page);
  expect(await layoutShiftOf(page)).toBeLessThan(COUNTS_AS_ZERO);
});

/** Withdraws an invitation like another browser. */
async function withdrawElsewhere(page: Page, invited: string): Promise<void> {
  const { invitations } = await (await page.request.get('/api/desk/people')).json();
  const { id } = invitations.find(({ email }: { email: string }) => email === invited);
  const headers = { origin: new URL(page.url()).origin };
  expect((await page.request.delete(`/api/desk/invitations/${id}`, { headers })).ok()).toBe(true);
}

test('rejected changes in Settings say why', async ({ page }) => {
  await page.goto('/desk/settings');
  const colleague = page.getByLabel('Email of a colleague');
  await colleague.fill(owner.email);
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(colleague).toHaveAccessibleDescription('Somebody has an account with this address.');
  expect(await page.locator('[data-toast]').count(), 'a failure is announced once').toBe(0);
  await colleague.fill('kim at example');
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(colleague).toHaveAccessibleDescription(/^The desk takes addresses like name@example\.com/);
  await expect(colleague).toBeFocused();

  await page.getByRole('combobox', { name: `Role of ${owner.name}` }).selectOption('member');
  await expect(page.getByText('A desk needs an owner.')).toBeVisible();

  await page.getByRole('button', { name: 'Close', exact: true }).click();
  const people = page.getByRole('listitem').filter({ hasText: owner.email });
  await people.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('A desk needs an owner.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Somebody else has withdrawn it first.
  const invited = await page.request.post('/api/desk/people', {
    data: { email: 'kim@example.com' },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(invited.status()).toBe(201);
  await page.reload();
  const withdraw = page.getByRole('button', { name: 'Withdraw the invitation of kim@example.com' });
  await withdraw.click();
  const dialog = page.getByRole('dialog');
  await test.step('a dialog focuses its main button, and can be closed with its close button', async () => {
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });
  await withdraw.click();
  await withdrawElsewhere(page, 'kim@example.com');
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('Somebody was faster: it is gone already.')).toBeVisible();
  await expect(withdraw).toBeHidden();
});

testAsColleague('an owner who becomes a member sees only what members do', async ({ page, deskSite }) => {
  const byOwner = { ...(await signInAt(deskSite)), origin: deskSite.url, 'content-type': 'application/json' };
  const { id } = await (await page.request.get('/api/desk/me')).json();
  const promotion = { method: 'PATCH', headers: byOwner, body: JSON.stringify({ role: 'owner' }) };
  expect((await fetch(`${deskSite.url}/api/desk/people/${id}`, promotion)).ok).toBe(true);
  await page.goto('/desk/settings');
  const invite = page.getByRole('button', { name: 'Invite' });
  await expect(invite).toBeVisible();
  await page.getByRole('combobox', { name: `Role of ${colleague.name}` }).selectOption('member');
  await expect(page.getByText(`${colleague.name} is now member`)).toBeVisible();
  await expect(invite).toHaveCount(0);
});

/** The browser's push service, which is on the internet, holds a subscription with the key of an earlier store. */
async function subscribedWithAnotherKey(page: Page) {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  await page.addInitScript(
    (keys) => {
      let key: unknown = 'of a store that is gone';
      const subscription = {
        endpoint: 'https://push.example.com/one',
        toJSON: () => ({ keys }),
        async unsubscribe() {
          key = null;
          return true;
        },
      } as unknown as PushSubscription;
      Notification.requestPermission = async () => 'granted';
      PushManager.prototype.getSubscription = async () => (key ? subscription : null);
      PushManager.prototype.subscribe = async (options) => {
        key ??= options?.applicationServerKey;
        if (key !== options?.applicationServerKey) throw new DOMException('', 'InvalidStateError');
        return subscription;
      };
    },
    { p256dh, auth: 'a'.repeat(22) },
  );
}

test.describe('notifications', () => {
  test.use({ serviceWorkers: 'allow' });

  test('notifications can be turned on in a browser subscribed with another key, and stay on if the earlier state arrives late', async ({
    page,
  }) => {
    await subscribedWithAnotherKey(page);
    // The worker must be registered for the browser to look for a subscription.
    await page.goto('/desk/settings');
    await page.getByRole('button', { name: 'Turn on notifications' }).click();
    await expect(page.getByText('You are told of new leads on this device')).toBeVisible();
    await page.getByRole('button', { name: 'Turn off on this device' }).click();
    await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeVisible();
    const { promise: turnedOn, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/desk/push-subscriptions', async (route) => {
      if (route.request().method() !== 'PATCH') return await route.fallback();
      const response = await route.fetch();
      await turnedOn;
      await route.fulfill({ response });
    });
    // The frame of the desk and the settings both ask.
    let answers = 0;
    const late = page.waitForResponse((response) => {
      if (response.request().method() === 'PATCH') answers += 1;
      return answers === 2;
    });
    await page.reload();
    await page.getByRole('button', { name: 'Turn on notifications' }).click();
    await expect(page.getByText('You are told of new leads on this device')).toBeVisible();
    release();
    await (await late).finished();
    await drawn(page);
    await expect(page.getByRole('button', { name: 'Turn off on this device' })).toBeVisible();
  });

  test('notifications that cannot be turned on without a service worker say so', async ({ page }) => {
    await page.addInitScript(() => {
      Notification.requestPermission = async () => 'granted';
      navigator.serviceWorker.register = () => Promise.reject(new TypeError('It cannot be loaded'));
    });
    await page.goto('/desk/settings');
    await page.getByRole('button', { name: 'Turn on notifications' }).click();
    await expect(page.getByText('Notifications could not be turned on. Try again.')).toBeVisible();
  });

  test('a push service that does not respond shows a waiting state and then a message', async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      Notification.requestPermission = async () => 'granted';
      PushManager.prototype.subscribe = () => {
        document.dispatchEvent(new Event('subscribing'));
        return new Promise(() => {});
      };
    });
    await page.goto('/desk/settings');
    const subscribing = page.evaluate(
      () => new Promise<void>((done) => document.addEventListener('subscribing', () => done())),
    );
    await page.getByRole('button', { name: 'Turn on notifications' }).click();
    await expect(page.getByRole('button', { name: 'Turning on' })).toHaveAttribute('aria-disabled', 'true');
    // The wait for the push service begins once the service worker is registered.
    await subscribing;
    await page.clock.fastForward(21_000);
    await expect(
      page.getByText('The service that brings notices to this browser does not answer.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeEnabled();
  });
});

test('a list of people with an open invitation updates by itself', async ({ page }) => {
  await page.clock.install();
  await page.goto('/desk/settings');
  await page.getByLabel('Email of a colleague').fill('noor@example.com');
  await page.getByRole('button', { name: 'Invite' }).click();
  const invited = page.getByRole('listitem').filter({ hasText: 'noor@example.com' });
  await expect(invited).toContainText('Invited, not joined yet');
  await withdrawElsewhere(page, 'noor@example.com');
  await page.clock.fastForward(16_000);
  await expect(invited).toHaveCount(0);
});

test('a new invitation empties the field; its link, not yet copied, and its toast are in view', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/desk/settings');
  const field = page.getByLabel('Email of a colleague');
  const navigation = page.getByRole('navigation', { name: 'Desk' });
  for (const email of ['anastasia.featherstone@example.com', `${'longname'.repeat(6)}@example.com`]) {
    await field.fill(email);
    await page.getByRole('button', { name: 'Invite' }).click();
    const copy = page.getByText(`Send this link to ${email}`).locator('..').getByRole('button');
    await expect(copy).toHaveText('Copy the link');
    await expect(page.getByRole('listitem').filter({ hasText: email })).toBeVisible();
    await expect(copy).toBeInViewport({ ratio: 1 });
    const [link, bar] = [await copy.boundingBox(), await navigation.boundingBox()];
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await expect(field).toHaveValue('');
    await expect(page.getByText(`The invitation of ${email}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeInViewport({ ratio: 1 });
    await copy.click();
    await expect(copy).toHaveText('Copied');
  }
});

test('a person invited before the list has loaded is in it', async ({ page }) => {
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  let tries = 0;
  await page.route(
    '**/api/desk/people',
    async (route) => {
      tries += 1;
      // The page appears when the first try has failed.
      if (tries === 1) return await route.fulfill({ status: 503 });
      const early = await route.fetch();
      hold();
      await expect(page.getByText(/^Send this link to noor@example.com/)).toBeVisible();
      await route.fulfill({ response: early });
    },
    { times: 2 },
  );
  await page.goto('/desk/settings');
  await held;
  await page.getByLabel('Email of a colleague').fill('noor@example.com');
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('button', { name: 'Withdraw the invitation of noor@example.com' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
});

test('a list that did not load is not shown as empty', async ({ page }) => {
  for (const part of ['passkeys', 'sessions', 'people'])
    await page.route(`**/api/desk/${part}`, (route) => route.abort('connectionrefused'));
  await page.goto('/desk/settings');
  const section = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const away = 'This did not load.';
  for (const name of ['Passkeys', 'Where you are signed in', 'People'])
    await expect(section(name).getByText(away)).toBeVisible();
  await expect(page.getByText('No passkey yet.')).toHaveCount(0);
  await page.unrouteAll();
  for (const name of ['Passkeys', 'Where you are signed in', 'People'])
    await section(name).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No passkey yet.')).toBeVisible();
  await expect(section('Where you are signed in').getByText('This browser')).toBeVisible();
  await expect(section('People').getByText(owner.email)).toBeVisible();
  await expect(page.getByText(away)).toHaveCount(0);
});
