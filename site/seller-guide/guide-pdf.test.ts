import { readFileSync } from 'node:fs';
import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { GUIDE_PAGES } from '#content/seller-guide.ts';
import { guideDocument } from '#content/seller-guide-pdf.ts';
import { siteUrls } from '#content/site-urls.ts';
import { changedSources, fingerprint, readSources } from './guide-sources.ts';
import { SHEETS } from './pdf/sheet-order.ts';
import { describePdf } from './pdf-description.ts';

const pdf = readFileSync(new URL(`../public${siteUrls.guidePdf}`, import.meta.url));
const text = pdf.toString('latin1');

const LARGEST_BYTES = 2 * 1024 * 1024;

test('the PDF is up to date with its sources (else: npm run guide)', () => {
  expect(changedSources()).toEqual([]);
  expect(fingerprint(pdf)).toBe(readSources().pdf);
});

test('the sources include the text, the pages, the fonts and the pictures', () => {
  const sources = Object.keys(readSources().sources);
  for (const part of [
    'content/seller-guide-steps.ts',
    'content/agent.ts',
    'site/seller-guide/pdf/sheet.tsx',
  ]) {
    expect(sources).toContain(part);
  }
  expect(sources.some((path) => path.endsWith('.woff2'))).toBe(true);
  expect(sources.some((path) => path.endsWith('.jpg'))).toBe(true);
  expect(sources.some((path) => path.endsWith('.module.css'))).toBe(true);
});

test('the PDF has as many pages as the site says, in US Letter size', async () => {
  const pages = (await PDFDocument.load(pdf, { updateMetadata: false })).getPages();
  expect(pages).toHaveLength(GUIDE_PAGES);
  expect(SHEETS).toHaveLength(GUIDE_PAGES);
  for (const page of pages) expect(page.getSize()).toEqual({ width: 612, height: 792 });
});

test('the PDF is tagged, has a language and an outline, and its text can be selected', () => {
  expect(text).toMatch(/\/MarkInfo <<\s*\/Type \/MarkInfo\s*\/Marked true/);
  expect(text).toContain('/StructTreeRoot');
  expect(text).toMatch(/\/Lang \(en-US\)/);
  expect(text).toContain('/Outlines');
  expect(text).toContain('/ToUnicode');
  expect(text).not.toContain('/Subtype /Type3');
});

test('the PDF names its title and its author with the firm', async () => {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  expect(document.getTitle()).toBe(guideDocument.title);
  expect(document.getAuthor()).toBe(guideDocument.author);
  expect(document.getSubject()).toBe(guideDocument.subject);
  expect(document.getCreationDate()).toEqual(new Date(guideDocument.editionDate));
});

test('the PDF is at most 2 MB', () => {
  expect(pdf.byteLength).toBeLessThanOrEqual(LARGEST_BYTES);
});

test('the same pages result in the same file, whenever Chromium printed them', async () => {
  const later = await PDFDocument.load(pdf, { updateMetadata: false });
  later.setCreationDate(new Date('2030-01-01T00:00:00.000Z'));
  later.setModificationDate(new Date('2030-01-01T00:00:00.000Z'));
  const printedLater = await later.save({ useObjectStreams: false });
  expect(await describePdf(printedLater, guideDocument)).toEqual(await describePdf(pdf, guideDocument));
});
