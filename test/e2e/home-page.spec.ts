import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { agent } from '#content/agent.ts';
import { credentials } from '#content/credentials.ts';
import { about } from '#content/home.ts';
import { neighborhoods } from '#content/neighborhoods.ts';
import { homeTestimonials } from '#content/reviews.ts';
import { expect, test } from './site.ts';

const ANCHORS = ['about', 'neighborhoods', 'market-insights', 'testimonials', 'contact'];
/** A fallback font never fits to the pixel: when the heading's first words change, its turn moves by some. */
const COUNTS_AS_ZERO = 0.002;
const CONSENT = { necessary: true, analytics: false, marketing: false, functional: false };
/** Three passes over a long page. */
const AXE_TIMEOUT_MS = 120_000;
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test('has its sections in the order of the specification', async ({ page }) => {
  await page.goto('/');
  const order = await page
    .locator('main section')
    .evaluateAll((all) => all.map((one) => one.id || one.getAttribute('aria-label') || 'hero'));
  expect(order).toEqual(['hero', 'Credentials', ...ANCHORS]);
});

test('states the credentials with their source', async ({ page }) => {
  await page.goto('/');
  const band = page.getByRole('region', { name: 'Credentials' });
  for (const { figure, label } of credentials) {
    await expect(band.locator('dl > div', { hasText: label }).locator('dd')).toContainText(figure);
  }
  await expect(band).toContainText('November 2026');
});

test('introduces the agent by four value cards and four facts, and never by a church', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#about');
  await expect(section.getByRole('listitem')).toHaveCount(4);
  await expect(section).toContainText(about.label);
  await expect(section.locator('dd')).toHaveText([
    agent.favoriteNeighborhood,
    agent.favoriteSpot,
    agent.favoriteRestaurant,
    agent.hobby,
  ]);
  await expect(section).not.toContainText(/church/i);
});

test('the market ledger says that its figures are samples', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#market-insights');
  await expect(section.locator('dt')).toHaveText([
    'Avg home price',
    'Days on market',
    'Active listings',
    'Price per sq ft',
  ]);
  await expect(section).toContainText(/\$425,000.*\+8\.5%.*28.*−12%.*1,247.*\+5\.2%.*\$185.*\+6\.8%/s);
  await expect(section).toContainText('Sample figures');
});

test('/agent/{slug} is the home page and names / as its address; an unknown slug is not found', async ({
  page,
  request,
}) => {
  const response = await page.goto(`/agent/${agent.slug}`);
  expect(response?.status()).toBe(200);
  await expect(page.locator('#neighborhoods')).toBeVisible();
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/^http:\/\/[^/]+\/$/);
  expect((await request.get('/agent/somebody-else')).status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every testimonial can be read in full', async ({ page }) => {
    await page.goto('/');
    for (const { content } of homeTestimonials) {
      const quote = page.locator('#testimonials blockquote', { hasText: content.slice(0, 40) });
      expect((await quote.innerText()).replace('…', '')).toBe(content);
    }
    await expect(page.getByRole('button', { name: 'Next testimonials' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Read More' })).toHaveCount(0);
  });

  test('the details of every area stand under its card', async ({ page }) => {
    await page.goto('/');
    for (const area of neighborhoods) {
      const details = page.locator(`#neighborhood-${area.slug}`);
      await expect(details.getByText('out of 100')).toBeVisible();
      await expect(details.getByText(area.keyFeatures.at(-1) ?? '')).toBeVisible();
    }
  });

  test('a card opens its popover, and the close mark closes it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /^Dilworth/ }).click();
    const open = page.locator('dialog:modal');
    await expect(open).toHaveCount(1);
    const address = page.url();
    await open.getByRole('button', { name: 'Close' }).click();
    await expect(open).toHaveCount(0);
    expect(page.url()).toBe(address);
  });

  test('the arrow is a link to the neighborhoods', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Scroll to neighborhoods' })).toHaveAttribute(
      'href',
      '#neighborhoods',
    );
  });
});

test('nothing moves while fonts and pictures come late', async ({ page }) => {
  await page.addInitScript((consent) => {
    localStorage.setItem(
      'cookie-consent',
      JSON.stringify({ ...consent, timestamp: new Date().toISOString() }),
    );
    Reflect.set(window, 'shifts', []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources = Reflect.get(entry, 'sources') as { node?: Node }[];
        const inMain = sources.some(({ node }) => document.getElementById('main')?.contains(node ?? null));
        if (inMain) Reflect.get(window, 'shifts').push(Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, CONSENT);
  const held: (() => void)[] = [];
  for (const files of ['**/fonts/*', '**/pictures/*']) {
    await page.route(files, async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
  }
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect.poll(() => held.length).toBeGreaterThan(2);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const go of held) go();
  await page.evaluate(async () => await document.fonts.ready);
  await page.waitForLoadState('load');
  await expect(page.locator('#testimonials blockquote')).toHaveCount(3);
  const sum = (await page.evaluate(() => Reflect.get(window, 'shifts') as number[])).reduce(
    (a, b) => a + b,
    0,
  );
  expect(sum).toBeLessThan(COUNTS_AS_ZERO);
});

test('no script is requested before the load event', async ({ page }) => {
  let loaded = false;
  const early: string[] = [];
  page.on('load', () => {
    loaded = true;
  });
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !loaded) early.push(request.url());
  });
  await page.goto('/');
  await expect(page.locator('#testimonials blockquote')).toHaveCount(3);
  expect(early).toEqual([]);
});

test('the server sends no style attribute', async ({ request }) => {
  expect(await (await request.get('/')).text()).not.toMatch(/<[^>]+\sstyle="/);
});

for (const width of [320, 360, 768, 1024, 1440, 1920]) {
  test(`nothing runs out sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

for (const width of [360, 1440]) {
  test(`axe finds nothing at ${width} px, with the popover closed or open, or a review opened`, async ({
    page,
  }) => {
    test.setTimeout(AXE_TIMEOUT_MS);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.locator('#testimonials blockquote')).toHaveCount(3);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Next testimonials' }).click();
    await page.locator('#testimonials').getByRole('button', { name: 'Read More' }).first().click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Dilworth/ }).click();
    await expect(page.getByRole('dialog', { name: 'Dilworth' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page }).include('main').withTags(WCAG).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}
