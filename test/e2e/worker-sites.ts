import type { WorkerFixture } from '@playwright/test';
import { freePort } from '../free-port.ts';
import { type MailServer, startMailServer } from '../mail-server.ts';
import { type ModelServer, startModelServer } from '../model-server.ts';
import { type RunningServer, startBuiltServer } from '../running-server.ts';
import { type Crawl, crawlSite } from './crawl-site.ts';
import { test as base } from './quiet-test.ts';
import { type DeskSite, startDesk } from './start-desk.ts';

/** Fixtures that a worker starts once for all tests that use them. */
export interface WorkerSites {
  /** A site without rate limits that writes mail to files. */
  plainSite: RunningServer;
  /** A desk with an account. */
  sharedDesk: DeskSite;
  /** A mail server, and a site that uses it. */
  mail: MailServer;
  mailedSite: RunningServer;
  /** A model server, and a site whose assistant uses it. */
  model: ModelServer;
  modelSite: RunningServer;
  /** A site whose Postgres is unreachable: nothing listens on its port. */
  siteWithoutStore: RunningServer;
  /** Every page of the plain site. */
  crawl: Crawl;
}

/** On a busy machine a server starts slowly, so this time is not counted as the test's own. */
export const UP_WITHIN_MS = 60_000;

/**
 * `test` with all shared sites. Playwright restarts a worker when the next test has other worker fixtures; since all tests
 * have the same ones, two workers serve the whole run.
 */
export const test = base.extend<object, WorkerSites>({
  plainSite: shared(() => startBuiltServer({ env: { RATE_LIMIT: 'off', LOG_LEVEL: 'warn' } }), remove),
  sharedDesk: shared(startDesk, remove),
  mail: shared(() => startMailServer(), stop),
  mailedSite: [
    async ({ mail }, use) => {
      const env = { SMTP_URL: mail.url, AGENT_EMAIL: 'avery@stone.example' };
      const site = await startBuiltServer({ env });
      await use(site);
      await site.remove();
    },
    { scope: 'worker' },
  ],
  model: shared(startModelServer, stop),
  modelSite: [
    async ({ model }, use) => {
      const site = await startBuiltServer({
        env: { ASSISTANT_URL: model.url, ASSISTANT_MODEL: 'fake', RATE_LIMIT: 'off' },
      });
      await use(site);
      await site.remove();
    },
    { scope: 'worker' },
  ],
  siteWithoutStore: shared(async () => {
    const DATABASE_URL = `postgres://nobody:nothing@127.0.0.1:${await freePort()}/none`;
    return await startBuiltServer({ env: { DATABASE_URL, LOG_LEVEL: 'silent' }, until: 'alive' });
  }, remove),
  crawl: [
    async ({ plainSite, browser }, use) => {
      const page = await browser.newPage();
      const crawl = await crawlSite(plainSite.url, page);
      await page.close();
      await use(crawl);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

/** A worker fixture without dependencies. */
function shared<T>(
  start: () => Promise<T>,
  end: (started: T) => Promise<void>,
): [WorkerFixture<T, object>, { scope: 'worker'; timeout: number }] {
  return [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern.
    async ({}, use) => {
      const started = await start();
      await use(started);
      await end(started);
    },
    { scope: 'worker', timeout: UP_WITHIN_MS },
  ];
}

function remove(site: RunningServer): Promise<void> {
  return site.remove();
}

function stop(server: { stop: () => Promise<void> }): Promise<void> {
  return server.stop();
}
