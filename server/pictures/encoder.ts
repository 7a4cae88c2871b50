// Makes the WebP files and the JPEG of an uploaded picture, and its pixels for avif-encoder.ts:
// node server/pictures/encoder.ts INPUT FOLDER
// A process of its own: a file that was made to fill the memory or to take forever is ended with it.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureWidths } from '#content/pictures/picture-files.ts';
import { uploadedRecipe } from '#content/pictures/picture-recipe.ts';
import { type Encoded, PIXELS_FILE } from './encode-picture.ts';

/** More than the 50 megapixels of large phone cameras. */
const MOST_PIXELS = 64_000_000;

/** Twice what a photo of 64 megapixels takes; an AVIF, which is unpacked whole, reaches it with some 30. */
const MOST_MEMORY_BYTES = 640 * 1_024 * 1_024;
const LOOK_AT_MEMORY_MS = 50;

const READABLE = ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}`);

sharp.cache(false);
sharp.concurrency(1);
// No other reader ever sees a hostile file: SVG, PDF, TIFF and GIF among them.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: READABLE });

const [input = '', folder = ''] = process.argv.slice(2);
setInterval(() => {
  if (process.memoryUsage.rss() > MOST_MEMORY_BYTES) answer({ status: 'too-heavy' });
}, LOOK_AT_MEMORY_MS).unref();
answer(await encode());

async function encode(): Promise<Encoded> {
  try {
    const { width: across = 0, height: down = 0 } = await sharp(input, {
      limitInputPixels: false,
    }).metadata();
    if (across * down > MOST_PIXELS) return { status: 'too-large' };
    const { longestSidePx: side, ...recipe } = uploadedRecipe;
    // What sharp is not told to keep is left out: where and when a photo was taken, and with what.
    const { data, info } = await sharp(input, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const picture = () => sharp(data, { raw: { width, height, channels } });
    for (const pixels of new Set(pictureWidths({ width }))) {
      const webp = await picture().resize({ width: pixels }).webp(recipe.webp).toBuffer();
      await writeFile(join(folder, `${pixels}.webp`), webp);
    }
    await writeFile(join(folder, `${width}x${height}.jpg`), await picture().jpeg(recipe.jpg).toBuffer());
    await writeFile(join(folder, PIXELS_FILE), data);
    return { status: 'done', width, height, channels };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return { status: 'broken' };
  }
}

function answer(encoding: Encoded): void {
  process.stdout.write(JSON.stringify(encoding), () => process.exit(0));
}
