import type { Page } from '@playwright/test';
import { scrollToY } from './frame-page.ts';
import { errorsOn } from './quiet-test.ts';
import { expect, test as onTheSite } from './site.ts';

/**
 * `test` for a file or `describe` block whose tests use one page: it is opened once and restored between tests.
 * @param putBack undoes a test's changes other than size, media, pointer, focus and scroll position
 */
export function openedOnce(
  open: (page: Page) => Promise<unknown>,
  putBack?: (page: Page) => Promise<unknown>,
): typeof onTheSite {
  let opened: Page;
  let errors: string[] = [];
  const test = onTheSite.extend<object>({
    page: async ({ viewport }, use) => {
      if (viewport) await opened.setViewportSize(viewport);
      await opened.emulateMedia({ media: null, reducedMotion: null });
      await opened.mouse.move(2, 300);
      await opened.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await scrollToY(opened, 0);
      await use(opened);
      expect(errors).toEqual([]);
      await putBack?.(opened);
    },
  });
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ browser }) => {
    opened = await browser.newPage();
    errors = errorsOn(opened);
    await open(opened);
  });
  test.afterAll(() => opened.close());
  return test;
}
