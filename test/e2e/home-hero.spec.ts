import { hero } from '#content/home.ts';
import { outbound } from '#content/navigation.ts';
import { neighborhoods } from '#content/neighborhoods.ts';
import { openHydrated, overlap } from './frame-page.ts';
import { openedOnce } from './opened-once.ts';
import { servePartialPage } from './partial-page.ts';
import { expect, test } from './site.ts';

const HERO_FILES = '**/pictures/hero-*';

const SCREENS = [
  [1440, 900],
  [1280, 800],
  [390, 844],
] as const;

/** A small phone, and a phone on its side. */
const LOW_SCREENS = [
  [360, 780],
  [844, 390],
] as const;

test.describe('the open page', () => {
  const testOnIt = openedOnce((page) => page.goto('/'));

  testOnIt('the two buttons of the hero open a new tab without access to the opener', async ({ page }) => {
    for (const [label, link] of [
      ['Access Listings', outbound.accessListings],
      ["Your Home's Value", outbound.homeValue],
    ] as const) {
      const button = page.getByRole('main').getByRole('link', { name: label });
      await expect(button).toHaveAttribute('href', link);
      await expect(button).toHaveAttribute('target', '_blank');
      await expect(button).toHaveAttribute('rel', 'noopener');
      await expect(button).toHaveAccessibleName(/opens in a new tab/);
    }
  });

  testOnIt(
    'the heading names in-town Charlotte, its second part in italics, and the line below names every neighborhood',
    async ({ page }) => {
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('In-town Charlotte living, street by street.');
      await expect(heading.locator('em')).toHaveText('street by street.');
      await expect(heading.locator('em')).toHaveCSS('font-style', 'italic');
      for (const { name } of neighborhoods) await expect(page.locator('h1 + p')).toContainText(name);
    },
  );

  testOnIt(
    'the picture fades out by a mask, without an overlay between picture and text',
    async ({ page }) => {
      const scene = page.locator('[data-scene]');
      expect(await scene.evaluate((element) => getComputedStyle(element).maskImage)).toContain(
        'linear-gradient',
      );
      const covers = await scene.evaluate((element) =>
        ['::before', '::after'].map((part) => getComputedStyle(element, part).content),
      );
      expect(covers).toEqual(['none', 'none']);
    },
  );
});

test('the picture fades in over 300 ms once it has loaded; until then the sky is shown', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(HERO_FILES, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const image = page.locator('[data-scene] img');
  await expect(image).toHaveCSS('opacity', '0');
  const skies = await image.evaluate((element) =>
    [element.closest('section'), element.closest('[data-picture]')].map(
      (part) => part && getComputedStyle(part).backgroundImage,
    ),
  );
  for (const sky of skies) expect(sky).toContain('linear-gradient');
  await expect(page.locator('[data-scene]')).not.toHaveAttribute('data-loaded');

  release();
  await expect(page.locator('[data-scene][data-loaded]')).toBeAttached();
  expect(await image.evaluate((element) => getComputedStyle(element).transitionDuration)).toMatch(/^0.3s/);
  await expect(image).toHaveCSS('opacity', '1');
});

test('a loaded picture is shown at once, before the rest of the page has arrived', async ({ page, site }) => {
  const halved = await servePartialPage(site.url, '/', '<footer');
  try {
    await page.goto(halved.url, { waitUntil: 'commit' });
    await expect(page.locator('[data-scene] img')).toHaveCSS('opacity', '1');
    await expect(page.locator('footer')).toHaveCount(0);
  } finally {
    halved.close();
  }
});

test('the picture is preloaded first, in the displayed size, and is never lazy; the three fonts of the first view are preloaded and fetched once', async ({
  page,
}) => {
  const requested: Record<string, string[]> = { image: [], font: [] };
  page.on('request', (request) => {
    requested[request.resourceType()]?.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await test.step('the picture', async () => {
    for (const preload of await page.locator('link[rel=preload][as=image]').all()) {
      await expect(preload).toHaveAttribute('fetchpriority', 'high');
    }
    const image = page.locator('[data-scene] img');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(image).toHaveAttribute('loading', 'eager');
    const shown = await image.evaluate((element: HTMLImageElement) => new URL(element.currentSrc).pathname);
    expect(requested.image?.[0]).toBe(shown);
    expect(requested.image?.filter((path) => path.includes('/hero-'))).toEqual([shown]);
  });
  await test.step('the fonts', async () => {
    await page.evaluate(async () => await document.fonts.ready);
    const preloaded = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(preloaded).toHaveLength(3);
    expect(requested.font?.toSorted()).toEqual(preloaded.toSorted());
  });
});

test('the arrow is in view on every screen size and overlaps no button, with and without the banner', async ({
  page,
}) => {
  const arrow = page.getByRole('link', { name: hero.scrollDown });
  const dock = page.getByRole('region', { name: 'Cookie consent' });
  const expectArrowInView = async (also: () => Promise<void>) => {
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await expect(arrow).toBeInViewport({ ratio: 1 });
      await also();
    }
  };
  // On these there may be no room for the arrow.
  const expectNoOverlap = async () => {
    for (const [width, height] of LOW_SCREENS) {
      await page.setViewportSize({ width, height });
      for (const { label } of [hero.accessListings, hero.homeValue]) {
        const button = page.getByRole('main').getByRole('link', { name: label });
        const isOver = (await arrow.isVisible()) && (await overlap(arrow, button));
        expect(isOver, `${label} at ${width} px`).toBe(false);
      }
    }
  };
  await openHydrated(page, '/');
  await expect(dock).toBeVisible();
  await expectArrowInView(async () => await expect.poll(() => overlap(arrow, dock)).toBe(false));
  await expectNoOverlap();
  await page.getByRole('button', { name: 'Necessary Only' }).click();
  await expectArrowInView(async () => await expect(dock).toBeHidden());
  await expectNoOverlap();
});

test('a phone held upright preloads and shows only the part of the picture that fits its screen', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/hero-')) requested.push(pathname);
  });
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 599, height: 860 },
  ]) {
    await page.setViewportSize(viewport);
    requested.length = 0;
    await page.goto('/');
    const image = page.locator('[data-scene] img');
    await expect(image).toHaveJSProperty('complete', true);
    expect(requested).toEqual([expect.stringMatching(/hero-tall-584\./)]);
    const part = await image.evaluate(
      (element: HTMLImageElement) => element.naturalWidth / element.naturalHeight,
    );
    const frame = await image.evaluate(({ clientWidth, clientHeight }) => clientWidth / clientHeight);
    // Wider than the part, the frame would cut its foot, which the whole picture shows.
    expect(frame).toBeLessThanOrEqual(part);
  }
});
