import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
