import { chromium } from '@playwright/test';
import { startBuiltServer } from '#test/running-server.ts';
import { findChromium } from '#test/browser/find-chromium.ts';
const server = await startBuiltServer({ env: { LOG_LEVEL: 'warn', RATE_LIMIT: 'off' } });
const b = await chromium.launch({ executablePath: findChromium()!, args: ['--no-sandbox','--disable-gpu'] });
for (const [w,h,d] of [[360,640,2],[390,844,3],[412,823,1.75],[412,600,2],[599,860,2],[320,568,2],[768,1024,1],[1440,900,1]]) {
  const c = await b.newContext({ viewport: { width: w, height: h }, deviceScaleFactor: d, reducedMotion: 'reduce' });
  const p = await c.newPage();
  await p.goto(server.url); await p.waitForTimeout(1500);
  console.log(w, h, await p.evaluate(() => (document.querySelector('[data-scene] img') as any).currentSrc));
  await p.screenshot({ path: `/tmp/m/hero-${w}x${h}-new.png` });
  if (w < 600) { await p.evaluate(async () => { document.querySelectorAll('[data-scene] source[media]').forEach((s) => s.remove()); await new Promise((r) => setTimeout(r, 800)); });
  console.log('   old', await p.evaluate(() => (document.querySelector('[data-scene] img') as any).currentSrc));
  await p.screenshot({ path: `/tmp/m/hero-${w}x${h}-old.png` }); }
  await c.close();
}
await b.close(); await server.remove();
