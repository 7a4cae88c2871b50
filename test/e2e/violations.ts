import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';

/** WCAG 2.2 AA plus axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Runs axe and returns one line for each element with a violation. Frames are excluded; their pages have their own tests.
 * @param within selector of the part to check
 */
export async function violationsOf(page: Page, within = 'html'): Promise<string[]> {
  // Transferring and parsing axe takes as long as running it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return await page.evaluate(
    async ({ include, values }) => {
      const { axe } = globalThis as unknown as { axe: typeof axeCore };
      const { violations } = await axe.run(
        { include },
        { runOnly: { type: 'tag', values }, resultTypes: ['violations'], iframes: false },
      );
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
    },
    { include: [within], values: RULES },
  );
}

/** WCAG 1.4.12. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

/** Expects no sideways scrolling at 400 % zoom (WCAG 1.4.10), with more space between letters neither. */
export async function expectReflow(page: Page, where: string): Promise<void> {
  await resize(page, 320, 256);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width(), where).toBe(320);
  await page.evaluate((rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);
  expect(await width(), `${where} with more space`).toBe(320);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** A laptop, a tablet and a phone. */
const WIDTHS = [1440, 768, 360];

/** Expects no axe violations on the page or a part of it on a phone, and no sideways scrolling at any width. */
export async function expectAccessible(
  page: Page,
  { where = '', within }: { where?: string; within?: string } = {},
): Promise<void> {
  for (const width of WIDTHS) {
    await resize(page, width, 844);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, `${where} at ${width}`).toBeLessThanOrEqual(0);
  }
  expect(await violationsOf(page, within), where).toEqual([]);
}

/** Resizes the page and waits for a frame: until then components that follow a media query still show the former size. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
}
