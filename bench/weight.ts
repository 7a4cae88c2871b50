import type { Browser, Page } from '@playwright/test';
import { startBuiltServer } from '#test/running-server.ts';
import { WEIGHT_BUDGETS } from './budgets.ts';
import { launchChromium, PHONE } from './chromium.ts';
import type { Report } from './report.ts';
import { ROUTES } from './routes.ts';

interface Loaded {
  url: string;
  type: string;
  /** Size over the wire, without headers. */
  bytes: number;
  headerBytes: number;
}

interface Weight {
  beforeLoadKb: number;
  requests: number;
  scriptsBeforeLoad: number;
  documentKb: number;
  fontsKb: number;
  javascriptKb: number;
}

/** Measures bytes and requests of every route on a phone-sized Chromium with a cold cache, before and after the load event. */
export async function benchWeight(): Promise<Report> {
  const server = await startBuiltServer({ env: { LOG_LEVEL: 'warn', RATE_LIMIT: 'off' } });
  const browser = await launchChromium();
  const weights: [string, Weight][] = [];
  for (const route of ROUTES) weights.push([route, await weigh(browser, server.url + route)]);
  await browser.close();
  await server.remove();
  return {
    name: 'weight',
    lines: [
      [
        'route',
        `before load: kB with headers, requests, scripts; HTML and CSS kB; fonts kB; JavaScript in all with headers kB (at most ${WEIGHT_BUDGETS.javascriptKb})`,
      ],
      ...weights.map(([route, weight]): [string, string] => [route, figuresOf(weight)]),
    ],
    passed: weights.every(([, { javascriptKb }]) => javascriptKb <= WEIGHT_BUDGETS.javascriptKb),
  };
}

async function weigh(browser: Browser, url: string): Promise<Weight> {
  const page = await browser.newPage(PHONE);
  const loaded = await observeLoading(page);
  await page.goto(url);
  await page.waitForFunction(() => !document.querySelector('astro-island[client="settled"][ssr]'));
  if (url.endsWith('/compare')) await compareTwoHomes(page);
  await page.getByRole('button', { name: 'Open chat' }).click();
  await page.getByRole('dialog').waitFor();
  const early = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource');
    return files.filter(({ startTime }) => startTime < (visit?.loadEventStart ?? 0)).map(({ name }) => name);
  });
  await page.context().close();
  const isDocument = ({ type }: Loaded) => type === 'Document';
  const scripts = loaded.filter(({ type }) => type === 'Script');
  const before = loaded.filter((file) => isDocument(file) || early.includes(file.url));
  return {
    beforeLoadKb: kilobytes(before) + headerKilobytes(before),
    requests: before.length,
    scriptsBeforeLoad: before.filter(({ type }) => type === 'Script').length,
    documentKb: kilobytes(loaded.filter(isDocument)),
    fontsKb: kilobytes(loaded.filter(({ type }) => type === 'Font')),
    javascriptKb: kilobytes(scripts) + headerKilobytes(scripts),
  };
}

/** Uses the comparison, in case it loads more code then. */
async function compareTwoHomes(page: Page): Promise<void> {
  const ticks = page.getByRole('checkbox', { name: /^Compare / });
  await ticks.nth(0).check();
  await ticks.nth(1).check();
  await page.getByRole('button', { name: 'Compare (2)' }).click();
  await page.getByRole('table').waitFor();
}

async function observeLoading(page: Page): Promise<Loaded[]> {
  const files = new Map<string, Loaded>();
  const network = await page.context().newCDPSession(page);
  network.on('Network.responseReceived', ({ requestId, response, type }) => {
    files.set(requestId, { url: response.url, type, bytes: 0, headerBytes: response.encodedDataLength });
  });
  const all: Loaded[] = [];
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file?.url.startsWith('http')) all.push({ ...file, bytes: encodedDataLength - file.headerBytes });
  });
  await network.send('Network.enable');
  return all;
}

function kilobytes(files: Loaded[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
}

function headerKilobytes(files: Loaded[]): number {
  return files.reduce((sum, { headerBytes }) => sum + headerBytes, 0) / 1_000;
}

function figuresOf(weight: Weight): string {
  return [
    weight.beforeLoadKb.toFixed(1),
    weight.requests,
    weight.scriptsBeforeLoad,
    weight.documentKb.toFixed(1),
    weight.fontsKb.toFixed(1),
    weight.javascriptKb.toFixed(1),
  ].join('  ');
}
