import type { Page } from '@playwright/test';

/** Holds back the page's timers of exactly these delays in ms, so that the test can run them itself. */
export async function holdTimers(page: Page, ...delays: number[]) {
  await page.addInitScript((held) => {
    const works: (() => void)[] = [];
    Reflect.set(window, 'heldTimers', works);
    const original = window.setTimeout;
    window.setTimeout = ((work: () => void, ms: number) =>
      held.includes(ms) ? works.push(work) : original(work, ms)) as typeof window.setTimeout;
  }, delays);
  return {
    count: () => page.evaluate(() => Reflect.get(window, 'heldTimers').length as number),
    run: () =>
      page.evaluate(() => {
        for (const work of Reflect.get(window, 'heldTimers') as (() => void)[]) work();
      }),
  };
}
