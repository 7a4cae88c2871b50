/** What the fonts of server/cards hold, which set names that nobody knew when they were cut: ASCII, Latin-1, and what names and offices are set with beside them. */
export const CARD_LETTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ıŒœ–—‘’“”…•™`;

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
