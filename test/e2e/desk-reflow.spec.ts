import { expect, test } from './desk-site.ts';

const PATHS = [
  '/desk/leads',
  '/desk/conversations',
  '/desk/content',
  '/desk/content/neighborhoods/dilworth',
  '/desk/content/listings/sample-01',
  '/desk/content/listings/import',
  '/desk/numbers',
  '/desk/settings',
];

/** WCAG 1.4.12. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

test('at 400 % zoom no page of the desk scrolls sideways, with more space between letters neither', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of PATHS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect({ path, width: await width() }).toEqual({ path, width: 320 });
    await page.evaluate((rule) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rule);
      document.adoptedStyleSheets = [sheet];
    }, SPACING);
    expect({ path, spaced: await width() }).toEqual({ path, spaced: 320 });
  }
});

test('on a narrow screen every link in a row that scrolls sideways is visible when it has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, name] of [
    ['/desk/content', 'Kinds'],
    ['/desk/leads', 'Show'],
  ] as const) {
    await page.goto(path);
    const links = page.getByRole('navigation', { name }).getByRole('link');
    await links.first().focus();
    for (const link of await links.all()) {
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 0.95 });
      await page.keyboard.press('Tab');
    }
  }
});
