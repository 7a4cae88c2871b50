import { outbound } from '#content/navigation.ts';
import {
  decideCookies,
  leaveMenu,
  menuButton,
  menuList,
  openFrame,
  openHydrated,
  PHONE,
} from './frame-page.ts';
import { openedOnce } from './opened-once.ts';
import { expect, test as onTheSite } from './site.ts';

const test = openedOnce(openFrame, leaveMenu);

test('the menu has the items of the specification, and external ones open a new tab', async ({ page }) => {
  const items = await page
    .locator('#main-menu li a')
    .evaluateAll((links) =>
      links.map((link) => [
        link.querySelector('span')?.textContent,
        link.getAttribute('href'),
        link.getAttribute('target'),
        link.getAttribute('rel'),
        link.getAttribute('data-testid'),
      ]),
    );
  expect(items).toEqual([
    ['Search Listings', outbound.searchListings, '_blank', 'noopener', 'nav-search-listings'],
    ['Sell', '/sell', null, null, 'nav-sell'],
    ['About', '/#about', null, null, 'nav-about'],
    ['Reviews', '/reviews', '_blank', 'noopener', 'nav-reviews'],
    ['Market Insights', '/market-insights', null, null, 'nav-market-insights'],
  ]);
});

test('moving the pointer across the gap between button and list does not close the menu', async ({
  page,
}) => {
  await menuButton(page).hover();
  const [from, to] = [await menuButton(page).boundingBox(), await menuList(page).boundingBox()];
  if (!from || !to) throw new Error('The menu is not on the page');
  expect(to.y, 'there is a gap').toBeGreaterThan(from.y + from.height);
  const x = from.x + from.width / 2;
  for (let y = from.y + from.height / 2; y < to.y + 20; y += 2) {
    await page.mouse.move(x, y);
    expect(
      await page.evaluate(
        ([px, py]) => Boolean(document.elementFromPoint(px, py)?.closest('div:has(> [popover])')),
        [x, y] as const,
      ),
    ).toBe(true);
  }
  await expect(menuList(page)).toBeVisible();
});

test('a click on a menu opened by hover leaves it open; the next one closes it', async ({ page }) => {
  await menuButton(page).hover();
  await expect(menuList(page)).toBeVisible();
  await menuButton(page).click();
  await expect(menuList(page)).toBeVisible();
  await menuButton(page).click();
  await expect(menuList(page)).toBeHidden();
});

test('Enter, Space and the down arrow open the menu, Escape closes it and returns focus', async ({
  page,
}) => {
  await menuButton(page).focus();
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await test.step(key, async () => {
      await page.keyboard.press(key);
      await expect(menuList(page)).toBeVisible();
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('ArrowDown');
      await expect(menuList(page).locator('a:focus')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menuList(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    });
  }
});

test('Escape moves focus to the button of a menu opened by hover', async ({ page }) => {
  await menuButton(page).hover();
  await expect(menuList(page)).toBeVisible();
  await menuButton(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(menuList(page).locator('a:focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuList(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('the menu closes after a link that opens a new tab', async ({ page }) => {
  await menuButton(page).click();
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.getByTestId('nav-reviews').click()]);
  await expect(tab).toHaveURL('/reviews');
  await expect(menuList(page)).toBeHidden();
  await expect(page).toHaveURL('/contact');
  await tab.close();
});

test('the menu closes when focus leaves it', async ({ page }) => {
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  for (let link = 0; link < 5; link += 1) {
    await page.keyboard.press('Tab');
    await expect(menuList(page).locator('a:focus')).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(menuList(page)).toBeHidden();
  await expect(page.getByTestId('nav-contact')).toBeFocused();
});

test('on a phone the toggle opens a full-height list above everything else', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await menuButton(page).click();
  const box = await menuList(page).boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(box?.width).toBe(PHONE.width);
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(PHONE.height);
  expect(Math.abs((box?.y ?? 0) - (header?.height ?? 0))).toBeLessThanOrEqual(1);
  const atFloat = await page.evaluate(() =>
    document.elementFromPoint(330, 710)?.closest('nav')?.getAttribute('aria-label'),
  );
  expect(atFloat).toBe('Main');
  await menuButton(page).click();
  await expect(menuList(page)).toBeHidden();
});

onTheSite(
  'hover opens it, and it closes 200 ms after the pointer left for good, unless a key has opened it since',
  async ({ page }) => {
    await decideCookies(page);
    await page.clock.install();
    await openHydrated(page, '/contact');
    await menuButton(page).hover();
    await expect(menuList(page)).toBeVisible();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.clock.pauseAt(Date.now() + 60_000);
    const button = await menuButton(page).boundingBox();
    await page.mouse.move(300, 600);
    await page.clock.runFor(100);
    await page.mouse.move((button?.x ?? 0) + 10, (button?.y ?? 0) + 10);
    await page.clock.runFor(300);
    await page.mouse.move(300, 600);
    await page.clock.runFor(190);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(20);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(menuList(page)).toBeHidden();
    await onTheSite.step(
      'a menu that a key opens stays open although the pointer has just left',
      async () => {
        await menuButton(page).hover();
        await expect(menuList(page)).toBeVisible();
        await page.mouse.move(300, 600);
        await page.keyboard.press('Escape');
        await expect(menuList(page)).toBeHidden();
        await menuButton(page).press('Enter');
        await page.keyboard.press('ArrowDown');
        await page.clock.runFor(300);
        await expect(menuList(page).locator('a:focus')).toBeVisible();
      },
    );
  },
);

onTheSite.describe('by touch', () => {
  onTheSite.use({ hasTouch: true });

  onTheSite('a tap opens it, a tap elsewhere closes it', async ({ page }) => {
    await decideCookies(page);
    await openHydrated(page, '/contact');
    await menuButton(page).tap();
    await expect(menuList(page)).toBeVisible();
    await page.touchscreen.tap(200, 700);
    await expect(menuList(page)).toBeHidden();
  });
});
