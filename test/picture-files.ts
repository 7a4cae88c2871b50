import { constants, crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A photo like a phone's: grainy, with EXIF and GPS; `turned`: held upright. Every call returns another picture. */
export async function phonePhoto({
  width,
  height,
  turned = false,
}: {
  width: number;
  height: number;
  turned?: boolean;
}): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 8 };
  return await sharp({ create: { width, height, channels: 3, background: '#678', noise } })
    .jpeg({ quality: 92 })
    .withExif({
      IFD0: { Make: 'Phone of mine' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 13/1 0/1' },
    })
    .withMetadata({ orientation: turned ? 6 : 1 })
    .withIccProfile('p3')
    .toBuffer();
}

export async function avifFile(): Promise<Buffer> {
  return await sharp({ create: { width: 30, height: 20, channels: 3, background: '#678' } })
    .avif()
    .toBuffer();
}

/** The first box of an iPhone's file, then garbage. */
export function heicFile(bytes = 5_000): Buffer {
  const box = Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1MiHEMiPrmiafheictmap', 'latin1');
  return Buffer.concat([box, Buffer.alloc(bytes, 7)]);
}

/** A small AVIF that claims the given dimensions. */
export async function lyingAvif(width: number, height: number): Promise<Buffer> {
  const file = Buffer.from(await avifFile());
  const at = file.indexOf('ispe');
  file.writeUInt32BE(width, at + 8);
  file.writeUInt32BE(height, at + 12);
  return file;
}

/** A white WebP of 72 megapixels; making it would take seconds. */
export const hugeWebp = Buffer.from('UklGRh4AAABXRUJQVlA4TBEAAAAv3+7bBQfQ//73v/+BiOh/AAA=', 'base64');

/** A PNG with a compressed text chunk that decompresses to the given size. */
export function pngWithNote(bytes: number): Buffer {
  const [start, rest] = [hugePng(10, 10).subarray(0, 33), hugePng(10, 10).subarray(33)];
  const note = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), compressedZeros(bytes)]);
  return Buffer.concat([start, chunk('zTXt', note), rest]);
}

/** A PNG of one color with a small file and the given dimensions; valid if it has all its rows. */
export function hugePng(width: number, height: number, rows = height): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const row = Math.ceil(width / 8) + 1;
  const pixels = compressedZeros(row * rows);
  const parts = [chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

/** As small as by the default strategy, in a fraction of its time. */
function compressedZeros(bytes: number): Buffer {
  return deflateSync(Buffer.alloc(bytes), { level: 9, strategy: constants.Z_RLE });
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, sum]);
}
