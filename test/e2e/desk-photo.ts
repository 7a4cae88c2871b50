import { phonePhoto } from '../picture-files.ts';

const taken = new Map<string, Promise<Buffer>>();

/** Takes a small photo; the same place and size are always the same picture. */
export async function photo(name: string, { place = 0, width = 320, height = 240 } = {}) {
  const key = `${place} ${width}x${height}`;
  const taking = taken.get(key) ?? phonePhoto({ width, height });
  taken.set(key, taking);
  return { name, mimeType: 'image/jpeg', buffer: await taking };
}
