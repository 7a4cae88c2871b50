// Encodes an uploaded picture's pixels as AVIF files:
// node server/pictures/avif-encoder.ts FOLDER WIDTH HEIGHT CHANNELS PIXELS...
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Channels } from 'sharp';
import { uploadedRecipe } from '#content/pictures/picture-recipe.ts';
import { PIXELS_FILE } from './encode-picture.ts';

sharp.cache(false);
sharp.concurrency(1);

const [folder = '', ...numbers] = process.argv.slice(2);
const [width = 0, height = 0, channels = 0, ...widths] = numbers.map(Number);
const data = await readFile(join(folder, PIXELS_FILE));
for (const pixels of widths) {
  const picture = sharp(data, { raw: { width, height, channels: channels as Channels } });
  const avif = await picture.resize({ width: pixels }).avif(uploadedRecipe.avif).toBuffer();
  await writeFile(join(folder, `${pixels}.avif`), avif);
}
