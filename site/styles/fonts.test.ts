import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fontFiles } from '#design/font-files.ts';
import { fallbackFace } from './font-faces.ts';

const PUBLIC = fileURLToPath(new URL('../public', import.meta.url));
const css = readFileSync(new URL('../../design/fonts.css', import.meta.url), 'utf8');
const tokens = readFileSync(new URL('../../design/tokens.css', import.meta.url), 'utf8');

test('the rules, the preload list and the files list the same fonts', () => {
  const inCss = [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, url]) => url);
  const onDisk = readdirSync(`${PUBLIC}/fonts`).map((file) => `/fonts/${file}`);
  expect(inCss.sort()).toEqual(onDisk.sort());
  expect(Object.values<string>(fontFiles).sort()).toEqual(onDisk);
});

test('all fonts together stay within 75 KB', () => {
  const sizes = Object.values(fontFiles).map((url) => statSync(PUBLIC + url).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(75_000);
});

test('every family that fonts.css defines is in a font stack', () => {
  const families = [...css.matchAll(/font-family: "([^"]+)"/g)].map(([, family]) => family);
  for (const family of families) expect(tokens).toContain(`"${family}"`);
});

test('a fallback half as wide is doubled, and its line box stays that of the web font', () => {
  const web = { ascent: 900, descent: -300, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 500 };
  const narrow = { family: 'Narrow', averageWidth: 0.25, locals: ['Narrow'] };
  const face = fallbackFace(narrow, 'normal', '400', web);
  expect(face).toContain('size-adjust: 200.00%');
  expect(face).toContain('ascent-override: 45.00%');
  expect(face).toContain('descent-override: 15.00%');
});
