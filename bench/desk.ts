import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { sendLead, signUpAt } from '#test/desk-account.ts';
import { type RunningServer, startBuiltServer } from '#test/running-server.ts';
import { DESK_BUDGETS } from './budgets.ts';
import { launchChromium, PHONE } from './chromium.ts';
import { median, percentile } from './percentile.ts';
import type { Report } from './report.ts';

const LEADS = 40;
const ROUNDS = 5;

/** The network is idle after half a second without a request in flight. */
const TICK_MS = 50;
const QUIET_TICKS = 10;

/** Slow 4G as Lighthouse simulates it. */
const SLOW_4G = {
  latency: 150,
  downloadThroughput: (1_638.4 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};

/** Measures the inbox on a phone with a cold cache (bytes, time on slow 4G), then the time from one lead to the next. */
export async function benchDesk(): Promise<Report> {
  const server = await startBuiltServer({ env: { LOG_LEVEL: 'warn', RATE_LIMIT: 'off' } });
  const { cookie } = await signUpAt(server);
  for (let lead = 0; lead < LEADS; lead += 1)
    await sendLead(server, { lastName: `Whitlock ${lead}`, email: `dana${lead}@example.com` });
  const browser = await launchChromium();
  const [name = '', value = ''] = cookie.split('=');
  const enter = async () => {
    const context = await browser.newContext({ ...PHONE, baseURL: server.url });
    await context.addCookies([{ name, value, url: server.url }]);
    return context;
  };
  const kilobytes = await firstScreenKb(await enter());
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await firstScreenMs(await enter()));
  const moves = await nextLeadMs(browser, server, { name, value });
  await browser.close();
  await server.remove();
  const slow4g = median(times);
  const move = percentile(moves, 0.95);
  return {
    name: 'desk',
    lines: [
      [
        `first screen on a phone, everything over the wire (at most ${DESK_BUDGETS.firstScreenKb} kB)`,
        `${kilobytes.toFixed(1)} kB`,
      ],
      [
        `time to the first lead on slow 4G, median of ${ROUNDS} (at most ${DESK_BUDGETS.slow4gMs} ms)`,
        `${slow4g.toFixed(0)} ms`,
      ],
      [
        `from one lead to the next, already viewed, p95 of ${moves.length} (at most ${DESK_BUDGETS.nextLeadMs} ms)`,
        `${move.toFixed(0)} ms`,
      ],
    ],
    passed:
      kilobytes <= DESK_BUDGETS.firstScreenKb &&
      slow4g <= DESK_BUDGETS.slow4gMs &&
      move <= DESK_BUDGETS.nextLeadMs,
  };
}

const firstLead = (page: Page) => page.getByRole('list', { name: 'Leads' }).getByRole('link').first();

async function firstScreenKb(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  let bytes = 0;
  const inFlight = new Set<string>();
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.endsWith('/events')) inFlight.add(requestId);
  });
  network.on('Network.loadingFailed', ({ requestId }) => inFlight.delete(requestId));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    inFlight.delete(requestId);
    bytes += encodedDataLength;
  });
  await network.send('Network.enable');
  await page.goto('/desk/leads');
  await firstLead(page).waitFor();
  await page.waitForLoadState('load');
  // The first screen goes on fetching after the first lead is shown.
  for (let quiet = 0; quiet < QUIET_TICKS; quiet = inFlight.size === 0 ? quiet + 1 : 0) await pause(TICK_MS);
  await context.close();
  return bytes / 1_000;
}

async function firstScreenMs(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('ul[aria-label="Leads"] a')) return;
      observer.disconnect();
      requestAnimationFrame(() => performance.mark('first-lead'));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/desk/leads');
  await firstLead(page).waitFor();
  const ms = await page.waitForFunction(() => performance.getEntriesByName('first-lead')[0]?.startTime);
  const time = Number(await ms.jsonValue());
  await context.close();
  return time;
}

/** Moves down the list, which fetches each lead, then times each step back up by keyboard until the next name is shown. */
async function nextLeadMs(
  browser: Browser,
  server: RunningServer,
  cookie: { name: string; value: string },
): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: server.url });
  await context.addCookies([{ ...cookie, url: server.url }]);
  const page = await context.newPage();
  await page.goto('/desk/leads');
  await firstLead(page).waitFor();
  const last = LEADS / 2;
  for (let step = 0; step <= last; step += 1) {
    await page.keyboard.press('j');
    await page
      .getByRole('heading', { level: 2, name: `Dana Whitlock ${LEADS - 1 - step}`, exact: true })
      .waitFor();
  }
  const times: number[] = [];
  for (let step = last - 1; step >= 0; step -= 1) {
    times.push(
      await page.evaluate(
        (name) =>
          new Promise<number>((resolve) => {
            const startedAt = performance.now();
            const isThere = () => document.querySelector('article h2')?.textContent === name;
            const look = () =>
              isThere() ? resolve(performance.now() - startedAt) : requestAnimationFrame(look);
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', bubbles: true }));
            requestAnimationFrame(look);
          }),
        `Dana Whitlock ${LEADS - 1 - step}`,
      ),
    );
  }
  await context.close();
  return times;
}
