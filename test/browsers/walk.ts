import { afterAll, beforeAll, describe, test } from 'vitest';
import { type RunningServer, startBuiltServer } from '../running-server.ts';
import { deskJourneys, prepareDesk } from './desk-journeys.ts';
import type { Engine, RunningEngine } from './engine.ts';
import { journeys, withoutJavaScript } from './journeys.ts';
import { type Visitor, visitorOf } from './visitor.ts';

/** Walks every journey in an engine, each as a new visitor. */
export function walkIn(engine: Engine): void {
  if (engine.missing) process.stdout.write(`Skipped: ${engine.missing}\n`);
  describe.skipIf(engine.missing)(engine.name, () => {
    let site: RunningServer;
    let browser: RunningEngine;
    beforeAll(async () => {
      site = await startBuiltServer({ env: { RATE_LIMIT: 'off', LOG_LEVEL: 'warn' } });
      await prepareDesk(site);
      browser = await engine.start();
    });
    afterAll(async () => {
      await browser?.stop();
      await site?.remove();
    });

    const walk = async (journey: (visitor: Visitor) => Promise<void>, javascript = true) => {
      const tab = await browser.newTab({ javascript });
      try {
        await journey(visitorOf(tab, site.url));
      } finally {
        await tab.close();
      }
    };
    test.each(Object.entries({ ...journeys, ...deskJourneys }))(
      '%s',
      async (_name, journey) => await walk(journey),
    );
    test('no JavaScript', async () => await walk(withoutJavaScript, false));
  });
}
