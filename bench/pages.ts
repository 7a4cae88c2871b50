import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '#test/browser/find-chromium.ts';
import { startBuiltServer } from '#test/running-server.ts';
import { serveBarePage } from './bare-page.ts';
import { median } from './median.ts';
import type { Report } from './report.ts';

const RUNS = 5;
const ROUTE = '/';
const WORST_RATIO = 1.05;

interface Visit {
  lcpMs: number;
  cls: number;
  tbtMs: number;
  scores: Record<string, number>;
}

/** Lighthouse, mobile, of the home page and of a bare static page with the same picture, one after the other. */
export async function benchPages(): Promise<Report> {
  const server = await startBuiltServer({ env: { LOG_LEVEL: 'warn' } });
  const bare = await serveBarePage(server.url);
  const site: Visit[] = [];
  const limit: Visit[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    site.push(await visit(server.url + ROUTE));
    limit.push(await visit(bare.url));
  }
  await bare.close();
  await server.remove();
  const lcp = median(site.map(({ lcpMs }) => lcpMs));
  const bareLcp = median(limit.map(({ lcpMs }) => lcpMs));
  const score = (name: string) => median(site.map(({ scores }) => scores[name] ?? 0));
  const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
  return {
    name: 'pages',
    lines: [
      [`LCP of ${ROUTE}, median of ${RUNS}`, `${lcp.toFixed(0)} ms`],
      ['LCP of the bare page with the same picture', `${bareLcp.toFixed(0)} ms`],
      [`ratio (at most ${WORST_RATIO})`, (lcp / bareLcp).toFixed(3)],
      ['layout shift', median(site.map(({ cls }) => cls)).toFixed(4)],
      ['total blocking time', `${median(site.map(({ tbtMs }) => tbtMs)).toFixed(0)} ms`],
      ...categories.map((name): [string, string] => [name, String(score(name))]),
    ],
    passed: lcp / bareLcp <= WORST_RATIO && categories.every((name) => score(name) === 100),
  };
}

async function visit(url: string): Promise<Visit> {
  const chrome = await launch({
    chromePath: findChromium() ?? '',
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
    const { audits, categories } = result.lhr;
    const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      lcpMs: figure('largest-contentful-paint'),
      cls: figure('cumulative-layout-shift'),
      tbtMs: figure('total-blocking-time'),
      scores: Object.fromEntries(
        Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
      ),
    };
  } finally {
    chrome.kill();
  }
}
