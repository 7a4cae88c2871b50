import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GUIDE_PAGES, guideDocument } from '#content/seller-guide.ts';
import { siteUrls } from '#content/site-urls.ts';
import { changedSources, fingerprint, readSources } from './guide-sources.ts';
import { SHEETS } from './pdf/sheet-order.ts';
import { describePdf } from './pdf-description.ts';

const pdf = readFileSync(new URL(`../public${siteUrls.guidePdf}`, import.meta.url));
const text = pdf.toString('latin1');

const LARGEST_BYTES = 2 * 1024 * 1024;

test('the PDF is as new as its sources (else: npm run guide)', () => {
  expect(changedSources()).toEqual([]);
  expect(fingerprint(pdf)).toBe(readSources().pdf);
});

test('its sources are the words, the pages, the type and the pictures', () => {
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

test('it has as many pages as the site says, of US Letter size', () => {
  const pages = text.match(/\/Type \/Page\b(?!s)/g) ?? [];
  expect(pages).toHaveLength(GUIDE_PAGES);
  expect(SHEETS).toHaveLength(GUIDE_PAGES);
  expect(new Set(text.match(/\/MediaBox \[[^\]]*\]/g))).toEqual(new Set(['/MediaBox [0 0 612 792]']));
});

test('it is tagged, has a language and an outline, and its words can be selected', () => {
  expect(text).toMatch(/\/MarkInfo <<\s*\/Type \/MarkInfo\s*\/Marked true/);
  expect(text).toContain('/StructTreeRoot');
  expect(text).toMatch(/\/Lang \(en-US\)/);
  expect(text).toContain('/Outlines');
  expect(text).toContain('/ToUnicode');
  expect(text).not.toContain('/Subtype /Type3');
});

test('it names its title and its author, the firm included', () => {
  const information = text.slice(text.lastIndexOf('/Title'));
  expect(hexText(information, 'Title')).toBe(guideDocument.title);
  expect(hexText(information, 'Author')).toBe(guideDocument.author);
});

test('it is at most 2 MB', () => {
  expect(pdf.byteLength).toBeLessThanOrEqual(LARGEST_BYTES);
});

test('a file that Chromium did not print is refused', () => {
  expect(() => describePdf(new TextEncoder().encode('%PDF-1.4\n%%EOF'), guideDocument)).toThrow(
    /does not end/,
  );
});

/** A text of the information object, which holds UTF-16 in hex. */
function hexText(information: string, key: string): string {
  const [, hex = ''] = new RegExp(`/${key} <FEFF([0-9a-f]*)>`).exec(information) ?? [];
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}
