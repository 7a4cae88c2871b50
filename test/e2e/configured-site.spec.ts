import type { Page } from '@playwright/test';
import { signUpAt } from '../desk-account.ts';
import { type RunningServer, startBuiltServer } from '../running-server.ts';
import { decideCookies, mockMaps, openHydrated, waitForHydration } from './frame-page.ts';
import { expect, test } from './site.ts';

// What settings of the server's environment change on pages.

test.describe('with analytics, a key for maps and a production host', () => {
  const PLAUSIBLE = 'https://plausible.io';
  const site = startedWith({
    ANALYTICS: 'plausible:stone.example',
    MAPS_EMBED_KEY: 'test-key-1',
    PRODUCTION_HOST: '127.0.0.1',
  });

  test('Plausible is loaded with consent only', async ({ page }) => {
    const [script, collector] = [`${PLAUSIBLE}/js/script.js`, `${PLAUSIBLE}/api/event`];
    await expectOnlyWithConsent(page, site(), { name: 'Plausible', script, collector });
  });

  test('analytics does not load in previews of drafts', async ({ request }) => {
    const headers = { ...(await signUpAt(site())), origin: site().url };
    const draft = `${site().url}/api/desk/content/neighborhoods/noda/draft`;
    const { record, version } = await (await request.get(draft, { headers })).json();
    const saved = await request.put(draft, {
      data: { record: { ...record, description: 'The old mill village.' }, version },
      headers,
    });
    const { preview } = await saved.json();
    const shown = await request.get(new URL(preview.url, site().url).href, { headers });
    const published = await request.get(`${site().url}/neighborhoods/noda`);
    expect(await published.text()).toContain('AnalyticsLoader');
    expect(await shown.text()).toContain('The old mill village.');
    expect(await shown.text()).not.toContain('AnalyticsLoader');
    expect(published.headers()['content-security-policy']).toContain('plausible');
    expect(shown.headers()['content-security-policy']).not.toContain('plausible');
  });

  test('analytics is never loaded under Global Privacy Control, even with stored consent', async ({
    page,
  }) => {
    const asked = await mockTool(page, '');
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      const consent = {
        necessary: true,
        analytics: true,
        marketing: true,
        functional: false,
        timestamp: '',
      };
      localStorage.setItem('cookie-consent', JSON.stringify(consent));
    });
    await openHydrated(page, `${site().url}/privacy-policy`);
    expect(asked).toEqual([]);
  });

  test('the map is Google’s', async ({ page }) => {
    await mockMaps(page);
    await decideCookies(page, { functional: true });
    await page.goto(`${site().url}/contact`);
    await expect(page.getByTitle('Map of the Stone Realty Group office')).toHaveAttribute(
      'src',
      /^https:\/\/www\.google\.com\/maps\/embed\/v1\/place\?key=test-key-1&q=1500\+East\+Boulevard/,
      { timeout: 15_000 },
    );
  });

  test('on the production host caches are cleared once, which a flag records', async ({ page }) => {
    await openHydrated(page, `${site().url}/contact`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cache-cleared'))).not.toBeNull();
    await page.evaluate(() => caches.open('kept-from-now-on'));
    await page.addInitScript(() => {
      const { prototype } = CacheStorage;
      const listed = prototype.keys;
      prototype.keys = function () {
        document.documentElement.dataset.cachesListed = '';
        return listed.call(this);
      };
    });
    await openHydrated(page, `${site().url}/contact`);
    // The page's other work after its load event is done, which would have included clearing caches.
    await expect(page.locator('[data-picture="loaded"]').first()).toBeAttached();
    await expect(page.locator('html')).not.toHaveAttribute('data-caches-listed');
    expect(await page.evaluate(() => caches.keys())).toEqual(['kept-from-now-on']);
  });
});

test.describe('with Google Analytics', () => {
  const site = startedWith({ ANALYTICS: 'ga4:G-TEST1234' });

  test('Google Analytics is loaded with consent only', async ({ page }) => {
    await expectOnlyWithConsent(page, site(), {
      name: 'Google Analytics',
      script: 'https://www.googletagmanager.com/gtag/js?id=G-TEST1234',
      collector: 'https://region1.google-analytics.com/g/collect',
    });
  });
});

test('without a tool the policy allows no analytics host, and the page says there is none', async ({
  page,
}) => {
  const asked = await mockTool(page, '');
  const response = await page.goto('/privacy-policy');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/connect-src 'self';/);
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  await expect(page.getByRole('article')).toContainText('no analytics tool and no marketing tool');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Accept All' }).click();
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeHidden();
  expect(asked.filter((url) => !isMap(url))).toEqual([]);
});

/** Starts a server once for the tests of a `describe` block. @returns a function that returns it */
function startedWith(env: Record<string, string>): () => RunningServer {
  let server: RunningServer;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    server = await startBuiltServer({ env: { ...env, LOG_LEVEL: 'warn' } });
  });
  test.afterAll(() => server.remove());
  return () => server;
}

interface Tool {
  name: string;
  script: string;
  collector: string;
}

/** Expects no request before consent, nor on the next page once consent is withdrawn. */
async function expectOnlyWithConsent(
  page: Page,
  { url }: RunningServer,
  { name, script, collector }: Tool,
): Promise<void> {
  const asked = await mockTool(page, collector);
  await openHydrated(page, `${url}/privacy-policy`);
  await expect(page.getByRole('article')).toContainText(`Once you allow analytics, ${name}`);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Accept All' }).click();
  await expect.poll(() => asked.filter((address) => !isMap(address))).toEqual([script, collector]);

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(page.getByRole('dialog')).toContainText(`Measures visits with ${name}`);
  await page.getByRole('switch', { name: 'Analytics' }).click();
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe('');
  asked.length = 0;
  await openHydrated(page, `${url}/privacy-policy`);
  expect(asked.filter((address) => !isMap(address))).toEqual([]);
}

/** Mocks the providers, so that no test uses the network; the script sets a cookie and reports like theirs. */
async function mockTool(page: Page, collector: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, async (route) => {
    const url = route.request().url();
    asked.push(url);
    if (!/\/js/.test(url))
      return await route.fulfill({ body: '', headers: { 'access-control-allow-origin': '*' } });
    const script = `document.cookie = '_ga=1; path=/'; document.cookie = '_ga_TEST1234=1; path=/'; fetch('${collector}');`;
    return await route.fulfill({
      contentType: 'text/javascript',
      body: url.includes('gtag') ? script : `fetch('${collector}');`,
    });
  });
  return asked;
}

/** Whether a request is for the office map, which "Accept All" allows too. */
function isMap(url: string): boolean {
  return /openstreetmap|google\.com\/maps/.test(url);
}
