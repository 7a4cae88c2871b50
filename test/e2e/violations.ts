import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA, and what axe counts as good practice beyond it. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong, one line for each element.
 * @param within looks only at what this selector finds
 */
export async function violationsOf(page: Page, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(RULES);
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}
