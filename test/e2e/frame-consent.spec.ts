import type { Page } from '@playwright/test';
import { DESKTOP, mockMaps, openHydrated, PHONE, simulateBackForwardCache } from './frame-page.ts';
import { openedOnce } from './opened-once.ts';
import { expect, test } from './site.ts';

const KEY = 'cookie-consent';

test.describe('before a choice', () => {
  const testOnIt = openedOnce(
    (page) => openHydrated(page, '/contact'),
    (page) => page.keyboard.press('Escape'),
  );

  testOnIt(
    'Cancel, Escape and a click beside them close the preferences, store nothing, and the banner stays',
    async ({ page }) => {
      const ways: Record<string, () => Promise<void>> = {
        Cancel: async () => await preferences(page).getByRole('button', { name: 'Cancel' }).click(),
        Escape: async () => await page.keyboard.press('Escape'),
        'a click beside them': async () => await page.mouse.click(20, 20),
      };
      for (const [way, close] of Object.entries(ways)) {
        await testOnIt.step(way, async () => {
          await page.getByRole('button', { name: 'Customize' }).click();
          await preferences(page).getByRole('switch', { name: 'Analytics' }).click();
          await close();
          await expect(preferences(page)).toBeHidden();
          await expect(banner(page)).toBeVisible();
          expect(await stored(page)).toBeNull();
          await expect(page.getByRole('button', { name: 'Customize' })).toBeFocused();
        });
      }
    },
  );

  testOnIt('marking text in the preferences and letting go beside them closes nothing', async ({ page }) => {
    await page.getByRole('button', { name: 'Customize' }).click();
    await preferences(page).getByText('Always on').hover();
    await page.mouse.down();
    await page.mouse.move(20, 20);
    await page.mouse.up();
    await expect(preferences(page)).toBeVisible();
  });

  testOnIt('the page behind the preferences is inert', async ({ page }) => {
    await page.getByRole('button', { name: 'Customize' }).click();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const inPage = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(inPage).toBe(false);
    }
  });

  testOnIt('Accept All and Necessary Only look the same', async ({ page }) => {
    const looks = await Promise.all(
      ['Accept All', 'Necessary Only'].map((name) =>
        page.getByRole('button', { name }).evaluate((button) => {
          const { backgroundColor, color, borderColor, fontSize, fontWeight, height } =
            getComputedStyle(button);
          return { backgroundColor, color, borderColor, fontSize, fontWeight, height };
        }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
  });
});

test('the banner is shown until a choice is made in any tab, and the choice is stored', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/contact');
  await expect(banner(page)).toBeVisible();
  expect(await stored(page)).toBeNull();
  const other = await context.newPage();
  await openHydrated(other, '/contact');
  await other.getByRole('button', { name: 'Accept All' }).click();
  await expect(banner(other)).toBeHidden();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toEqual({
    necessary: true,
    analytics: true,
    marketing: true,
    functional: true,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
});

test('the banner is shown again if the stored record is damaged, until a choice made on the next page applies here', async ({
  page,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"necessary":true}'), KEY);
  await openHydrated(page, '/contact');
  await expect(banner(page)).toBeVisible();
  const record = { necessary: true, analytics: false, marketing: false, functional: false, timestamp: '' };
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    KEY,
    JSON.stringify(record),
  ] as const);
  await simulateBackForwardCache(page);
  await expect(banner(page)).toBeHidden();
});

test("--dock-h is the banner's height at any width; Necessary Only removes both, stores a refusal of everything else, and the focus is then on the page", async ({
  page,
}) => {
  await openHydrated(page, '/contact');
  const dockHeight = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--dock-h'));
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expect(async () => {
      const height = (await banner(page).boundingBox())?.height ?? 0;
      expect(height).toBeGreaterThan(0);
      expect(await dockHeight(), `at ${size.width} px`).toBe(`${Math.ceil(height)}px`);
    }).toPass();
  }
  await page.getByRole('button', { name: 'Necessary Only' }).press('Enter');
  await expect.poll(dockHeight).toBe('0px');
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await stored(page)).toMatchObject({
    necessary: true,
    analytics: false,
    marketing: false,
    functional: false,
  });
});

test('Customize opens the preferences with all switches off; Save Preferences stores them and loads the map, and Cookie settings in the footer reopens them', async ({
  page,
}) => {
  await mockMaps(page);
  await openHydrated(page, '/contact');
  await page.getByRole('button', { name: 'Customize' }).press('Enter');
  const dialog = preferences(page);
  await expect(dialog.getByText('Always on')).toBeVisible();
  for (const name of ['Analytics', 'Marketing', 'Functional']) {
    await expect(dialog.getByRole('switch', { name })).not.toBeChecked();
  }
  await dialog.getByRole('switch', { name: 'Functional' }).click();
  const map = page.getByTitle('Map of the Stone Realty Group office');
  await expect(map).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save Preferences' }).press('Enter');
  await expect(map).toBeAttached();
  await expect(dialog).toBeHidden();
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await stored(page)).toMatchObject({ analytics: false, marketing: false, functional: true });
  await test.step('Cookie settings reopens them', async () => {
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(dialog.getByRole('switch', { name: 'Functional' })).toBeChecked();
    await expect(dialog.getByRole('switch', { name: 'Analytics' })).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeFocused();
  });
});

test('Global Privacy Control keeps analytics and marketing off and says so', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await openHydrated(page, '/contact');
  await expect(banner(page)).toContainText('Your browser sends the Global Privacy Control signal.');
  await page.getByRole('button', { name: 'Customize' }).click();
  await expect(preferences(page)).toContainText('Your browser sends the Global Privacy Control signal.');
  await expect(preferences(page).getByRole('switch', { name: 'Analytics' })).toBeDisabled();
  await expect(preferences(page).getByRole('switch', { name: 'Marketing' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Accept All' }).click();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toMatchObject({ analytics: false, marketing: false, functional: true });
});

function banner(page: Page) {
  return page.getByRole('region', { name: 'Cookie consent' });
}

function preferences(page: Page) {
  return page.getByRole('dialog', { name: 'Cookie preferences' });
}

async function stored(page: Page): Promise<unknown> {
  return JSON.parse((await page.evaluate((key) => localStorage.getItem(key), KEY)) ?? 'null');
}
