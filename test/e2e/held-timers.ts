import type { Page } from '@playwright/test';

/** Holds back the page's timers of exactly `delay` ms, so that the test can run them itself. */
export async function holdTimers(page: Page, delay: number) {
  await page.addInitScript((held) => {
    const works: (() => void)[] = [];
    Reflect.set(window, 'heldTimers', works);
    const original = window.setTimeout;
    window.setTimeout = ((work: () => void, ms: number) =>
      ms === held ? works.push(work) : original(work, ms)) as typeof window.setTimeout;
  }, delay);
  return {
    count: () => page.evaluate(() => Reflect.get(window, 'heldTimers').length as number),
    run: () =>
      page.evaluate(() => {
        for (const work of Reflect.get(window, 'heldTimers') as (() => void)[]) work();
      }),
  };
}
