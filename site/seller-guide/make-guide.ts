// Prints the seller's guide (`npm run guide`) to site/public/downloads/ and records its sources. Run by hand after its
// text, styles or pictures change; the results are committed, and a test fails when they are stale.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { GUIDE_PAGES } from '../../content/seller-guide.ts';
import { guideDocument } from '../../content/seller-guide-pdf.ts';
import { siteUrls } from '../../content/site-urls.ts';
import { onPrintStage, type PrintStage } from '../printing/print-stage.ts';
import { describeSources, fingerprint, SOURCES_FILE } from './guide-sources.ts';
import { describePdf } from './pdf-description.ts';
import { printFont } from './print-font.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PAGE = 'site/seller-guide/pdf/guide.html';
const PDF = `${ROOT}site/public${siteUrls.guidePdf}`;

/** On some pages a picture may extend to the rule above the footer: 0.24 in. */
const FOOT_GAP_PX = 24;

if (process.argv.includes('--help')) {
  console.log(`npm run guide: prints the seller's guide to ${relative(ROOT, PDF)}. It takes no options.`);
} else {
  await onPrintStage(makeGuide, process.env.CHROMIUM);
}

async function makeGuide(stage: PrintStage): Promise<void> {
  const pdf = await describePdf(await print(stage), guideDocument);
  await mkdir(dirname(PDF), { recursive: true });
  await writeFile(PDF, pdf);
  await writeFile(SOURCES_FILE, describeSources([...stage.sources(), PAGE], fingerprint(pdf)));
  console.log(`${relative(ROOT, PDF)}: ${Math.round(pdf.byteLength / 1024)} KB`);
}

async function print({ page, open }: PrintStage): Promise<Uint8Array> {
  await page.route('**/print-fonts/*', async (route) => {
    const weight = Number(/(\d+)\.woff2$/.exec(route.request().url())?.[1]);
    await route.fulfill({ contentType: 'font/woff2', body: Buffer.from(await printFont(weight)) });
  });
  await open(PAGE);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => document.fonts.ready);
  await checkSheets(page);
  return await withoutLetters(
    await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }),
  );
}

/** Removes the last page, whose only purpose is to embed the fonts' characters. */
async function withoutLetters(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const letters = document.getPage(GUIDE_PAGES);
  document.removePage(GUIDE_PAGES);
  document.context.delete(letters.ref);
  return await document.save({ useObjectStreams: false });
}

/** @throws if a page is missing, or its content overflows */
async function checkSheets(page: Page): Promise<void> {
  const bodies = await page.$$eval('[data-body]', (found) =>
    found.map((body) => ({
      name: body.parentElement?.id,
      room: body.clientHeight,
      needed:
        Math.max(
          0,
          ...[...body.querySelectorAll(':not(img)')].map((part) => part.getBoundingClientRect().bottom),
        ) - body.getBoundingClientRect().top,
    })),
  );
  if (bodies.length !== GUIDE_PAGES - 1)
    throw new Error(`Expected ${GUIDE_PAGES} pages, found ${bodies.length + 1}`);
  const full = bodies.filter(({ room, needed }) => needed > room + FOOT_GAP_PX);
  if (full.length > 0) throw new Error(`Too many words on: ${JSON.stringify(full)}`);
}
