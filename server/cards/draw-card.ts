// Draws the published agent on a link preview: node server/cards/draw-card.ts NAME FIRM LICENSE < card.jpg > card.jpg
// Runs as a separate process, so that its memory is freed when it ends.
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { CARD_LETTERS } from '#design/card-letters.ts';
import { letters } from '../drawn-files/letters.ts';

// The bottom strip of site/cards/card.module.css, in pixels.
const FOOT = { top: 520, height: 110, right: 1128 };
const WORDS_LEFT = 174;
const GAP = 28;
/** Where the roofline begins. A name too long to fit beside it covers it. */
const ROOFLINE_LEFT = 689;
const SMALLEST_BESIDE_ROOFLINE = 0.85;
const EVERGREEN = '#1F3A34';
const EVERGREEN_LINE = '#41615A';
const ON_DARK = '#F6F1E7';
const ON_DARK_SOFT = '#B9C7BD';

const NAME = {
  family: 'Sorts Mill Goudy',
  file: 'sorts-mill-goudy.ttf',
  px: 46,
  color: ON_DARK,
  track: -0.018,
};
const OFFICE = {
  family: 'Instrument Sans',
  file: 'instrument-sans.ttf',
  px: 22,
  color: ON_DARK_SOFT,
  track: 0,
};

/** Per point. */
const PANGO_UNITS = 1_024;

/** Programs that fetch link previews have short timeouts. */
const MAX_BYTES = 100_000;

sharp.concurrency(1);
const [name = '', firm = '', license = ''] = process.argv.slice(2).map(supportedLetters);
process.stdout.write(await draw(await buffer(process.stdin)));

async function draw(card: Buffer): Promise<Buffer> {
  const full = await wordsAt(1);
  const widthBesideRoofline = ROOFLINE_LEFT - GAP - WORDS_LEFT;
  const hasRoofline = widthBesideRoofline / full.width >= SMALLEST_BESIDE_ROOFLINE;
  const availableWidth = hasRoofline ? widthBesideRoofline : FOOT.right - WORDS_LEFT;
  const words = full.width > availableWidth ? await wordsAt(availableWidth / full.width) : full;
  const cover = { left: WORDS_LEFT - 12, right: hasRoofline ? ROOFLINE_LEFT - 12 : FOOT.right + 12 };
  const background = await solidColor(cover.right - cover.left, FOOT.height, EVERGREEN);
  const drawn = await sharp(card)
    .composite([{ input: background, left: cover.left, top: FOOT.top }, ...words.parts])
    .png()
    .toBuffer();
  for (const quality of [86, 82, 78, 74, 70]) {
    const jpeg = await sharp(drawn).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.byteLength <= MAX_BYTES) return jpeg;
  }
  throw new Error(`The card is larger than ${MAX_BYTES} bytes`);
}

/** Draws the name, a rule, and the firm above the license, each vertically centered in the strip; empty ones are left out. */
async function wordsAt(scale: number) {
  const office = [firm, license].filter(Boolean).join('\n');
  const gap = Math.round(GAP * scale);
  const drawn = [
    name && (await text(name, { ...NAME, px: NAME.px * scale })),
    name && office && { data: await solidColor(1, 58, EVERGREEN_LINE), info: { width: 1, height: 58 } },
    office && (await text(office, { ...OFFICE, px: OFFICE.px * scale })),
  ];
  const parts: { input: Buffer; left: number; top: number }[] = [];
  let left = WORDS_LEFT;
  for (const { data, info } of drawn.filter((part) => part !== '')) {
    parts.push({ input: data, left, top: FOOT.top + Math.round((FOOT.height - info.height) / 2) });
    left += info.width + gap;
  }
  return { parts, width: Math.max(0, left - gap - WORDS_LEFT) };
}

/** Removes letters missing in the fonts: Pango would draw their code points, or use another font. */
function supportedLetters(words: string): string {
  return letters(words, (letter) => CARD_LETTERS.includes(letter))
    .join('')
    .trim();
}

interface Type {
  family: string;
  file: string;
  px: number;
  color: string;
  /** Letter spacing in em. */
  track: number;
}

function text(words: string, { family, file, px, color, track }: Type) {
  const fontfile = fileURLToPath(new URL(file, import.meta.url));
  const spacing = Math.round(px * track * PANGO_UNITS);
  const marked = `<span foreground="${color}" letter_spacing="${spacing}">${escapeMarkup(words)}</span>`;
  // At 72 dpi a point is a pixel.
  return sharp({
    text: { text: marked, font: `${family} ${px}px`, fontfile, rgba: true, dpi: 72, spacing: 2 },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

function escapeMarkup(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function solidColor(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}
