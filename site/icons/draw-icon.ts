import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { IconFile } from './icon-files.ts';

const MASTER = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8');

/**
 * A maskable icon is never cropped inside a circle of 80 % of its width; at this scale the mark's corners stay within
 * it.
 */
const FULL_SCALE = 0.86;

/** The icon in its light colors, as PNG. */
export async function drawIcon({ pixels, shape }: Pick<IconFile, 'pixels' | 'shape'>): Promise<Buffer> {
  const svg = shape === 'full' ? filled(MASTER) : MASTER;
  const density = (72 * pixels) / 64;
  return await sharp(Buffer.from(svg), { density }).resize(pixels, pixels).png({ palette: true }).toBuffer();
}

/** Wraps a PNG in an ICO container. */
export function wrapInIco(png: Buffer, pixels: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // image type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(pixels, 6);
  header.writeUInt8(pixels, 7);
  header.writeUInt16LE(1, 10); // color plane
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.byteLength, 14);
  header.writeUInt32LE(header.byteLength, 18);
  return Buffer.concat([header, png]);
}

/** Sixteen hex digits that identify the source image and the drawing code. */
export function iconFingerprint(): string {
  const hash = createHash('sha256').update(MASTER);
  for (const file of ['draw-icon.ts', 'icon-files.ts'])
    hash.update(readFileSync(new URL(file, import.meta.url)));
  return hash.digest('hex').slice(0, 16);
}

function filled(svg: string): string {
  return svg
    .replace(' rx="6"', '')
    .replace('<g class="mark">', `<g transform="translate(32 32) scale(${FULL_SCALE}) translate(-32 -32)">`);
}
