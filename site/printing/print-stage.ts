import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { createServer, type Plugin, type ViteDevServer } from 'vite';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A browser that renders this project's files for committed artifacts: the PDF, the link previews. */
export interface PrintStage {
  page: Page;
  /** Opens an HTML file of the project (a path from its root) and waits for its fonts and pictures. */
  open(path: string): Promise<void>;
  /** The project files that the opened pages loaded: modules, styles, fonts, pictures; paths from the root. */
  sources(): string[];
}

/**
 * Runs a step with a print stage and closes the stage afterwards.
 * @param chromiumPath the browser to use instead of Debian's or Playwright's own
 * @throws what the opened page throws
 */
export async function onPrintStage(
  step: (stage: PrintStage) => Promise<void>,
  chromiumPath: string | undefined,
): Promise<void> {
  const vite = await createServer({
    root: ROOT,
    configFile: false,
    publicDir: 'site/public',
    cacheDir: 'node_modules/.cache/printing',
    logLevel: 'error',
    plugins: [waitForFonts],
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  });
  const browser = await chromium.launch({
    executablePath: foundChromium(chromiumPath),
    args: ['--no-sandbox'],
  });
  try {
    await vite.listen();
    const page = await browser.newPage();
    const errors: unknown[] = [];
    const files: string[] = [];
    page.on('pageerror', (error) => errors.push(error));
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (/^\/(fonts|pictures)\//.test(pathname)) files.push(`site/public${pathname}`);
    });
    await step({
      page,
      async open(path) {
        await page.goto(`${vite.resolvedUrls?.local[0]}${path}`, { waitUntil: 'networkidle' });
        await page.evaluate(() => document.fonts.ready);
        if (errors.length > 0) throw errors[0];
      },
      sources: () => [...modules(vite), ...files],
    });
  } finally {
    await browser.close();
    await vite.close();
  }
}

/** Web pages show a fallback for a late font; a printed page must wait for it. */
const waitForFonts: Plugin = {
  name: 'wait-for-fonts',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/fonts.css') ? code.replaceAll('font-display: optional', 'font-display: block') : null,
};

/** Every file of the project that Vite served. */
function modules(vite: ViteDevServer): string[] {
  const files = [...(vite.environments.client?.moduleGraph.idToModuleMap.values() ?? [])].map(
    ({ file }) => file,
  );
  return files
    .filter((file) => file?.startsWith(ROOT) && !file.includes('/node_modules/'))
    .map((file) => relative(ROOT, file as string));
}

function foundChromium(wanted: string | undefined): string {
  const candidates = [wanted, '/usr/bin/chromium'];
  return candidates.find((path) => path && existsSync(path)) ?? chromium.executablePath();
}
