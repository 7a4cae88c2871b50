import { encodingOf } from '../encoding-of.ts';
import { failed, type ListingPage } from './listing-file.ts';
import { readListingCsv } from './read-listing-csv.ts';
import { readListingJson } from './read-listing-json.ts';

/**
 * Parses a listings file by its extension: one page of CSV, one or several of JSON.
 * @param bytes UTF-8 or UTF-16
 * @param most stops after this many records
 */
export function readListingFile(file: string, bytes: Uint8Array, most?: number): ListingPage[] {
  const text = decode(bytes);
  if (text === null) return [failed({ file, line: 1, message: 'The file is not UTF-8 text' })];
  return file.toLowerCase().endsWith('.json')
    ? readListingJson(file, text, most)
    : [readListingCsv(file, text, most)];
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
