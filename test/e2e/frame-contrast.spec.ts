import { decideCookies } from './frame-page.ts';
import { expect, test } from './site.ts';

/** Colors of shapes, rules and gradients in a region that are neither near white nor dark enough to be visible on it. */
const faint = (root: Element) => {
  const found = new Set<string>();
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const luminance = (color: string) => {
    if (!canvas) throw new Error('No canvas');
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  // 3:1 on white; linen and white are backgrounds, not marks.
  const isFaint = (color: string) => luminance(color) > 0.3 && luminance(color) < 0.85;
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (element.closest('[data-picture]')) continue;
    const style = getComputedStyle(element);
    const marks: string[] = [];
    if (element instanceof SVGElement) marks.push(style.stroke, style.fill);
    if (style.borderBottomWidth !== '0px') marks.push(style.borderBottomColor);
    marks.push(...(style.backgroundImage.match(/rgba?\([^)]+\)/g) ?? []));
    for (const color of marks) if (color.startsWith('rgb(') && isFaint(color)) found.add(color);
  }
  return [...found];
};

const REGIONS: Record<string, Record<string, string>> = {
  '/': { hero: 'section:has([data-scene])', ledger: '#market-insights' },
  '/neighborhoods': { map: 'figure:has(svg)' },
  '/neighborhoods/dilworth': { roofline: 'main svg:has([data-segment])' },
};

test('with high contrast there is no faint color in hero, ledger, map and roofline', async ({ page }) => {
  await decideCookies(page);
  await page.addInitScript(() =>
    localStorage.setItem('accessibility-settings', '{"fontSize":100,"cursorSize":100,"highContrast":true}'),
  );
  for (const [path, regions] of Object.entries(REGIONS)) {
    await page.goto(path);
    for (const [name, region] of Object.entries(regions))
      expect(await page.locator(region).first().evaluate(faint), name).toEqual([]);
  }
});
