// Subsets the site's fonts and writes site/public/fonts/, design/{fonts.css,font-files.ts} and server/cards/*.ttf. Run
// by hand (`npm run fonts`) after a font package or font-sources.ts changes; the results are committed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { CARD_LETTERS } from '#design/card-letters.ts';
import { fallbackFace, webFontFace } from './font-faces.ts';
import { CARD_FONTS, CHARACTERS, FALLBACKS, FEATURES, FONTS } from './font-sources.ts';

const MODULES = new URL('../../node_modules/', import.meta.url);
const PUBLIC_FONTS = new URL('../public/fonts/', import.meta.url);
const CARDS = new URL('../../server/cards/', import.meta.url);
const DESIGN = new URL('../../design/', import.meta.url);
const MADE_BY = 'Written by make-fonts.ts: run `npm run fonts`, do not edit.';

if (process.argv.includes('--help')) {
  console.log(
    'npm run fonts: cuts the fonts into site/public/fonts/ and writes fonts.css. It takes no options.',
  );
} else {
  await makeFonts();
}

async function makeFonts(): Promise<void> {
  await rm(PUBLIC_FONTS, { recursive: true, force: true });
  await mkdir(PUBLIC_FONTS, { recursive: true });
  const faces: string[] = [];
  const urls: string[] = [];
  for (const font of FONTS) {
    const original = await readFile(new URL(font.file, MODULES));
    const url = await writeSubset(font, original);
    urls.push(`  ${font.key}: '${url}',\n`);
    faces.push(webFontFace(font, url), ...(await fallbackFaces(font, original)));
  }
  for (const { name, file, axes } of CARD_FONTS) {
    const original = await readFile(new URL(file, MODULES));
    const cut = { targetFormat: 'truetype', keepFeatures: FEATURES, variationAxes: axes } as const;
    await writeFile(new URL(name, CARDS), await subsetFont(original, CARD_LETTERS, cut));
  }
  await writeFile(new URL('fonts.css', DESIGN), `/* ${MADE_BY} */\n${faces.join('\n')}`);
  // Formatted as `npm run check` requires.
  execFileSync(fileURLToPath(new URL('.bin/biome', MODULES)), [
    'format',
    '--write',
    fileURLToPath(new URL('fonts.css', DESIGN)),
  ]);
  await writeFile(
    new URL('font-files.ts', DESIGN),
    `// ${MADE_BY}\n\n/** Addresses of the font files, for preloading. */\nexport const fontFiles = {\n${urls.join('')}} as const;\n`,
  );
}

type Font = (typeof FONTS)[number];

/** @returns the address of the font file */
async function writeSubset({ family, style, axes }: Font, original: Buffer): Promise<string> {
  const woff2 = await subsetFont(original, CHARACTERS, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: axes,
  });
  const hash = createHash('sha256').update(woff2).digest('hex').slice(0, 8);
  const name = `${family.toLowerCase().replaceAll(' ', '-')}-${style}.${hash}.woff2`;
  await writeFile(new URL(name, PUBLIC_FONTS), woff2);
  console.log(`${name} ${woff2.length} bytes`);
  return `/fonts/${name}`;
}

/** The @font-face rules of local fonts scaled to the web font's dimensions. */
async function fallbackFaces({ key, style, fallbacks }: Font, original: Buffer): Promise<string[]> {
  const faces: string[] = [];
  for (const { weights, axes } of fallbacks) {
    const measured = await subsetFont(original, CHARACTERS, {
      targetFormat: 'truetype',
      variationAxes: axes,
    });
    const metrics = await fromBuffer(Buffer.from(measured));
    for (const fallback of FALLBACKS.filter(({ standsFor }) => standsFor === key)) {
      faces.push(fallbackFace(fallback, style, weights, metrics));
    }
  }
  return faces;
}
