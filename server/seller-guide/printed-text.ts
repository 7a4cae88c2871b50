import { PDFDict, PDFName, type PDFPage, PDFRef } from 'pdf-lib';
import { bytesOf, type PrintedFont, readFont } from './printed-font.ts';

/** A line of text on a printed page, measured in CSS pixels. */
export interface PrintedText {
  text: string;
  font: PrintedFont;
  /** The font's name in the page's resources. */
  fontName: string;
  size: number;
  x: number;
  /** As written in the page. */
  y: string;
  width: number;
  /** Average letter spacing, including kerning. */
  spacing: number;
}

const TEXT = /\bBT\n(.*?)\nET\b/gs;
const SET = /^\/(\S+) (\S+) Tf\n1 0 0 -1 (\S+) (\S+) Tm\n/;

/**
 * Replaces lines of a printed page. The tags around a line stay, so that screen readers find the new text in its place.
 * @param change returns operators that show a line instead; null leaves the line unchanged
 */
export function setTexts(page: PDFPage, change: (text: PrintedText) => string | null): void {
  const fonts = readFonts(page);
  const before = bytesOf(page.node, 'Contents');
  const after = before.replace(TEXT, (whole, operators: string) => {
    const printed = readText(operators, fonts);
    const changed = printed && change(printed);
    return changed ? `BT\n${changed}\nET` : whole;
  });
  if (after === before) return;
  const { context } = page.doc;
  const place = page.node.get(PDFName.of('Contents'));
  if (!(place instanceof PDFRef)) throw new Error('The contents of a printed page stand apart from it');
  context.assign(place, context.flateStream(Buffer.from(after, 'latin1')));
}

function readFonts(page: PDFPage): (name: string) => PrintedFont {
  const dictionary = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  const fonts = new Map<string, PrintedFont>();
  return (name) => {
    const known = fonts.get(name);
    if (known) return known;
    if (!dictionary) throw new Error('A page with text has no fonts');
    const font = readFont(dictionary.lookup(PDFName.of(name), PDFDict));
    fonts.set(name, font);
    return font;
  };
}

function readText(operators: string, fontOf: (name: string) => PrintedFont): PrintedText | null {
  const [start, fontName = '', size, x, y = ''] = SET.exec(operators) ?? [];
  if (!start) return null;
  const font = fontOf(fontName);
  const runs = [...operators.matchAll(/<(\w+)> Tj/g)].map(([, digits = '']) => glyphsOf(digits));
  const glyphs = runs.flat();
  const moved = [...operators.matchAll(/(\S+) \S+ Td/g)].reduce((sum, [, by]) => sum + Number(by), 0);
  const width = moved + widthOf(runs.at(-1) ?? [], font, Number(size));
  const natural = widthOf(glyphs, font, Number(size));
  return {
    text: glyphs.map((glyph) => font.letters.get(glyph) ?? '').join(''),
    font,
    fontName,
    size: Number(size),
    x: Number(x),
    y,
    width,
    spacing: glyphs.length > 1 ? (width - natural) / (glyphs.length - 1) : 0,
  };
}

/** Glyph numbers have four digits each. */
function glyphsOf(digits: string): number[] {
  return (digits.match(/..../g) ?? []).map((glyph) => Number.parseInt(glyph, 16));
}

/** Total width of the glyphs without spacing. */
export function widthOf(glyphs: number[], font: PrintedFont, size: number): number {
  return glyphs.reduce((sum, glyph) => sum + (font.widthOf(glyph) * size) / 1000, 0);
}
