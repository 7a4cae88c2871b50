import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encode } from '../pages/encodings.ts';
import { COMPRESSIONS, isText, listFiles } from '../pages/static-assets.ts';

/** Writes a Brotli and a gzip version next to each text file of a folder, so that the server never compresses them. */
export async function compressAssets(folder: string): Promise<void> {
  for (const path of listFiles(folder).filter(isText)) {
    const file = join(folder, path);
    const { br, gzip } = await encode(await readFile(file), 'file');
    await writeFile(file + COMPRESSIONS.br, br);
    await writeFile(file + COMPRESSIONS.gzip, gzip);
  }
}
