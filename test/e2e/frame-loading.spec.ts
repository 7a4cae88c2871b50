import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { typeIn } from './contact-form.ts';
import { DESKTOP, decideCookies, openHydrated, PHONE } from './frame-page.ts';
import { holdTimers } from './held-timers.ts';
import { leadsOf } from './lead-form.ts';
import { servePartialPage } from './partial-page.ts';
import { expect, test } from './site.ts';

/** Limit for all islands of the home page, brotli; bench/budgets.ts allows 95 with headers and the chat open. */
const MAX_SCRIPT_KB = 90;

for (const banner of ['with', 'without']) {
  test(`nothing of the frame moves while slow fonts arrive, ${banner} the banner`, async ({ page }) => {
    if (banner === 'without') await decideCookies(page);
    await observeShifts(page);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      const painted = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await painted.promise;
        await route.continue();
      });
      await page.goto('/contact', { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
      painted.resolve();
      await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
      await expect(page.locator('astro-island[client="settled"][ssr]')).toHaveCount(0, { timeout: 15_000 });
      expect(await page.evaluate(() => Reflect.get(window, 'moved')), `at ${size.width} px`).toEqual([]);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}

test('floating buttons stay hidden until all have loaded, so that none is pushed up', async ({
  page,
  site,
}) => {
  await page.setViewportSize(PHONE);
  await observeShifts(page);
  const halved = await servePartialPage(site.url, '/contact', 'data-dock');
  try {
    await page.goto(halved.url, { waitUntil: 'commit' });
    await expect(page.getByLabel('Open chat')).toBeAttached();
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    halved.goOn();
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([]);
  } finally {
    halved.close();
  }
});

test('the banner is shown before hydration, and never to visitors who have decided', async ({ page }) => {
  // Islands are not hydrated: only the server's HTML and the script in the head take effect.
  await page.route('**/_astro/**', (route) => route.abort());
  const banner = page.getByRole('region', { name: 'Cookie consent' });
  await page.goto('/contact');
  await expect(banner).toBeVisible();
  await decideCookies(page);
  await page.goto('/contact');
  await expect(banner).toBeHidden();
});

test(`all JavaScript of the home page is at most ${MAX_SCRIPT_KB} KB brotli`, async ({ page }) => {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.set(response.url(), response.body());
  });
  await decideCookies(page);
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(page.getByRole('dialog', { name: 'Chat with' })).toBeVisible();
  const bodies = await Promise.all(scripts.values());
  const kilobytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).byteLength, 0) / 1_000;
  expect(kilobytes).toBeGreaterThan(40);
  expect(kilobytes).toBeLessThanOrEqual(MAX_SCRIPT_KB);
});

test('a click on a button before its island is hydrated is not lost', async ({ page }) => {
  const go = Promise.withResolvers<void>();
  await page.route('**/_astro/**', async (route) => {
    await go.promise;
    await route.continue();
  });
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Necessary Only' }).click();
  await page.getByRole('button', { name: 'Open chat' }).click();
  go.resolve();
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Chat with' })).toBeVisible();
});

test('Cookie settings pressed before its code has loaded opens the preferences as soon as it has', async ({
  page,
}) => {
  const go = Promise.withResolvers<void>();
  await page.route('**/_astro/**', async (route) => {
    await go.promise;
    await route.continue();
  });
  await decideCookies(page);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  go.resolve();
  await expect(page.getByRole('dialog', { name: 'Cookie preferences' })).toBeVisible();
});

test('buttons whose code failed to load work as soon as it loads', async ({ page }) => {
  let isOnline = false;
  await page.route('**/_astro/**', (route) => (isOnline ? route.continue() : route.abort()));
  // Astro tries twice, then fires an event.
  await page.addInitScript(() => {
    const failed = new Set<string>();
    Reflect.set(window, 'failed', failed);
    addEventListener('astro:hydration-error', (event) => {
      event.preventDefault();
      failed.add(Reflect.get(event, 'detail').componentUrl);
    });
  });
  await page.goto('/contact');
  const chat = page.getByRole('button', { name: 'Open chat' });
  const necessary = page.getByRole('button', { name: 'Necessary Only' });
  await chat.click();
  await necessary.click();
  const failed = () => page.evaluate(() => [...Reflect.get(window, 'failed')].join());
  await expect.poll(failed).toMatch(/chat-widget.*cookie-banner|cookie-banner.*chat-widget/);
  isOnline = true;
  await necessary.click();
  await chat.click();
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Chat with' })).toBeVisible();
});

test('a form whose code fails to load is posted by the browser', async ({ page, site }) => {
  await page.route('**/_astro/**', (route) => route.abort());
  await page.addInitScript(() => {
    addEventListener('astro:hydration-error', (event) => event.preventDefault());
  });
  await page.goto('/contact');
  await typeIn(page, 'no-code@example.com', 'valuation');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/contact\?sent=yes/);
  await expect(page.getByText('Thank you for reaching out!')).toBeVisible();
  expect(await leadsOf(site.dataDir, 'no-code@example.com')).toHaveLength(1);
});

test('a form whose code never arrives is posted by the browser after a few seconds', async ({
  page,
  site,
}) => {
  const holding = await holdTimers(page, 5_000);
  await page.route('**/_astro/**', () => {}); // never responds
  await page.goto('/contact', { waitUntil: 'commit' });
  await typeIn(page, 'stalled@example.com', 'valuation');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await holding.run();
  await expect(page).toHaveURL(/\/contact\?sent=yes/);
  expect(await leadsOf(site.dataDir, 'stalled@example.com')).toHaveLength(1);
});

test('a form posted by the browser is not sent again when the code arrives before the response', async ({
  page,
  site,
}) => {
  const holding = await holdTimers(page, 5_000);
  const go = Promise.withResolvers<void>();
  await page.route('**/_astro/**', async (route) => {
    await go.promise;
    await route.continue();
  });
  const alive = Promise.withResolvers<void>();
  await page.route('**/alive', (route) => {
    alive.resolve();
    return route.fulfill();
  });
  await page.route('**/contact', async (route) => {
    if (route.request().method() !== 'POST') return await route.fallback();
    go.resolve();
    await alive.promise;
    await route.continue();
  });
  // Playwright itself waits on a page with a pending navigation.
  await page.addInitScript(() => {
    addEventListener(
      'astro:hydrate',
      ({ target }) => {
        const form = (target as Element).querySelector('form[action^="/contact"]');
        if (form) form.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
        else void fetch('/alive');
      },
      { capture: true },
    );
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await typeIn(page, 'twice@example.com', 'valuation');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await holding.run();
  await expect(page).toHaveURL(/\/contact\?sent=yes/);
  expect(await leadsOf(site.dataDir, 'twice@example.com')).toHaveLength(1);
});

test('a menu opened before hydration stays open and reports that state', async ({ page }) => {
  const go = Promise.withResolvers<void>();
  await page.route('**/_astro/**', async (route) => {
    await go.promise;
    await route.continue();
  });
  await page.setViewportSize(PHONE);
  await page.goto('/contact');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(page.locator('#main-menu')).toBeVisible();
  go.resolve();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#main-menu')).toBeVisible();
});

test('caches of earlier versions are deleted, without a flag outside production', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate(() => caches.open('old-site'));
  await openHydrated(page, '/contact');
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('cache-cleared'))).toBeNull();
});

/** Records layout shifts outside <main>, whose sections have their own tests. */
async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Reflect.set(window, 'moved', moved);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        for (const { node } of Reflect.get(entry, 'sources') as { node: Node | null }[]) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element && !element.closest('main')) moved.push(element.outerHTML.slice(0, 120));
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
