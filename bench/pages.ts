import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '#test/browser/find-chromium.ts';
import { startBuiltServer } from '#test/running-server.ts';
import { PAGE_BUDGETS } from './budgets.ts';
import { median } from './percentile.ts';
import type { Report } from './report.ts';
import { ROUTES } from './routes.ts';
import { serveStatically } from './static-page.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];

interface Visit {
  lcpMs: number;
  cls: number;
  tbtMs: number;
  scores: Record<string, number>;
}

/** Runs Lighthouse (mobile) on every route, alternating with the same page without scripts from a plain file server. */
export async function benchPages(): Promise<Report> {
  const server = await startBuiltServer({ env: { LOG_LEVEL: 'warn', RATE_LIMIT: 'off' } });
  const plain = await serveStatically(server.url);
  const routes = process.env.BENCH_ROUTES?.split(',') ?? ROUTES;
  const results = [];
  for (const route of routes) results.push(await measure(route, server.url, plain.url));
  await plain.close();
  await server.remove();
  return {
    name: 'pages',
    lines: [
      [
        `route (medians of ${RUNS})`,
        `LCP (home at most ${PAGE_BUDGETS.homeLcpMs} ms), static LCP, ratio (elsewhere at most ${PAGE_BUDGETS.lcpRatio}), CLS (at most ${PAGE_BUDGETS.cls}), TBT (at most ${PAGE_BUDGETS.tbtMs}), static TBT, performance, accessibility, best practices, SEO`,
      ],
      ...results.map(({ line }) => line),
    ],
    passed: results.every(({ passed }) => passed),
  };
}

async function measure(route: string, site: string, plain: string) {
  const ours: Visit[] = [];
  const limit: Visit[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    ours.push(await visit(site + route));
    limit.push(await visit(plain + route));
  }
  const middle = (visits: Visit[], figure: (visit: Visit) => number) => median(visits.map(figure));
  const lcp = middle(ours, ({ lcpMs }) => lcpMs);
  const limitLcp = middle(limit, ({ lcpMs }) => lcpMs);
  const tbt = middle(ours, ({ tbtMs }) => tbtMs);
  const cls = middle(ours, (visit) => visit.cls);
  const score = (name: string) => middle(ours, ({ scores }) => scores[name] ?? 0);
  const figures = [
    `${lcp.toFixed(0)} ms`,
    `${limitLcp.toFixed(0)} ms`,
    (lcp / limitLcp).toFixed(3),
    cls.toFixed(4),
    `${tbt.toFixed(0)} ms`,
    `${middle(limit, ({ tbtMs }) => tbtMs).toFixed(0)} ms`,
    ...SCORES.map((name) => String(score(name))),
  ];
  return {
    line: [route, figures.join('  ')] as [string, string],
    passed:
      (route === '/' ? lcp <= PAGE_BUDGETS.homeLcpMs : lcp / limitLcp <= PAGE_BUDGETS.lcpRatio) &&
      tbt <= PAGE_BUDGETS.tbtMs &&
      cls <= PAGE_BUDGETS.cls &&
      SCORES.every((name) => score(name) === PAGE_BUDGETS.score),
  };
}

/** Retries, because Lighthouse occasionally misses the navigation. */
async function visit(url: string, tries = 3): Promise<Visit> {
  const chrome = await launch({
    chromePath: findChromium() ?? '',
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError && tries > 1) return await visit(url, tries - 1);
    if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
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
