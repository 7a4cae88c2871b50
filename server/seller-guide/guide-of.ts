import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFString,
} from 'pdf-lib';
import { shippedAgent } from '#content/agent.ts';
import { guideAgentLines } from '#content/seller-guide-pdf.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { letters } from '../drawn-files/letters.ts';
import { type PrintedText, setTexts, widthOf } from './printed-text.ts';

type Line = keyof ReturnType<typeof guideAgentLines>;

/** Right end of a line, in CSS pixels of a page 816 wide: a longer line gets a smaller font. */
const RIGHT_EDGE = 733;
const SHEET_ENDS: Partial<Record<Line, number>> = { footOffice: 445 };
const COVER_ENDS: Partial<Record<Line, number>> = { firm: 750, name: 385, license: 385, phone: 680 };
/** The one right-aligned line. */
const GROWS_LEFT = { line: 'footAgent', from: 460 };

/** CSS pixels to points. */
const POINTS = 0.75;

/**
 * Puts an agent into the printed PDF of the seller's guide: replaces each line that names the shipped agent where it differs.
 * Fonts, tags, links and outline stay.
 */
export async function guideOf(agent: AgentProfile, printed: Uint8Array): Promise<Uint8Array> {
  const shipped = guideAgentLines(shippedAgent);
  const wanted = guideAgentLines(agent);
  const changed = (Object.keys(shipped) as Line[]).filter((line) => shipped[line] !== wanted[line]);
  if (changed.length === 0) return printed;

  const pdf = await PDFDocument.load(printed, { updateMetadata: false });
  for (const [index, page] of pdf.getPages().entries()) {
    const ends = index === 0 ? COVER_ENDS : SHEET_ENDS;
    setTexts(page, (text) => {
      const line = changed.find((one) => shipped[one] === text.text);
      return line ? showing(wanted[line], text, placeOf(line, text, ends)) : null;
    });
    setLinks(page, agent);
  }
  setOutline(pdf, agent);
  pdf.setAuthor(agent.atFirm);
  return await pdf.save({ useObjectStreams: false });
}

interface Place {
  room: number;
  growsLeft: boolean;
}

function placeOf(line: Line, { x, width }: PrintedText, ends: Partial<Record<Line, number>>): Place {
  if (line === GROWS_LEFT.line) return { room: x + width - GROWS_LEFT.from, growsLeft: true };
  return { room: (ends[line] ?? RIGHT_EDGE) - x, growsLeft: false };
}

function showing(words: string, { font, fontName, size, x, y, width, spacing }: PrintedText, place: Place) {
  const glyphs = letters(words, (letter) => font.glyphs.has(letter)).flatMap(
    (letter) => font.glyphs.get(letter) ?? [],
  );
  const full = widthOf(glyphs, font, size) + spacing * (glyphs.length - 1);
  const scale = Math.min(1, place.room / full);
  const start = place.growsLeft ? x + width - full * scale : x;
  const digits = glyphs.map((glyph) => glyph.toString(16).padStart(4, '0')).join('');
  return [
    `/${fontName} ${round(size * scale)} Tf`,
    `1 0 0 -1 ${round(start)} ${y} Tm`,
    `${round(spacing * scale)} Tc`,
    `<${digits}> Tj`,
    '0 Tc',
  ].join('\n');
}

function setLinks(page: PDFPage, agent: AgentProfile): void {
  const targets = new Map([
    [shippedAgent.phoneHref, agent.phoneHref],
    [`mailto:${shippedAgent.email}`, `mailto:${agent.email}`],
  ]);
  for (const annotation of page.node.Annots()?.asArray() ?? []) {
    const link = page.doc.context.lookup(annotation, PDFDict);
    const action = link.lookupMaybe(PDFName.of('A'), PDFDict);
    const target = targets.get(action?.lookupMaybe(PDFName.of('URI'), PDFString)?.asString() ?? '');
    if (!action || !target) continue;
    action.set(PDFName.of('URI'), PDFString.of(target));
    // As wide as its line may become.
    link.lookup(PDFName.of('Rect'), PDFArray).set(2, PDFNumber.of(RIGHT_EDGE * POINTS));
  }
}

function setOutline(pdf: PDFDocument, agent: AgentProfile): void {
  for (const [, entry] of pdf.context.enumerateIndirectObjects()) {
    if (!(entry instanceof PDFDict) || !entry.has(PDFName.of('Dest'))) continue;
    const title = entry.lookupMaybe(PDFName.of('Title'), PDFString, PDFHexString);
    if (title?.decodeText() === shippedAgent.name) {
      entry.set(PDFName.of('Title'), PDFHexString.fromText(agent.name));
    }
  }
}

function round(measure: number): number {
  return Math.round(measure * 1000) / 1000;
}
