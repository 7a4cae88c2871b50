import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { neighborhoods } from '../neighborhoods.ts';
import { pictureManifest } from './manifest.ts';
import { allPictureUrls, pictureUrl, pictureWidths } from './picture-files.ts';
import { pictureRecipe } from './picture-recipe.ts';
import { pictures } from './pictures.ts';

const MASTERS = fileURLToPath(new URL('masters', import.meta.url));
const PUBLIC = fileURLToPath(new URL('../../site/public', import.meta.url));
const CLASSES = readFileSync(new URL('../../site/styles/picture-classes.css', import.meta.url), 'utf8');
const STALE = 'run `npm run pictures` and commit what it writes';
const all = Object.entries(pictureManifest);

test('every master, and every part of one, is listed, described, and in use under its own name', () => {
  const masters = readdirSync(MASTERS).map((file) => file.replace('.jpg', ''));
  const parts = Object.keys(pictures).filter((name) => pictures[name]?.part);
  expect(Object.keys(pictureManifest).sort(), STALE).toEqual([...masters, ...parts].sort());
  for (const [name, { alt }] of all) {
    const area = neighborhoods.find(({ image }) => image === name);
    expect(alt, STALE).toBe(pictures[name]?.alt ?? area?.imageAlt);
  }
});

test.each(all)('%s was encoded from its current master with the current recipe', async (name, record) => {
  const part = pictures[name]?.part;
  const master = readFileSync(`${MASTERS}/${part?.of ?? name}.jpg`);
  const recipe = JSON.stringify({ ...pictureRecipe(name), part });
  const fingerprint = createHash('sha256').update(master).update(recipe).digest('hex').slice(0, 8);
  expect(record.fingerprint, STALE).toBe(fingerprint);
  const { width, height } = await sharp(master).metadata();
  expect(record).toMatchObject({ width: Math.round((width * (part?.width ?? 100)) / 100), height });
});

test.each(all)('%s has a file of the right width for every address', async (name, record) => {
  for (const url of allPictureUrls(name, record)) {
    const { width } = await sharp(PUBLIC + url).metadata();
    expect(url, STALE).toContain(`-${width}.`);
  }
});

test('there are no orphaned files, and all files together are under 25 MB', () => {
  const files = readdirSync(`${PUBLIC}/pictures`).map((file) => `/pictures/${file}`);
  expect(files.sort(), STALE).toEqual(all.flatMap(([name, record]) => allPictureUrls(name, record)).sort());
  expect(files.reduce((sum, file) => sum + statSync(PUBLIC + file).size, 0)).toBeLessThan(25_000_000);
});

test('the hero is at most 120 KB on a phone', () => {
  const PHONE_PX = 390 * 3;
  const width = pictureWidths(pictureManifest.hero).find((pixels) => pixels >= PHONE_PX) ?? 0;
  expect(statSync(PUBLIC + pictureUrl('hero', pictureManifest.hero, width, 'avif')).size).toBeLessThan(
    120_000,
  );
});

test.each(Object.entries(pictures))('the crop of %s follows its focal point', (name, { focalPoint }) => {
  expect(CLASSES, STALE).toContain(
    `:where(.focal-${name}) {\n  object-position: ${focalPoint.x}% ${focalPoint.y}%;\n}`,
  );
  expect(CLASSES, STALE).toContain(`:where(.sky-${name})`);
});
