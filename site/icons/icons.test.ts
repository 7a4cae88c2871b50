import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { iconFingerprint } from './draw-icon.ts';
import { drawnFrom } from './drawn-from.ts';
import { appleTouchIcon, ICO_PIXELS, manifestIcons } from './icon-files.ts';

const file = (path: string) => readFileSync(new URL(`../public${path}`, import.meta.url));

test('the icons are up to date with their source image', () => {
  expect(drawnFrom, 'run `npm run icons` and commit what it writes').toBe(iconFingerprint());
});

test('favicon.svg has light colors in dark mode', () => {
  expect(file('/favicon.svg').toString()).toContain('prefers-color-scheme: dark');
});

test('favicon.ico holds one PNG of 32 pixels', async () => {
  const ico = file('/favicon.ico');
  const png = ico.subarray(ico.readUInt32LE(18));
  expect(png.byteLength).toBe(ico.readUInt32LE(14));
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: ICO_PIXELS, height: ICO_PIXELS });
});

test.each([appleTouchIcon, ...manifestIcons])(
  '$path is a square of $pixels pixels, opaque to its corners if the system crops it',
  async ({ path, pixels, shape }) => {
    const { data, info } = await sharp(file(path)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([pixels, pixels]);
    expect(data[3] === 255).toBe(shape === 'full');
  },
);

test('the mark of a maskable icon stays within the circle that is never cropped', async () => {
  const { data, info } = await sharp(file('/icon-maskable-512.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = info.width / 2;
  let farthest = 0;
  for (let at = 0; at < data.length; at += 3) {
    const isGround = Math.abs((data[at] ?? 0) - 0x1f) < 12;
    if (isGround) continue;
    const pixel = at / 3;
    farthest = Math.max(
      farthest,
      Math.hypot((pixel % info.width) - middle, Math.floor(pixel / info.width) - middle),
    );
  }
  expect(farthest).toBeLessThanOrEqual(0.4 * info.width);
  expect(farthest).toBeGreaterThan(0.2 * info.width);
});
