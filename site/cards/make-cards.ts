// Draws the link previews (`npm run cards`) into site/public/cards/ and writes card-files.ts. Run by hand after a title,
// a picture or the design changes; the results are committed, and a test fails when they are stale. Existing files are
// not redrawn.
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { PageCard } from '../../content/pages.ts';
import { onPrintStage, type PrintStage } from '../printing/print-stage.ts';
import { allCards } from './all-cards.ts';
import { cardFingerprint } from './card-fingerprint.ts';
import type { CardFile } from './link-preview.ts';

const PUBLIC = fileURLToPath(new URL('../public', import.meta.url));
const CARD_FILES = new URL('./card-files.ts', import.meta.url);
const SIZE = { width: 1200, height: 630 };

/** Programs that fetch link previews have short timeouts. */
const MAX_BYTES = 100_000;

if (process.argv.includes('--help')) {
  console.log('npm run cards: draws the link previews into site/public/cards/. It takes no options.');
} else {
  await mkdir(`${PUBLIC}/cards`, { recursive: true });
  const cards = allCards().map((card) => ({ card, url: `/cards/${card.name}.${cardFingerprint(card)}.jpg` }));
  await onPrintStage(async (stage) => {
    for (const { card, url } of cards) if (!existsSync(PUBLIC + url)) await draw(stage, card, url);
  }, process.env.CHROMIUM);
  const wanted = new Set(cards.map(({ url }) => url));
  for (const file of await readdir(`${PUBLIC}/cards`))
    if (!wanted.has(`/cards/${file}`)) await rm(`${PUBLIC}/cards/${file}`);
  await writeFile(CARD_FILES, describe(cards));
}

async function draw({ page, open }: PrintStage, card: PageCard, url: string): Promise<void> {
  await page.setViewportSize(SIZE);
  await open(`site/cards/cards.html?card=${encodeURIComponent(JSON.stringify(card))}`);
  const jpeg = await compress(await page.screenshot());
  await writeFile(PUBLIC + url, jpeg);
  console.log(`${url} ${Math.round(jpeg.byteLength / 1000)} KB`);
}

/**
 * The best JPEG within the size limit.
 * @throws if there is none
 */
async function compress(picture: Uint8Array): Promise<Uint8Array> {
  for (const quality of [86, 82, 78, 74, 70]) {
    const jpeg = await sharp(picture).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.byteLength <= MAX_BYTES) return jpeg;
  }
  throw new Error(`A card is larger than ${MAX_BYTES} bytes`);
}

/** The source text of card-files.ts, formatted like Biome. */
function describe(cards: { card: PageCard; url: string }[]): string {
  const entries = cards.map(({ card: { name, title, picture }, url }) => {
    const fields = Object.entries({ url, title, picture } satisfies CardFile);
    const lines = fields.map(([key, value]) => `    ${key}: ${quoted(value)},\n`);
    return `  ${/^\w+$/.test(name) ? name : quoted(name)}: {\n${lines.join('')}  },\n`;
  });
  return `// Written by make-cards.ts: run \`npm run cards\`, do not edit.
import type { CardFile } from './link-preview.ts';

export const cardFiles: Record<string, CardFile> = {\n${entries.join('')}};\n`;
}

function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}
