/** Latin letters with accents, and typographic punctuation. */
export const PRINT_CHARACTERS = `${characters(0x20, 0x7e)}${characters(0xa0, 0xff)}–—‘’“”…•−`;

function characters(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
