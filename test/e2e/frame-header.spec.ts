import type { Page } from '@playwright/test';
import {
  decideCookies,
  leaveMenu,
  menuButton,
  menuList,
  openFrame,
  openHydrated,
  PHONE,
  scrollToY,
  waitForHydration,
} from './frame-page.ts';
import { openedOnce } from './opened-once.ts';
import { expect, test as onTheSite } from './site.ts';

const test = openedOnce(openFrame, leaveMenu);

test('the header hides past 150 px on the way down and returns on the way up', async ({ page }) => {
  await scrollToY(page, 150);
  await expectHairline(page);
  await expectHeader(page, 'shown');
  await scrollToY(page, 0);
  await scrollToY(page, 151);
  await expectHeader(page, 'hidden');
  await scrollToY(page, 400);
  await scrollToY(page, 380);
  await expectHeader(page, 'shown');
});

test('a scroll of less than 10 px changes nothing', async ({ page }) => {
  await scrollToY(page, 400);
  await expectHeader(page, 'hidden');
  await scrollToY(page, 391);
  await expectHeader(page, 'hidden');
  await scrollToY(page, 390);
  await expectHeader(page, 'shown');
});

test('the header never hides while focus is inside', async ({ page }) => {
  await menuButton(page).focus();
  await scrollToY(page, 500);
  await expectHairline(page);
  await expectHeader(page, 'shown');
});

test('the header never hides while the menu is open', async ({ page }) => {
  await menuButton(page).hover();
  await expect(menuList(page)).toBeVisible();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expectHairline(page);
  await expectHeader(page, 'shown');
});

test('focus in a hidden header shows it again', async ({ page }) => {
  await scrollToY(page, 500);
  await expectHeader(page, 'hidden');
  await page.evaluate(() => document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true }));
  await expectHeader(page, 'shown');
});

test('a hairline appears past 8 px', async ({ page }) => {
  await scrollToY(page, 8);
  await expect(page.getByRole('banner')).toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
  await scrollToY(page, 9);
  await expectHairline(page);
});

test('on a phone the header has no Contact button and the phone number is in the menu', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await expect(page.getByTestId('nav-contact')).toBeHidden();
  await menuButton(page).click();
  await expect(menuList(page).getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/#contact');
  await expect(menuList(page).getByRole('link', { name: 'Call (704) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+17045550142',
  );
});

onTheSite(
  'at home the name scrolls to the top, Contact and About to their sections; where the page already is they add nothing to its history',
  async ({ page }) => {
    await decideCookies(page);
    await openHydrated(page, '/#testimonials');
    await page.evaluate(() => Reflect.set(window, 'stillHere', true));
    await scrollToY(page, 1500);
    await scrollToY(page, 1400);
    const atFirst = await page.evaluate(() => history.length);
    await brand(page).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await brand(page).click();
    await page.getByTestId('nav-contact').click();
    await expect(page).toHaveURL('/#contact');
    await expect(page.locator('#contact')).toBeInViewport();
    // The header is hidden after scrolling down.
    await page.getByTestId('nav-contact').dispatchEvent('click');
    expect(await page.evaluate(() => history.length)).toBe(atFirst + 2);
    await expect(page.locator('#contact')).toBeFocused();
    await scrollToY(page, 0);
    await menuButton(page).click();
    await page.getByTestId('nav-about').click();
    await expect(menuList(page)).toBeHidden();
    await expectAboutBelowHeader(page);
    expect(await page.evaluate(() => Reflect.get(window, 'stillHere'))).toBe(true);
  },
);

onTheSite('elsewhere the name leads home, Contact and About to their sections there', async ({ page }) => {
  await openHydrated(page, '/nowhere');
  await expect(brand(page)).toContainText('Stone Realty Group · NC Lic. #000000');
  await brand(page).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await page.getByTestId('nav-contact').click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.locator('#contact')).toBeInViewport();
  await page.goBack();
  await waitForHydration(page);
  await menuButton(page).click();
  await page.getByTestId('nav-about').click();
  await expect(page).toHaveURL('/#about');
  await expectAboutBelowHeader(page);
});

function brand(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'Avery Stone' });
}

async function expectAboutBelowHeader(page: Page): Promise<void> {
  const top = () => page.locator('#about').evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(60);
  await expect.poll(top).toBeLessThan(200);
}

/** Also shows that the header has handled the scroll from the top of the page. */
async function expectHairline(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toHaveCSS('border-bottom-color', 'rgb(216, 205, 182)');
}

async function expectHeader(page: Page, state: 'shown' | 'hidden'): Promise<void> {
  const bottom = () =>
    page.getByRole('banner').evaluate(async (header) => {
      // During the transition a header that hides is still in sight.
      await Promise.allSettled(header.getAnimations().map(({ finished }) => finished));
      return header.getBoundingClientRect().bottom;
    });
  if (state === 'shown') await expect.poll(bottom).toBeGreaterThan(50);
  else await expect.poll(bottom).toBeLessThanOrEqual(0);
}

test('a page printed while the header is hidden has the header in its place', async ({ page }) => {
  await scrollToY(page, 600);
  await expectHeader(page, 'hidden');
  await page.emulateMedia({ media: 'print' });
  await expect
    .poll(() => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().top + scrollY))
    .toBe(0);
});
