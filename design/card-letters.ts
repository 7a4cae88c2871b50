/**
 * The characters in the fonts of server/cards, which render names that were unknown when the fonts were subset: ASCII,
 * Latin-1, and the punctuation around names and offices.
 */
export const CARD_LETTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ıŒœ–—‘’“”…•™`;

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
