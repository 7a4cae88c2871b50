/** How many bytes `encodingOf` looks at. */
export const OPENING_BYTES = 4;

/** Detects UTF-16 by a byte-order mark or a zero byte next to the first letter; otherwise returns UTF-8. */
export function encodingOf([first, second, third]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0) return 'utf-16le';
  return first === 0 && second !== 0 && third === 0 ? 'utf-16be' : 'utf-8';
}
