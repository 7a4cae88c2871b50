// Cuts the site's fonts down to what it sets and writes site/public/fonts/, fonts.css and font-files.ts.
// Run by hand (`npm run fonts`) after a font package or the list of characters changes; the results are committed.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { type FallbackFace, fallbackFace, webFontFace } from './font-faces.ts';
import { readFontMetrics } from './font-metrics.ts';

const MODULES = new URL('../../node_modules/', import.meta.url);
const PUBLIC_FONTS = new URL('../public/fonts/', import.meta.url);

const GOUDY_FILES = '@fontsource/sorts-mill-goudy/files/sorts-mill-goudy-latin-400-';
const INSTRUMENT_FILE = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

const FONTS = [
  {
    key: 'goudy',
    family: 'Sorts Mill Goudy',
    style: 'normal',
    weight: '400',
    file: `${GOUDY_FILES}normal.woff2`,
    axes: {},
    fallbacks: [{ weights: '400', axes: {} }],
  },
  {
    key: 'goudyItalic',
    family: 'Sorts Mill Goudy',
    style: 'italic',
    weight: '400',
    file: `${GOUDY_FILES}italic.woff2`,
    axes: {},
    fallbacks: [{ weights: '400', axes: {} }],
  },
  {
    key: 'instrument',
    family: 'Instrument Sans',
    style: 'normal',
    weight: '400 600',
    file: INSTRUMENT_FILE,
    axes: { wght: { min: 400, max: 600 } },
    // Labels and buttons are set at 550: their letters are wider, and the local font has one width for all.
    fallbacks: [
      { weights: '400 499', axes: { wght: 400 } },
      { weights: '500 600', axes: { wght: 550 } },
    ],
  },
] as const;

/**
 * Fonts found on visitors' machines, with the mean letter width that `readFontMetrics` gives for them. Measured on
 * Liberation Serif and Sans, Gelasio, Roboto and Noto Serif: the first three have the letter widths of Times New
 * Roman, Arial and Georgia by design, the last two are what Android has.
 */
const FALLBACKS: (FallbackFace & { standsFor: (typeof FONTS)[number]['key'] })[] = [
  {
    standsFor: 'goudy',
    family: 'Goudy Fallback',
    meanWidth: 0.39668,
    locals: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
  },
  {
    standsFor: 'goudy',
    family: 'Goudy Fallback Georgia',
    meanWidth: 0.43298,
    locals: ['Georgia', 'Gelasio'],
  },
  {
    standsFor: 'goudy',
    family: 'Goudy Fallback Noto',
    meanWidth: 0.47056,
    locals: ['Noto Serif', 'NotoSerif'],
  },
  {
    standsFor: 'goudyItalic',
    family: 'Goudy Fallback',
    meanWidth: 0.39728,
    locals: ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic', 'Tinos Italic'],
  },
  {
    standsFor: 'goudyItalic',
    family: 'Goudy Fallback Georgia',
    meanWidth: 0.44311,
    locals: ['Georgia Italic', 'Georgia-Italic', 'Gelasio Italic'],
  },
  {
    standsFor: 'goudyItalic',
    family: 'Goudy Fallback Noto',
    meanWidth: 0.45785,
    locals: ['Noto Serif Italic', 'NotoSerif-Italic'],
  },
  {
    standsFor: 'instrument',
    family: 'Instrument Fallback',
    meanWidth: 0.43657,
    locals: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo'],
  },
  {
    standsFor: 'instrument',
    family: 'Instrument Fallback Roboto',
    meanWidth: 0.4341,
    locals: ['Roboto', 'Roboto-Regular'],
  },
];

/** Printable ASCII, the dashes, quotes and signs the copy uses, and the letters of Spanish, French and German names. */
const CHARACTERS = `${printableAscii()}\u00a0–—‘’“”…·•×÷−±⁄½¼¾%°$£¢€©®™§¶«»¿¡ÁÉÍÓÚÜÑáéíóúüñÇçÀàÈèÂâÊêÎîÔôÛûÄäËëÏïÖöß`;
const FEATURES = ['kern', 'liga', 'lnum', 'tnum', 'frac'];

await rm(PUBLIC_FONTS, { recursive: true, force: true });
await mkdir(PUBLIC_FONTS, { recursive: true });

const faces: string[] = [];
const urls: Record<string, string> = {};
for (const font of FONTS) {
  const original = await readFile(new URL(font.file, MODULES));
  const woff2 = await subsetFont(original, CHARACTERS, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: font.axes,
  });
  const hash = createHash('sha256').update(woff2).digest('hex').slice(0, 8);
  const name = `${font.family.toLowerCase().replaceAll(' ', '-')}-${font.style}.${hash}.woff2`;
  await writeFile(new URL(name, PUBLIC_FONTS), woff2);
  urls[font.key] = `/fonts/${name}`;
  console.log(`${name} ${woff2.length} bytes`);

  faces.push(webFontFace(font, `/fonts/${name}`));
  for (const { weights, axes } of font.fallbacks) {
    const measured = await subsetFont(original, CHARACTERS, {
      targetFormat: 'truetype',
      variationAxes: axes,
    });
    const metrics = readFontMetrics(measured);
    for (const fallback of FALLBACKS.filter(({ standsFor }) => standsFor === font.key)) {
      faces.push(fallbackFace(fallback, font.style, weights, metrics));
    }
  }
}

const madeBy = 'Written by make-fonts.ts: run `npm run fonts`, do not edit.';
await writeFile(new URL('fonts.css', import.meta.url), `/* ${madeBy} */\n${faces.join('\n')}`);
await writeFile(
  new URL('font-files.ts', import.meta.url),
  `// ${madeBy}\n\n/** Addresses of the font files, for preloading. */\nexport const fontFiles = {\n${Object.entries(
    urls,
  )
    .map(([key, url]) => `  ${key}: '${url}',\n`)
    .join('')}} as const;\n`,
);

function printableAscii(): string {
  return String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
}
