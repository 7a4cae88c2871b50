// Draws the link previews (`npm run cards`) into site/public/cards/ and writes card-files.ts. Run by hand after a title,
// a picture or the design changes; the results are committed, and a test tells when it is time. Files that are there are kept.
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { PageCard } from '../../content/pages.ts';
import { onPrintStage, type PrintStage } from '../printing/print-stage.ts';
import { allCards } from './all-cards.ts';
import { cardFingerprint } from './card-fingerprint.ts';
import type { CardFile } from './card-of.ts';

const PUBLIC = fileURLToPath(new URL('../public', import.meta.url));
const CARD_FILES = new URL('./card-files.ts', import.meta.url);
const SIZE = { width: 1200, height: 630 };

/** Programs that fetch link previews do not wait long. */
const MOST_BYTES = 100_000;

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
  const jpeg = await small(await page.screenshot());
  await writeFile(PUBLIC + url, jpeg);
  console.log(`${url} ${Math.round(jpeg.byteLength / 1000)} KB`);
}

/** The best JPEG that is small enough. @throws when none is */
async function small(picture: Uint8Array): Promise<Uint8Array> {
  for (const quality of [86, 82, 78, 74, 70]) {
    const jpeg = await sharp(picture).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.byteLength <= MOST_BYTES) return jpeg;
  }
  throw new Error(`A card is larger than ${MOST_BYTES} bytes`);
}

/** The text of card-files.ts, as Biome formats it. */
function describe(cards: { card: PageCard; url: string }[]): string {
  const entries = cards.map(({ card: { name, title, picture }, url }) => {
    const fields = Object.entries({ url, title, picture } satisfies CardFile);
    const lines = fields.map(([key, value]) => `    ${key}: ${quoted(value)},\n`);
    return `  ${/^\w+$/.test(name) ? name : quoted(name)}: {\n${lines.join('')}  },\n`;
  });
  return `// Written by make-cards.ts: run \`npm run cards\`, do not edit.
import type { CardFile } from './card-of.ts';

export const cardFiles: Record<string, CardFile> = {\n${entries.join('')}};\n`;
}

function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}
