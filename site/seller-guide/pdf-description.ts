import { PDFDocument } from 'pdf-lib';

export interface PdfDescription {
  title: string;
  author: string;
  subject: string;
  /** ISO 8601 in UTC. */
  editionDate: string;
}

/**
 * Sets the title, author, subject and dates of a printed PDF. Chromium sets no author, and uses the current time as
 * date, so that the same pages would never result in the same file.
 */
export async function describePdf(pdf: Uint8Array, description: PdfDescription): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const date = new Date(description.editionDate);
  document.setTitle(description.title);
  document.setAuthor(description.author);
  document.setSubject(description.subject);
  document.setCreationDate(date);
  document.setModificationDate(date);
  return document.save({ useObjectStreams: false });
}
