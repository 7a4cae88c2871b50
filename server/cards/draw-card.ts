// Draws the published agent on a link preview: node server/cards/draw-card.ts NAME FIRM LICENSE < card.jpg > card.jpg
// A process of its own, so that the server never holds what drawing takes.
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { CARD_LETTERS } from '#design/card-letters.ts';
import { letters } from '../drawn-files/letters.ts';

// The foot of site/cards/card.module.css, in pixels.
const FOOT = { top: 520, height: 110, right: 1128 };
const WORDS_LEFT = 174;
const GAP = 28;
/** The roofline begins here; names that need its room take its place. */
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

/** Of a point. */
const PANGO_UNITS = 1_024;

/** Programs that fetch link previews do not wait long. */
const MOST_BYTES = 100_000;

sharp.concurrency(1);
const [name = '', firm = '', license = ''] = process.argv.slice(2).map(drawable);
process.stdout.write(await draw(await buffer(process.stdin)));

async function draw(card: Buffer): Promise<Buffer> {
  const full = await wordsAt(1);
  const beside = ROOFLINE_LEFT - GAP - WORDS_LEFT;
  const hasRoofline = beside / full.width >= SMALLEST_BESIDE_ROOFLINE;
  const room = hasRoofline ? beside : FOOT.right - WORDS_LEFT;
  const words = full.width > room ? await wordsAt(room / full.width) : full;
  const cover = { left: WORDS_LEFT - 12, right: hasRoofline ? ROOFLINE_LEFT - 12 : FOOT.right + 12 };
  const ground = await plain(cover.right - cover.left, FOOT.height, EVERGREEN);
  const drawn = await sharp(card)
    .composite([{ input: ground, left: cover.left, top: FOOT.top }, ...words.parts])
    .png()
    .toBuffer();
  for (const quality of [86, 82, 78, 74, 70]) {
    const jpeg = await sharp(drawn).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.byteLength <= MOST_BYTES) return jpeg;
  }
  throw new Error(`The card is larger than ${MOST_BYTES} bytes`);
}

/** The name, a rule, the firm over the license, each in the middle of the foot. */
async function wordsAt(scale: number) {
  const who = await text(name, { ...NAME, px: NAME.px * scale });
  const office = await text(`${firm}\n${license}`, { ...OFFICE, px: OFFICE.px * scale });
  const gap = Math.round(GAP * scale);
  const rule = { data: await plain(1, 58, EVERGREEN_LINE), info: { width: 1, height: 58 } };
  const parts: { input: Buffer; left: number; top: number }[] = [];
  let left = WORDS_LEFT;
  for (const { data, info } of [who, rule, office]) {
    parts.push({ input: data, left, top: FOOT.top + Math.round((FOOT.height - info.height) / 2) });
    left += info.width + gap;
  }
  return { parts, width: left - gap - WORDS_LEFT };
}

/** Pango would draw the code of a letter that the fonts lack, or take it from another font. */
function drawable(words: string): string {
  return letters(words, (letter) => CARD_LETTERS.includes(letter)).join('');
}

interface Type {
  family: string;
  file: string;
  px: number;
  color: string;
  /** Of an em. */
  track: number;
}

function text(words: string, { family, file, px, color, track }: Type) {
  const fontfile = fileURLToPath(new URL(file, import.meta.url));
  const spacing = Math.round(px * track * PANGO_UNITS);
  const marked = `<span foreground="${color}" letter_spacing="${spacing}">${escaped(words)}</span>`;
  // At 72 dots an inch a point is a pixel.
  return sharp({
    text: { text: marked, font: `${family} ${px}px`, fontfile, rgba: true, dpi: 72, spacing: 2 },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** For Pango's markup. */
function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function plain(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}
