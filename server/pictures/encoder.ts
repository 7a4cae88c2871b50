// Encodes an uploaded picture as WebP and JPEG files, and writes its pixels for avif-encoder.ts:
// node server/pictures/encoder.ts INPUT FOLDER
// Runs as a separate process, which can be killed if a malicious file uses too much memory or time.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureWidths } from '#content/pictures/picture-files.ts';
import { uploadedRecipe } from '#content/pictures/picture-recipe.ts';
import { type EncoderOutput, PIXELS_FILE } from './encode-picture.ts';

/** More than the 50 megapixels of large phone cameras. */
const MAX_PIXELS = 64_000_000;

/** Twice what a photo of 64 megapixels needs; an AVIF, which is decoded as a whole, reaches the limit at about 30. */
const MAX_MEMORY_BYTES = 640 * 1_024 * 1_024;
const MEMORY_CHECK_MS = 50;

const READABLE = ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}`);

sharp.cache(false);
sharp.concurrency(1);
// Disables all other decoders, such as SVG, PDF, TIFF and GIF, for untrusted files.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: READABLE });

const [input = '', folder = ''] = process.argv.slice(2);
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) finish({ status: 'too-heavy' });
}, MEMORY_CHECK_MS).unref();
finish(await encode());

async function encode(): Promise<EncoderOutput> {
  try {
    const { width: across = 0, height: down = 0 } = await sharp(input, {
      limitInputPixels: false,
    }).metadata();
    if (across * down > MAX_PIXELS) return { status: 'too-large' };
    const { longestSidePx: side, ...recipe } = uploadedRecipe;
    // sharp drops metadata by default: where and when a photo was taken, and with which camera.
    const { data, info } = await sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
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

function finish(encoding: EncoderOutput): void {
  process.stdout.write(JSON.stringify(encoding), () => process.exit(0));
}
