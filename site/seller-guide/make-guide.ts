// Prints the seller's guide (`npm run guide`) into site/public/downloads/ and notes which sources it was made from.
// Run by hand after a word, a style or a picture of it changes; the results are committed, and a test tells when to.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { GUIDE_PAGES, guideDocument } from '../../content/seller-guide.ts';
import { siteUrls } from '../../content/site-urls.ts';
import { describeSources, fingerprint, SOURCES_FILE } from './guide-sources.ts';
import { describePdf } from './pdf-description.ts';
import { printFont } from './print-font.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PAGE = 'site/seller-guide/pdf/guide.html';
const PDF = `${ROOT}site/public${siteUrls.guidePdf}`;

/** Some pages let a picture reach down to the foot's rule: 0.24 in. */
const FOOT_GAP_PX = 24;

if (process.argv.includes('--help')) {
  console.log(`npm run guide: prints the seller's guide to ${relative(ROOT, PDF)}. It takes no options.`);
} else {
  await makeGuide();
}

async function makeGuide(): Promise<void> {
  const vite = await createServer({
    root: ROOT,
    configFile: false,
    publicDir: 'site/public',
    cacheDir: 'node_modules/.cache/guide',
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  try {
    await vite.listen();
    const [printed, loaded] = await print(browser, `${vite.resolvedUrls?.local[0]}${PAGE}`);
    const pdf = describePdf(printed, guideDocument);
    await mkdir(dirname(PDF), { recursive: true });
    await writeFile(PDF, pdf);
    await writeFile(SOURCES_FILE, describeSources([...modules(vite), ...loaded, PAGE], fingerprint(pdf)));
    console.log(`${relative(ROOT, PDF)}: ${Math.round(pdf.byteLength / 1024)} KB`);
  } finally {
    await browser.close();
    await vite.close();
  }
}

/** @returns the PDF, and the public files that went into it, from the project's root */
async function print(browser: Browser, address: string): Promise<[Uint8Array, string[]]> {
  const page = await browser.newPage();
  const errors: unknown[] = [];
  const loaded: string[] = [];
  page.on('pageerror', (error) => errors.push(error));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/(fonts|pictures)\//.test(pathname)) loaded.push(`site/public${pathname}`);
  });
  await page.route('**/print-fonts/*', async (route) => {
    const weight = Number(/(\d+)\.woff2$/.exec(route.request().url())?.[1]);
    await route.fulfill({ contentType: 'font/woff2', body: Buffer.from(await printFont(weight)) });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => document.fonts.ready);
  if (errors.length > 0) throw errors[0];
  await checkSheets(page);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  return [pdf, loaded];
}

/** @throws when a page is missing, or its words do not fit on it */
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

/** Every file of the project that Vite served for the page. */
function modules(vite: ViteDevServer): string[] {
  const files = [...(vite.environments.client?.moduleGraph.idToModuleMap.values() ?? [])].map(
    ({ file }) => file,
  );
  return files
    .filter((file) => file?.startsWith(ROOT) && !file.includes('/node_modules/'))
    .map((file) => relative(ROOT, file as string));
}

/** Debian's Chromium, or the one that Playwright brought. */
function chromiumPath(): string {
  const candidates = [process.env.CHROMIUM, '/usr/bin/chromium'];
  return candidates.find((path) => path && existsSync(path)) ?? chromium.executablePath();
}
