import { agent, shippedAgent } from '#content/agent.ts';
import { neighborhoods } from '#content/neighborhoods.ts';
import { homeReviews } from '#content/reviews.ts';
import { DESKTOP, openHydrated, PHONE } from './frame-page.ts';
import { openedOnce } from './opened-once.ts';
import { expect, test as onTheSite } from './site.ts';
import { violationsOf } from './violations.ts';

const ANCHORS = ['about', 'neighborhoods', 'market-insights', 'testimonials', 'contact'];
/** For several axe runs. */
const AXE_TIMEOUT_MS = 120_000;

const test = openedOnce((page) => openHydrated(page, '/'));

test('has its sections in the order of the specification', async ({ page }) => {
  const order = await page
    .locator('main section')
    .evaluateAll((all) => all.map((one) => one.id || one.getAttribute('aria-label') || 'hero'));
  expect(order).toEqual(['hero', 'Credentials', ...ANCHORS]);
});

test('states the credentials with their source', async ({ page }) => {
  const band = page.getByRole('region', { name: 'Credentials' });
  await expect(band.locator('dt')).toHaveText([
    'years in business',
    'homes sold',
    'closed transactions',
    'five-star reviews',
  ]);
  await expect(band.locator('dd')).toHaveText(['18', '2500+', '$1.5B', '1,000']);
  await expect(band).toContainText('As of November 1, 2026.');
});

test('introduces the agent with four value cards and four facts, and mentions no church', async ({
  page,
}) => {
  const section = page.locator('#about');
  await expect(section.getByRole('listitem')).toHaveCount(4);
  await expect(section.getByRole('article')).toContainText(`Meet Our Agent${shippedAgent.name}`);
  await expect(section.locator('dd')).toHaveText([
    agent.favoriteNeighborhood,
    agent.favoriteSpot,
    agent.favoriteRestaurant,
    agent.hobby,
  ]);
  await expect(section).not.toContainText(/church/i);
});

test('the market ledger says that its figures are samples', async ({ page }) => {
  const section = page.locator('#market-insights');
  await expect(section.locator('dt')).toHaveText([
    'Avg home price',
    'Days on market',
    'Active listings',
    'Price per sq ft',
  ]);
  await expect(section).toContainText(/\$425,000.*\+8\.5%.*28.*−12%.*1,247.*\+5\.2%.*\$185.*\+6\.8%/s);
  await expect(section).toContainText('Sample figures, not market data. As of November 1, 2026');
});

test('axe finds nothing on a phone and on a laptop, with a review opened and with the popover', async ({
  page,
}) => {
  test.setTimeout(AXE_TIMEOUT_MS);
  await expect(page.locator('#testimonials blockquote:visible')).toHaveCount(3);
  await page.getByRole('button', { name: 'Next testimonials' }).click();
  await page.locator('#testimonials').getByRole('button', { name: 'Read More' }).first().click();
  // every-page.spec.ts checks the rest of the page.
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    expect(await violationsOf(page, '#testimonials')).toEqual([]);
  }
  await page.getByRole('button', { name: /^Dilworth/ }).click();
  await expect(page.getByRole('dialog', { name: 'Dilworth' })).toBeVisible();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    expect(await violationsOf(page, 'dialog[open]')).toEqual([]);
  }
});

onTheSite('/agent/{slug} is the home page', async ({ request }) => {
  const html = await (await request.get(`/agent/${agent.slug}`)).text();
  for (const id of ANCHORS) expect(html).toContain(`id="${id}"`);
});

onTheSite.describe('without JavaScript', () => {
  onTheSite.use({ javaScriptEnabled: false });

  onTheSite(
    'every review and the details of every area can be read, the picture appears, and popover and arrow work',
    async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('[data-scene] img')).toHaveCSS('opacity', '1');
      await onTheSite.step('every review can be read in full', async () => {
        for (const { content } of homeReviews) {
          const quote = page.locator('#testimonials blockquote', { hasText: content.slice(0, 40) });
          expect((await quote.innerText()).replace('…', '')).toBe(content);
        }
        await expect(page.getByRole('button', { name: 'Next testimonials' })).toBeHidden();
        await expect(page.getByRole('button', { name: 'Read More' })).toHaveCount(0);
      });
      await onTheSite.step('the details of every area stand under its card', async () => {
        for (const area of neighborhoods) {
          const details = page.locator(`#neighborhood-${area.slug}`);
          await expect(details.getByText('out of 100')).toBeVisible();
          await expect(details.getByText(area.keyFeatures.at(-1) ?? '')).toBeVisible();
        }
      });
      await onTheSite.step('the arrow is a link to the neighborhoods', async () => {
        await expect(page.getByRole('link', { name: 'Scroll to neighborhoods' })).toHaveAttribute(
          'href',
          '#neighborhoods',
        );
      });
      await onTheSite.step('a card opens its popover, and the close mark closes it', async () => {
        await page.getByRole('button', { name: /^Dilworth/ }).click();
        const open = page.locator('dialog:modal');
        await expect(open).toHaveCount(1);
        const address = page.url();
        await open.getByRole('button', { name: 'Close' }).click();
        await expect(open).toHaveCount(0);
        expect(page.url()).toBe(address);
      });
    },
  );
});
