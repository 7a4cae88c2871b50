// Encodes every master into site/public/pictures/ and writes manifest.ts and site/styles/picture-classes.css. Run by
// hand (`npm run pictures`) after a master, pictures.ts or the recipe changes; the results are committed, so that
// neither install nor start encodes anything. Existing files are not encoded again.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { neighborhoods } from '../neighborhoods.ts';
import {
  allPictureUrls,
  originalWidth,
  type PictureFormat,
  type PictureRecord,
  pictureUrl,
  pictureWidths,
} from './picture-files.ts';
import { pictureRecipe } from './picture-recipe.ts';
import { type PicturePart, pictures } from './pictures.ts';

const PUBLIC = fileURLToPath(new URL('../../site/public', import.meta.url));
const MASTERS = new URL('masters/', import.meta.url);
const CLASSES = new URL('../../site/styles/picture-classes.css', import.meta.url);
/** The default focal point. */
const MIDDLE = { x: 50, y: 50 };
const MADE_BY = 'Written by make-pictures.ts: run `npm run pictures`, do not edit.';

if (process.argv.includes('--help')) {
  console.log('npm run pictures: encodes every master into site/public/pictures/. It takes no options.');
} else {
  await makePictures();
}

async function makePictures(): Promise<void> {
  await mkdir(`${PUBLIC}/pictures`, { recursive: true });
  const records: Record<string, PictureRecord> = {};
  const classes: string[] = [];
  for (const name of await masterNames()) {
    const part = pictures[name]?.part;
    const file = await readFile(new URL(`${part?.of ?? name}.jpg`, MASTERS));
    const master = part ? await cutOut(part, file) : file;
    const { width, height } = await sharp(master).metadata();
    const record = { width, height, fingerprint: fingerprint(name, file), alt: altOf(name) };
    records[name] = record;

    const started = Date.now();
    for (const format of ['avif', 'webp'] as const) {
      for (const pixels of pictureWidths(record)) await encode(name, record, master, pixels, format);
    }
    await encode(name, record, master, originalWidth(record), 'jpg');
    classes.push(await pictureClasses(name, pictures[name]?.focalPoint ?? MIDDLE, master));
    console.log(`${name} ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
  await removeStrays(records);
  await writeFile(new URL('manifest.ts', import.meta.url), manifest(records));
  await writeFile(CLASSES, `/* ${MADE_BY} */\n${classes.join('\n')}`);
}

/** Masters with a description come first, in the order of the descriptions. */
async function masterNames(): Promise<string[]> {
  const files = (await readdir(MASTERS)).filter((file) => file.endsWith('.jpg'));
  return [...new Set([...Object.keys(pictures), ...files.map((file) => file.replace('.jpg', '')).sort()])];
}

/** @throws if the picture has no description */
function altOf(name: string): string {
  const alt = pictures[name]?.alt ?? neighborhoods.find(({ image }) => image === name)?.imageAlt;
  if (!alt) throw new Error(`Say what ${name}.jpg shows: in its neighborhood's imageAlt, or in pictures.ts`);
  return alt;
}

/** The source text of manifest.ts, formatted like Biome. */
function manifest(records: Record<string, PictureRecord>): string {
  const entries = Object.entries(records).map(([name, record]) => {
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    const lines = Object.entries(record).map(([field, value]) => `    ${field}: ${quoted(value)},\n`);
    return `  ${key}: {\n${lines.join('')}  },\n`;
  });
  return `// ${MADE_BY}
import type { PictureRecord } from './picture-files.ts';

export const pictureManifest = {\n${entries.join('')}} as const satisfies Record<string, PictureRecord>;

export type PictureName = keyof typeof pictureManifest;
`;
}

function quoted(value: string | number): string {
  if (typeof value === 'number') return String(value);
  return value.includes("'") ? JSON.stringify(value) : `'${value}'`;
}

async function cutOut(part: PicturePart, file: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata();
  const pixels = (percent: number) => Math.round((width * percent) / 100);
  return sharp(file)
    .extract({ left: pixels(part.left), top: 0, width: pixels(part.width), height })
    .png()
    .toBuffer();
}

function fingerprint(name: string, file: Buffer): string {
  return createHash('sha256')
    .update(file)
    .update(JSON.stringify({ ...pictureRecipe(name), part: pictures[name]?.part }))
    .digest('hex')
    .slice(0, 8);
}

async function encode(
  name: string,
  record: PictureRecord,
  master: Buffer,
  width: number,
  format: PictureFormat,
) {
  const file = PUBLIC + pictureUrl(name, record, width, format);
  if (existsSync(file)) return;
  const recipe = pictureRecipe(name);
  const resized = sharp(master).resize({ width });
  const encoded = {
    avif: () => resized.avif(recipe.avif),
    webp: () => resized.webp(recipe.webp),
    jpg: () => resized.jpeg(recipe.jpg),
  };
  await writeFile(file, await encoded[format]().toBuffer());
}

/** The CSS classes of the crop's focal point and of the painting's sky color, shown while it loads. */
async function pictureClasses(
  name: string,
  focal: { x: number; y: number },
  master: Buffer,
): Promise<string> {
  const bands = await sharp(master).resize(1, 8, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const color = (band: number) => `#${bands.subarray(3 * band, 3 * band + 3).toString('hex')}`;
  // :where() has no specificity, so that a slot can override the crop in its own module.
  return `:where(.focal-${name}) {
  object-position: ${focal.x}% ${focal.y}%;
}

:where(.sky-${name}) {
  background: linear-gradient(${color(0)}, ${color(1)} 40%, ${color(2)});
}
`;
}

async function removeStrays(records: Record<string, PictureRecord>) {
  const wanted = new Set(Object.entries(records).flatMap(([name, record]) => allPictureUrls(name, record)));
  for (const file of await readdir(`${PUBLIC}/pictures`)) {
    if (!wanted.has(`/pictures/${file}`)) await rm(`${PUBLIC}/pictures/${file}`);
  }
}
