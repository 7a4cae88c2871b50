import { failed, type ListingPage } from './listing-file.ts';
import { readListingCsv } from './read-listing-csv.ts';
import { readListingJson } from './read-listing-json.ts';

/**
 * Reads the pages of a listings file by its name's ending: one page of CSV, one or several of JSON.
 * @param bytes UTF-8, or UTF-16 with a byte-order mark
 */
export function readListingFile(file: string, bytes: Uint8Array): ListingPage[] {
  const text = decode(bytes);
  if (text === null) return [failed({ file, line: 1, message: 'The file is not UTF-8 text' })];
  return file.toLowerCase().endsWith('.json') ? readListingJson(file, text) : [readListingCsv(file, text)];
}

function decode(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
