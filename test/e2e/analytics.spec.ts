import type { Page } from '@playwright/test';
import { signUpAt } from '../desk-account.ts';
import { type RunningServer, startBuiltServer } from '../running-server.ts';
import { openHydrated } from './frame-page.ts';
import { expect, test } from './site.ts';

const TOOLS = [
  {
    name: 'Plausible',
    setting: 'plausible:stone.example',
    script: 'https://plausible.io/js/script.js',
    collector: 'https://plausible.io/api/event',
  },
  {
    name: 'Google Analytics',
    setting: 'ga4:G-TEST1234',
    script: 'https://www.googletagmanager.com/gtag/js?id=G-TEST1234',
    collector: 'https://region1.google-analytics.com/g/collect',
  },
];

for (const { name, setting, script, collector } of TOOLS) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' });
    let server: RunningServer;
    test.beforeAll(async () => {
      server = await startBuiltServer({ env: { ANALYTICS: setting, LOG_LEVEL: 'warn' } });
    });
    test.afterAll(() => server.remove());

    test('is not requested before consent, loads with it, and no longer on the next page once consent is withdrawn', async ({
      page,
    }) => {
      const asked = await mockTool(page, collector);
      await openHydrated(page, `${server.url}/privacy-policy`);
      await expect(page.getByRole('article')).toContainText(`Once you allow analytics, ${name}`);
      expect(asked).toEqual([]);
      await page.getByRole('button', { name: 'Accept All' }).click();
      await expect.poll(() => asked.filter((url) => !isMap(url))).toEqual([script, collector]);

      await page.getByRole('button', { name: 'Cookie settings' }).click();
      await expect(page.getByRole('dialog')).toContainText(`Measures visits with ${name}`);
      await page.getByRole('switch', { name: 'Analytics' }).click();
      await page.getByRole('button', { name: 'Save Preferences' }).click();
      await expect.poll(() => page.evaluate(() => document.cookie)).toBe('');
      asked.length = 0;
      await openHydrated(page, `${server.url}/privacy-policy`);
      expect(asked.filter((url) => !isMap(url))).toEqual([]);
    });

    test('does not load in previews of drafts', async ({ page, context }) => {
      const { cookie } = await signUpAt(server);
      const [key = '', value = ''] = cookie.split('=');
      await context.addCookies([{ name: key, value, url: server.url }]);
      const draft = `${server.url}/api/desk/content/neighborhoods/noda/draft`;
      const { record, version } = await (await page.request.get(draft)).json();
      const saved = await page.request.put(draft, {
        data: { record: { ...record, description: 'The old mill village.' }, version },
        headers: { origin: server.url },
      });
      const { preview } = await saved.json();
      const response = await page.goto(new URL(preview.url, server.url).href);
      await expect(page.getByText('The old mill village.', { exact: true }).first()).toBeVisible();
      await expect(page.locator('astro-island[component-export="AnalyticsLoader"]')).toHaveCount(0);
      expect(response?.headers()['content-security-policy']).not.toContain(new URL(script).host);
    });

    test('is never loaded under Global Privacy Control, even with stored consent', async ({ page }) => {
      const asked = await mockTool(page, collector);
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
      await openHydrated(page, `${server.url}/privacy-policy`);
      expect(asked).toEqual([]);
    });
  });
}

test('without a tool the policy allows no analytics host, and the page says there is none', async ({
  page,
}) => {
  const asked = await mockTool(page, '');
  const response = await page.goto('/privacy-policy');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/connect-src 'self';/);
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  await expect(page.getByRole('article')).toContainText('no analytics tool and no marketing tool');
  await openHydrated(page, '/privacy-policy');
  await page.getByRole('button', { name: 'Accept All' }).click();
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeHidden();
  expect(asked.filter((url) => !isMap(url))).toEqual([]);
});

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
  return url.includes('openstreetmap');
}
