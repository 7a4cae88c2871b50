import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '#test/browser/find-chromium.ts';
import { startBuiltServer } from '#test/running-server.ts';
import { PAGE_BUDGETS } from './budgets.ts';
import { memoryAtRest } from './memory.ts';
import { ownBlockingTime } from './own-blocking-time.ts';
import { median } from './percentile.ts';
import type { Report } from './report.ts';
import { ROUTES } from './routes.ts';
import { serveStatically } from './static-page.ts';

/** Five are enough for the figures of a route; the home page's bound is held to the same. */
const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const OTHERS = ['accessibility', 'best-practices', 'seo'];

interface Visit {
  lcpMs: number;
  cls: number;
  tbtMs: number;
  /** The same blocking time, had nobody else been at the machine. */
  ownTbtMs: number;
  scores: Record<string, number>;
}

/**
 * Lighthouse, mobile, of every route and of the same page without scripts from a plain file server, run by run in turn.
 * Lighthouse starts from an empty tab. There Cross-Origin-Opener-Policy has the browser begin a process for the page, which
 * costs time that a visitor who follows a link from another site never sees: that one's blocking time is measured too.
 */
export async function benchPages(): Promise<Report> {
  const server = await startBuiltServer({ env: { LOG_LEVEL: 'warn', RATE_LIMIT: 'off' } });
  await memoryAtRest(server.pid); // rendering pages ahead takes a processor for some seconds
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
        `LCP, static LCP, ratio (at most ${PAGE_BUDGETS.lcpRatio}), CLS, TBT (at most ${PAGE_BUDGETS.tbtMs}), TBT after a link, static TBT, TBT in processor time, performance, accessibility, best practices, SEO`,
      ],
      ...results.map(({ line }) => line),
    ],
    passed: results.every(({ passed }) => passed),
  };
}

async function measure(route: string, site: string, plain: string) {
  const ours: Visit[] = [];
  const linked: Visit[] = [];
  const limit: Visit[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    ours.push(await visit(site + route));
    linked.push(await visit(site + route, anotherSite(plain)));
    limit.push(await visit(plain + route));
  }
  const middle = (visits: Visit[], figure: (visit: Visit) => number) => median(visits.map(figure));
  const lcp = middle(ours, ({ lcpMs }) => lcpMs);
  const limitLcp = middle(limit, ({ lcpMs }) => lcpMs);
  const tbt = middle(ours, ({ tbtMs }) => tbtMs);
  const ownTbt = middle(ours, ({ ownTbtMs }) => ownTbtMs);
  const cls = middle(ours, (visit) => visit.cls);
  const score = (name: string) => middle(ours, ({ scores }) => scores[name] ?? 0);
  const figures = [
    `${lcp.toFixed(0)} ms`,
    `${limitLcp.toFixed(0)} ms`,
    (lcp / limitLcp).toFixed(3),
    cls.toFixed(4),
    `${tbt.toFixed(0)} ms`,
    `${middle(linked, ({ tbtMs }) => tbtMs).toFixed(0)} ms`,
    `${middle(limit, ({ tbtMs }) => tbtMs).toFixed(0)} ms`,
    `${ownTbt.toFixed(0)} ms`,
    ...['performance', ...OTHERS].map((name) => String(score(name))),
  ];
  return {
    line: [route, figures.join('  ')] as [string, string],
    passed:
      lcp / limitLcp <= PAGE_BUDGETS.lcpRatio &&
      tbt <= PAGE_BUDGETS.tbtMs &&
      cls < PAGE_BUDGETS.cls &&
      score('performance') >= PAGE_BUDGETS.performance &&
      OTHERS.every((name) => score(name) === 100),
  };
}

/** A page of next to nothing, which browsers take for one of another site: to them a site is a name, whatever the port. */
function anotherSite(plain: string): string {
  const { port } = new URL(plain);
  return `http://localhost:${port}/robots.txt`;
}

/**
 * Now and then Lighthouse misses the navigation: that is no figure of the page, so the visit is made again.
 * @param from the page in the tab before
 */
async function visit(url: string, from = 'about:blank', tries = 3): Promise<Visit> {
  const chrome = await launch({
    chromePath: findChromium() ?? '',
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', blankPage: from });
    if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError && tries > 1) return await visit(url, from, tries - 1);
    if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
    const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      lcpMs: figure('largest-contentful-paint'),
      cls: figure('cumulative-layout-shift'),
      tbtMs: figure('total-blocking-time'),
      ownTbtMs: ownBlockingTime(result.artifacts.Trace),
      scores: Object.fromEntries(
        Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
      ),
    };
  } finally {
    chrome.kill();
  }
}
