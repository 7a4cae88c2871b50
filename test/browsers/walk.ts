import { afterAll, beforeAll, describe, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { type RunningServer, startBuiltServer } from '../running-server.ts';
import { dayWithPasskey, deskJourneys, deskOnPhone, firstDay, prepareDesk } from './desk-journeys.ts';
import { type Engine, PHONE, type RunningEngine, type TabOptions } from './engine.ts';
import { journeys, withoutJavaScript } from './journeys.ts';
import { type Visitor, visitorOf } from './visitor.ts';

/** Allows for two browsers and thirty steps on a busy machine. */
const FIRST_DAY_MS = 120_000;

type Journey = (visitor: Visitor) => Promise<void>;

/** Registers a test for every journey in an engine, each as a new visitor. */
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

    const walk = async (journey: Journey, options: Partial<TabOptions> = {}) => {
      const tab = await browser.newTab({ javascript: true, ...options });
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
    test('the first day at the desk', { timeout: FIRST_DAY_MS }, async ({ onTestFinished }) => {
      const newSite = await startBuiltServer({ env: { RATE_LIMIT: 'off', LOG_LEVEL: 'warn' } });
      onTestFinished(newSite.remove);
      const agent = await browser.newTab({ javascript: true });
      onTestFinished(agent.close);
      // WebKit's driver supports only one browser at a time.
      const otherDevice = await engine.start();
      onTestFinished(otherDevice.stop);
      const elsewhere = await otherDevice.newTab({ javascript: true });
      await firstDay(newSite, visitorOf(agent, newSite.url), visitorOf(elsewhere, newSite.url));
    });
    test('a passkey makes the account and signs in', { timeout: FIRST_DAY_MS }, async ({
      skip,
      onTestFinished,
    }) => {
      if (!browser.addAuthenticator) return skip('This engine supports no passkeys');
      const port = await freePort();
      // Passkeys require a host name.
      const url = `http://localhost:${port}`;
      const env = { SITE_URL: url, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' };
      const newSite = { ...(await startBuiltServer({ port, env })), url };
      onTestFinished(newSite.remove);
      const agent = await browser.newTab({ javascript: true });
      onTestFinished(agent.close);
      await browser.addAuthenticator();
      await dayWithPasskey(newSite, visitorOf(agent, url));
    });
    test('the desk on a phone', async () => await walk(deskOnPhone, { size: PHONE }));
    test('no JavaScript', async () => await walk(withoutJavaScript, { javascript: false }));
  });
}
