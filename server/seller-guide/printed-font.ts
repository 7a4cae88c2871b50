import { decodePDFRawStream, PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream } from 'pdf-lib';

/** What reading and replacing text needs of a font inside a printed PDF. */
export interface PrintedFont {
  /** Text by glyph number; a ligature has several letters. */
  letters: Map<number, string>;
  /** Glyph number by letter, for each letter that the PDF's font includes. */
  glyphs: Map<string, number>;
  /** In thousandths of the font size. */
  widthOf(glyph: number): number;
}

/** Parses a composite font with a ToUnicode map, the only kind that Chromium writes. */
export function readFont(font: PDFDict): PrintedFont {
  const letters = readLetters(bytesOf(font, 'ToUnicode'));
  const glyphs = new Map<string, number>();
  // Digits have several glyphs; the plain one has the lowest number.
  for (const [glyph, text] of [...letters].sort(([one], [other]) => one - other)) {
    if (!glyphs.has(text)) glyphs.set(text, glyph);
  }
  const own = font.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict);
  const widths = readWidths(own.lookup(PDFName.of('W'), PDFArray));
  const usual = own.lookup(PDFName.of('DW'), PDFNumber).asNumber();
  return { letters, glyphs, widthOf: (glyph) => widths.get(glyph) ?? usual };
}

/** The decompressed bytes of a stream in a dictionary, one character each. */
export function bytesOf(dictionary: PDFDict, name: string): string {
  const stream = dictionary.lookup(PDFName.of(name));
  if (!(stream instanceof PDFRawStream)) throw new Error(`Expected a stream as ${name} of a printed PDF`);
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
}

function readLetters(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, lines = ''] of map.matchAll(/beginbfchar(.*?)endbfchar/gs)) {
    for (const [, glyph, text] of lines.matchAll(/<(\w+)> <(\w+)>/g)) letters.set(hex(glyph), utf16(text));
  }
  for (const [, lines = ''] of map.matchAll(/beginbfrange(.*?)endbfrange/gs)) {
    for (const [, first, last, text] of lines.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const start = hex(first);
      for (let glyph = start; glyph <= hex(last); glyph++) {
        letters.set(glyph, String.fromCodePoint(hex(text) + glyph - start));
      }
    }
  }
  return letters;
}

/** `[10 [500 510] 20 29 600]`: glyphs 10 and 11 have a width each, 20 to 29 share one (ISO 32000-2, 9.7.4.3). */
function readWidths(list: PDFArray): Map<number, number> {
  const widths = new Map<number, number>();
  let at = 0;
  while (at < list.size()) {
    const first = list.lookup(at, PDFNumber).asNumber();
    const next = list.lookup(at + 1);
    if (next instanceof PDFArray) {
      for (let index = 0; index < next.size(); index++) {
        widths.set(first + index, next.lookup(index, PDFNumber).asNumber());
      }
      at += 2;
    } else {
      const last = list.lookup(at + 1, PDFNumber).asNumber();
      const width = list.lookup(at + 2, PDFNumber).asNumber();
      for (let glyph = first; glyph <= last; glyph++) widths.set(glyph, width);
      at += 3;
    }
  }
  return widths;
}

function hex(digits = ''): number {
  return Number.parseInt(digits, 16);
}

function utf16(digits = ''): string {
  return digits.replace(/..../g, (unit) => String.fromCharCode(hex(unit)));
}
