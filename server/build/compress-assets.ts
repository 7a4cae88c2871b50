import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encode } from '../pages/encodings.ts';
import { COMPRESSIONS, isText, listFiles } from '../pages/static-assets.ts';

/** Compresses the text files of a folder, each into two files beside it, so that the server never has to. */
export async function compressAssets(folder: string): Promise<void> {
  for (const path of listFiles(folder).filter(isText)) {
    const file = join(folder, path);
    const { br, gzip } = await encode(await readFile(file), 'file');
    await writeFile(file + COMPRESSIONS.br, br);
    await writeFile(file + COMPRESSIONS.gzip, gzip);
  }
}
