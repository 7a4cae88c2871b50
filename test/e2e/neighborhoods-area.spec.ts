import { neighborhoods } from '#content/neighborhoods.ts';
import { PHONE } from './frame-page.ts';
import { openedOnce } from './opened-once.ts';
import { expect, test } from './site.ts';

const robotsIn = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1];

test('an unknown neighborhood shows South End with its own canonical URL', async ({ request }) => {
  const response = await request.get('/neighborhoods/atlantis');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-location']).toBe('/neighborhoods/southend');
  const html = await response.text();
  expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]).toBe('SouthEnd');
  expect(robotsIn(html)).toBe('noindex');
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  expect(canonical).toMatch(/\/neighborhoods\/southend$/);
  expect(robotsIn(await (await request.get('/neighborhoods/southend')).text())).toBeUndefined();
});

test('the API returns 404 for an unknown neighborhood and the record of a known one', async ({ request }) => {
  const unknown = await request.get('/api/neighborhoods/atlantis');
  expect([unknown.status(), unknown.headers()['content-type']]).toEqual([404, 'application/problem+json']);
  const known = await request.get('/api/neighborhoods/noda');
  expect(await known.json()).toMatchObject({ slug: 'noda', name: 'NoDa' });
});

test.describe('an open page', () => {
  const testOnIt = openedOnce((page) => page.goto('/neighborhoods/noda'));

  testOnIt('a long name wraps, in the window, with room for the text below it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const title = page.getByRole('heading', { level: 1 });
    const rename = (name: string) =>
      title.evaluate((element, text) => {
        element.textContent = text;
      }, name);
    await rename('Ballantyne Country Club Estates');
    await expect(title).toBeInViewport({ ratio: 1 });
    await expect(title.locator('+ p')).toBeInViewport({ ratio: 1 });
    await rename('NoDa');
  });

  testOnIt("each neighborhood's place is in view on a phone's roofline", async ({ page }) => {
    await page.setViewportSize(PHONE);
    const line = page.getByRole('region', { name: 'Down the line' }).locator('svg').locator('..');
    for (const { slug } of neighborhoods) {
      // Only the line: opening each page would take much longer.
      await line.evaluate(async (shown, path) => {
        const html = await (await fetch(path)).text();
        const other = new DOMParser().parseFromString(html, 'text/html');
        const next = other.querySelector('[aria-labelledby=neighbors-title] svg')?.parentElement;
        shown.setAttribute('class', next?.className ?? '');
        shown.innerHTML = next?.innerHTML ?? '';
      }, `/neighborhoods/${slug}`);
      const { x, width } = (await line.locator('path[class]').boundingBox()) ?? { x: 0, width: 0 };
      expect(x + width / 2, slug).toBeGreaterThan(0);
      expect(x + width / 2, slug).toBeLessThan(PHONE.width);
    }
  });

  testOnIt('the price trend has a table, source and sample tag', async ({ page }) => {
    const trend = page.getByRole('figure').filter({ hasText: 'Show as a table' });
    await expect(trend).toContainText('Sample figures');
    await trend.getByText('Show as a table').click();
    await expect(trend.getByRole('table')).toBeVisible();
    expect(await trend.getByRole('row').count()).toBeGreaterThanOrEqual(36);
  });

  testOnIt('the public records links open a new tab and say so', async ({ page }) => {
    for (const name of ['Charlotte open data, police incidents', 'NC School Report Cards']) {
      const link = page.getByRole('link', { name });
      await expect(link).toHaveAccessibleName(`${name} (opens in a new tab)`);
      await expect(link).toHaveAttribute('rel', 'noopener');
    }
  });

  testOnIt('the call button dials', async ({ page }) => {
    await expect(page.getByRole('link', { name: 'Call (704) 555-0142' }).last()).toHaveAttribute(
      'href',
      'tel:+17045550142',
    );
  });

  testOnIt('Schedule a Tour says that a written agreement comes first', async ({ page }) => {
    await expect(page.getByRole('link', { name: 'Schedule a Tour' })).toHaveAccessibleDescription(
      /needs a written buyer agreement first/,
    );
  });
});

test('four more neighborhoods follow, adjacent ones first, and each opens at its top', async ({ page }) => {
  await page.goto('/neighborhoods/noda');
  const cards = page.getByRole('region', { name: 'Down the line' }).locator('a[href^="/neighborhoods/"] img');
  await expect(cards).toHaveCount(4);
  const first = page.getByRole('region', { name: 'Down the line' }).getByRole('listitem').first();
  await first.scrollIntoViewIfNeeded();
  await first.getByRole('link', { name: 'Plaza Midwood' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plaza Midwood');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('Myers Park leads to its own guide first', async ({ request }) => {
  const html = await (await request.get('/neighborhoods/myers-park')).text();
  const [, first] = / href="(\/guides\/[^"]+)"/.exec(html.slice(html.indexOf('<main'))) ?? [];
  expect(first).toBe('/guides/a-day-in-myers-park');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('figures, trend and neighbors are shown', async ({ page }) => {
    await page.goto('/neighborhoods/uptown');
    await expect(page.getByRole('region', { name: 'in figures' })).toContainText('$385K');
    await page.getByText('Show as a table').click();
    await expect(page.getByRole('table')).toBeVisible();
    await page.getByRole('link', { name: 'All neighborhoods' }).click();
    await expect(page).toHaveURL('/neighborhoods');
  });
});
