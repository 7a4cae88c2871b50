import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '#test/browser/find-chromium.ts';
import { startBuiltServer } from '#test/running-server.ts';
import { WEIGHT_BUDGETS } from './budgets.ts';
import type { Report } from './report.ts';
import { ROUTES } from './routes.ts';

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

interface Loaded {
  url: string;
  type: string;
  /** As it came over the wire, without its headers. */
  bytes: number;
  headerBytes: number;
}

type Weight = Record<keyof typeof WEIGHT_BUDGETS, number> & { requests: number };

/** Bytes and requests of every route at phone width in Chromium, before the load event and after it, with a cold cache. */
export async function benchWeight(): Promise<Report> {
  const server = await startBuiltServer({ env: { LOG_LEVEL: 'warn', RATE_LIMIT: 'off' } });
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const weights: [string, Weight][] = [];
  for (const route of ROUTES) weights.push([route, await weigh(browser, server.url + route)]);
  await browser.close();
  await server.remove();
  return {
    name: 'weight',
    lines: [
      [
        'route',
        'before load: kB with headers, requests, scripts; HTML and CSS kB; fonts kB; JavaScript in all kB (what is over its budget is marked !)',
      ],
      ['budget', figuresOf({ ...WEIGHT_BUDGETS, requests: Number.NaN })],
      ...weights.map(([route, weight]): [string, string] => [route, figuresOf(weight)]),
    ],
    passed: weights.every(([, weight]) => over(weight).length === 0),
  };
}

async function weigh(browser: Browser, url: string): Promise<Weight> {
  const page = await browser.newPage(PHONE);
  const loaded = await observeLoading(page);
  await page.goto(url);
  await page.waitForFunction(() => !document.querySelector('astro-island[client="settled"][ssr]'));
  await page.getByRole('button', { name: 'Open chat' }).click();
  await page.getByRole('dialog').waitFor();
  const early = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource');
    return files.filter(({ startTime }) => startTime < (visit?.loadEventStart ?? 0)).map(({ name }) => name);
  });
  await page.context().close();
  const isDocument = ({ type }: Loaded) => type === 'Document';
  const before = loaded.filter((file) => isDocument(file) || early.includes(file.url));
  return {
    beforeLoadKb: kilobytes(before) + before.reduce((sum, file) => sum + file.headerBytes, 0) / 1_000,
    requests: before.length,
    scriptsBeforeLoad: before.filter(({ type }) => type === 'Script').length,
    documentKb: kilobytes(loaded.filter(isDocument)),
    fontsKb: kilobytes(loaded.filter(({ type }) => type === 'Font')),
    javascriptKb: kilobytes(loaded.filter(({ type }) => type === 'Script')),
  };
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

function over(weight: Weight): string[] {
  return Object.entries(WEIGHT_BUDGETS).flatMap(([name, most]) =>
    weight[name as keyof Weight] > most ? [name] : [],
  );
}

function figuresOf(weight: Weight): string {
  const tooMuch = over(weight);
  const figure = (name: keyof Weight, digits = 1) =>
    `${Number.isNaN(weight[name]) ? '-' : weight[name].toFixed(digits)}${tooMuch.includes(name) ? '!' : ''}`;
  return [
    figure('beforeLoadKb'),
    figure('requests', 0),
    figure('scriptsBeforeLoad', 0),
    figure('documentKb'),
    figure('fontsKb'),
    figure('javascriptKb'),
  ].join('  ');
}
