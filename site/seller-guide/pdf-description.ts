export interface PdfDescription {
  title: string;
  author: string;
  subject: string;
  /** ISO 8601 in UTC. */
  editionDate: string;
}

/**
 * Says in a printed PDF who wrote it. Chromium sets no author, so the document's information is replaced by an
 * incremental update (ISO 32000, 7.5.6): the original bytes, a new object, and a table that points to it.
 * @throws when the PDF has no classic cross-reference table, which would mean that Chromium's printer has changed
 */
export function describePdf(pdf: Uint8Array, description: PdfDescription): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1');
  const trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref\s+(\d+)\s+%%EOF\s*$/.exec(text);
  const info = trailer && /\/Info (\d+) 0 R/.exec(trailer[1] ?? '');
  if (!trailer || !info) throw new Error('This PDF does not end as Chromium used to write it');

  const number = Number(info[1]);
  const date = pdfDate(description.editionDate);
  const object = `${number} 0 obj\n<< /Title ${pdfText(description.title)} /Author ${pdfText(description.author)} /Subject ${pdfText(description.subject)} /CreationDate (${date}) /ModDate (${date}) >>\nendobj\n`;
  const start = pdf.byteLength + 1;
  const table = `xref\n${number} 1\n${String(start).padStart(10, '0')} 00000 n \n`;
  const kept = (trailer[1] ?? '').replace(/\/ID\s*\[[^\]]*\]/, '').trim();
  const end = `trailer\n<< ${kept} /Prev ${trailer[2]} >>\nstartxref\n${start + object.length}\n%%EOF\n`;
  return Buffer.concat([withoutClock(text), Buffer.from(`\n${object}${table}${end}`, 'latin1')]);
}

/** The first information object is no longer used; without the minute of printing, the same pages are the same file. */
function withoutClock(text: string): Buffer {
  return Buffer.from(text.replace(/(?<=\/(?:CreationDate|ModDate) \(D:)\d{14}/g, '20000101000000'), 'latin1');
}

/** A text string: UTF-16 with its mark, in hex, so that any character may stand in it. */
function pdfText(text: string): string {
  return `<FEFF${[...Buffer.from(text, 'utf16le').swap16()].map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`;
}

function pdfDate(iso: string): string {
  return `D:${iso.replace(/\D/g, '').slice(0, 14)}Z`;
}
