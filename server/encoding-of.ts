/** How many of the first bytes `encodingOf` looks at. */
export const OPENING_BYTES = 4;

/** The encoding of a text: UTF-16 by its byte-order mark or by the zero beside its first letter, UTF-8 otherwise. */
export function encodingOf([first, second, third]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0) return 'utf-16le';
  return first === 0 && second !== 0 && third === 0 ? 'utf-16be' : 'utf-8';
}
