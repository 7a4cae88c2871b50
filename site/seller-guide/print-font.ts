import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const VARIABLE = new URL(
  '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  import.meta.url,
);

/** Latin letters with their accents, and the signs that typeset text uses. */
const CHARACTERS = `${characters(0x20, 0x7e)}${characters(0xa0, 0xff)}–—‘’“”…•−`;

/**
 * Instrument Sans at one weight, as WOFF2. Chromium cannot embed a variable font in a PDF: it draws each letter as a
 * picture instead (a Type 3 font), which prints with uneven spaces.
 */
export async function printFont(weight: number): Promise<Uint8Array> {
  return await subsetFont(await readFile(VARIABLE), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
  });
}

function characters(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
