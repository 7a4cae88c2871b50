import type { PDFPage } from 'pdf-lib';
import { setTexts } from '#server/seller-guide/printed-text.ts';

/** The lines of text of a page printed by Chromium, in reading order. */
export function textsOf(page: PDFPage): string[] {
  const texts: string[] = [];
  setTexts(page, ({ text }) => {
    texts.push(text);
    return null;
  });
  return texts;
}
