import type { Page } from '@playwright/test';
import {
  DESKTOP,
  isOverlap,
  menuButton,
  menuList,
  openFrame,
  openHydrated,
  overlap,
  PHONE,
  scrollToY,
} from './frame-page.ts';
import { openedOnce } from './opened-once.ts';
import { expect, test as onTheSite } from './site.ts';

const TABLET = { width: 768, height: 1024 };

onTheSite.describe('without the banner', () => {
  const test = openedOnce(openFrame);

  test('back to top appears past 300 px and scrolls smoothly to the top', async ({ page }) => {
    const first = page.getByRole('button', { name: 'Accessibility settings' });
    const before = await first.boundingBox();
    await scrollToY(page, 300);
    await expect(backToTop(page)).toBeHidden();
    await scrollToY(page, 301);
    await expect(backToTop(page)).toBeVisible();
    await test.step('the first button at the left does not move; the chat is at the right', async () => {
      expect(await first.boundingBox()).toEqual(before);
      const chat = page.getByRole('button', { name: 'Open chat' });
      const [left, next, right] = await Promise.all(
        [first, backToTop(page), chat].map((one) => one.boundingBox()),
      );
      const width = page.viewportSize()?.width ?? 0;
      expect(left?.x).toBeLessThan(next?.x ?? 0);
      expect(next?.x).toBeLessThan(width / 4);
      expect(right?.x).toBeGreaterThan((width * 3) / 4);
    });
    await scrollToY(page, 600);
    await page.evaluate(() => {
      const asked: unknown[] = [];
      const scroll = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
      window.scrollTo = ((options: ScrollToOptions) => {
        asked.push(options.behavior);
        scroll(options);
      }) as typeof window.scrollTo;
      Reflect.set(window, 'asked', asked);
    });
    await backToTop(page).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toEqual(['smooth']);
    await expect(backToTop(page)).toBeHidden();
  });

  test('with reduced motion back to top jumps, and from the keyboard focus moves too', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await scrollToY(page, 600);
    await expect(backToTop(page)).toBeVisible();
    await backToTop(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
});

onTheSite.describe('with the banner', () => {
  const test = openedOnce((page) => openHydrated(page, '/contact'));

  for (const fontSize of ['100%', '150%']) {
    test(`at ${fontSize} the floating buttons and the dock never overlap, at any width`, async ({ page }) => {
      await setFontSize(page, fontSize);
      const things = [
        page.getByRole('button', { name: 'Accessibility settings' }),
        backToTop(page),
        page.getByRole('button', { name: 'Open chat' }),
        page.getByText('Necessary cookies run this site'),
        ...['Accept All', 'Necessary Only', 'Customize'].map((name) => page.getByRole('button', { name })),
      ];
      for (const size of [{ width: 320, height: 640 }, PHONE, TABLET, DESKTOP]) {
        await page.setViewportSize(size);
        await scrollToY(page, 700);
        await expect(backToTop(page)).toBeVisible();
        const boxesOf = () =>
          Promise.all(
            things.map(async (thing) => {
              const box = await thing.boundingBox();
              if (!box) throw new Error(`${thing} is not on the page`);
              return { thing: String(thing), ...box };
            }),
          );
        const overlapping = async () => {
          const boxes = await boxesOf();
          return boxes.flatMap((one, index) =>
            boxes
              .slice(index + 1)
              .filter((other) => isOverlap(one, other))
              .map((other) => [one.thing, other.thing]),
          );
        };
        await expect.poll(overlapping, `at ${size.width} px`).toEqual([]);
        const outside = (await boxesOf()).filter(({ x, width }) => x < 0 || x + width > size.width);
        expect(outside, `at ${size.width} px`).toEqual([]);
      }
      await setFontSize(page, '');
    });
  }

  test('in a low window the menu scrolls with the focus, and chat and display settings have room beside the banner', async ({
    page,
  }) => {
    // A laptop's window of 1536 by 730 px at 200 % zoom (WCAG 1.4.4).
    await page.setViewportSize({ width: 768, height: 365 });
    await menuButton(page).press('Enter');
    await expect(menuList(page)).toBeVisible();
    const links = await menuList(page).getByRole('link').all();
    expect(links.length).toBeGreaterThan(4);
    for (const link of links) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 0.9 });
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open chat' }).click();
    const log = page.getByRole('log');
    await expect(log).toBeVisible();
    expect((await log.boundingBox())?.height).toBeGreaterThan(140);
    const chat = page.getByRole('dialog', { name: 'Chat with' });
    for (const part of [chat.getByRole('button', { name: 'Close chat' }), chat.getByRole('textbox')])
      await expect(part).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Accessibility settings', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Accessibility' });
    expect((await dialog.boundingBox())?.height).toBeGreaterThan(240);
    await dialog.getByRole('button', { name: 'Reset All Settings' }).focus();
    await expect(dialog.getByRole('button', { name: 'Reset All Settings' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  });

  test('on a phone or tablet the floating buttons are in the dock and cover nothing of the page', async ({
    page,
  }) => {
    for (const size of [PHONE, { width: 320, height: 568 }, { width: 740, height: 360 }, TABLET]) {
      await page.setViewportSize(size);
      await scrollToY(page, 700);
      await expect(backToTop(page)).toBeVisible();
      const dock = await page.getByRole('region', { name: 'Cookie consent' }).boundingBox();
      for (const name of ['Accessibility settings', 'Back to top', 'Open chat']) {
        const box = await page.getByRole('button', { name }).boundingBox();
        expect(box?.y, `${name} at ${size.width} px`).toBeGreaterThan(dock?.y ?? size.height);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(size.height);
      }
    }
  });

  test('open panels are above the banner and below the header, and have room in landscape orientation', async ({
    page,
  }) => {
    const dock = page.getByRole('region', { name: 'Cookie consent' });
    await page.getByRole('button', { name: 'Open chat' }).click();
    const chat = page.getByRole('dialog', { name: "Chat with Avery Stone's assistant" });
    await expect(chat).toBeVisible();
    expect(await overlap(chat, dock)).toBe(false);
    expect(await overlap(chat, page.getByRole('banner'))).toBe(false);
    await page.getByRole('button', { name: 'Accessibility settings', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Accessibility' });
    expect(await overlap(panel, dock)).toBe(false);
    expect(
      await overlap(panel, page.getByRole('button', { name: 'Accessibility settings', exact: true })),
    ).toBe(false);

    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 844, height: 390 });
    const log = await page.getByRole('log').boundingBox();
    expect(log?.height).toBeGreaterThan(150);
    await expect(page.getByRole('button', { name: 'Send message', exact: true })).toBeInViewport({
      ratio: 1,
    });
    await page.getByRole('button', { name: 'Close chat' }).click();
    await page.getByRole('button', { name: 'Accessibility settings', exact: true }).click();
    expect((await panel.boundingBox())?.height).toBeGreaterThan(250);
    await page.keyboard.press('Escape');
  });
});

/** As the visitor's setting does. */
async function setFontSize(page: Page, size: string): Promise<void> {
  await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
}

function backToTop(page: Page) {
  return page.getByRole('button', { name: 'Back to top' });
}
