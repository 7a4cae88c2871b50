import { writeFileSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '#test/browser/find-chromium.ts';
import { startBuiltServer } from '#test/running-server.ts';
const server = await startBuiltServer({ env: { LOG_LEVEL: 'warn', RATE_LIMIT: 'off' } });
for (let i = 0; i < Number(process.argv[2] ?? 3); i++) {
  const chrome = await launch({ chromePath: findChromium() ?? '', chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
  const r = await lighthouse(server.url + (process.argv[3] ?? '/'), { port: chrome.port, logLevel: 'error', onlyCategories: ['performance'] });
  const a = r!.lhr.audits;
  console.log(['first-contentful-paint','speed-index','largest-contentful-paint','total-blocking-time','cumulative-layout-shift'].map((n) => `${n} ${a[n].numericValue?.toFixed(0)} (${a[n].score})`).join(' · '), r!.lhr.categories.performance.score);
  if (i === 0) { for (const q of (a['network-requests'].details as any).items) console.log(q.priority, q.transferSize, q.resourceSize, Math.round(q.networkRequestTime), Math.round(q.networkEndTime), q.url.slice(-60));
   writeFileSync('/tmp/m/lh.json', JSON.stringify(r!.lhr)); 
   console.log(JSON.stringify((a['metrics'].details as any).items[0], null, 0)); }
  chrome.kill();
}
await server.remove();
