import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { PRINT_CHARACTERS } from './pdf/print-characters.ts';

const VARIABLE = new URL(
  '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  import.meta.url,
);

/**
 * Instrument Sans at one weight, as WOFF2. Chromium cannot embed a variable font in a PDF: it draws each letter as a
 * graphic instead (a Type 3 font), which prints with uneven spacing.
 */
export async function printFont(weight: number): Promise<Uint8Array> {
  return await subsetFont(await readFile(VARIABLE), PRINT_CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
  });
}
