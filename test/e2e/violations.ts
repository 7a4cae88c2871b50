import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 AA, and what axe counts as good practice beyond it. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong, one line for each element. Legacy mode runs axe in the page itself instead of merging its answer in
 * a blank page of its own: a third of the time, and only frames of other sites stay unseen.
 * @param within looks only at what this selector finds
 * @param without leaves out what this selector finds
 */
export async function violationsOf(page: Page, within?: string, without?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(RULES);
  if (within) axe.include(within);
  if (without) axe.exclude(without);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

/** A phone, a tablet and a laptop. Axe, which takes most of a test's time, looks at the first and the last. */
const WIDTHS = [
  { width: 360, withAxe: true },
  { width: 768, withAxe: false },
  { width: 1440, withAxe: true },
];

/** Axe finds nothing on the page, or in a part of it, on a phone and on a laptop, and at no width does it scroll sideways. */
export async function expectSound(
  page: Page,
  { where = '', within, without }: { where?: string; within?: string; without?: string } = {},
): Promise<void> {
  for (const { width, withAxe } of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    if (withAxe) expect(await violationsOf(page, within, without), `${where} at ${width}`).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, `${where} at ${width}`).toBeLessThanOrEqual(0);
  }
}
