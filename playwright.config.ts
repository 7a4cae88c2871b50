import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from './test/browser/find-chromium.ts';

/** What a headless Chromium needs on a closed machine and as root. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The headless shell would fit glyphs to whole pixels, which makes text wider than visitors see it.
  '--font-render-hinting=none',
];

// What Playwright has compiled to list the tests is there for its workers, too, whose temporary folder is another one.
process.env.PLAYWRIGHT_TRANSFORM_CACHE_DIR ??= join(
  tmpdir(),
  `playwright-transform-cache-${process.geteuid?.()}`,
);

export default defineConfig({
  testDir: './test/e2e',
  globalSetup: './test/memory-folder.ts',
  fullyParallel: true,
  workers: 2,
  // A shared machine may stall for seconds; a test that needed its second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 30_000,
  // On a machine at work a page may take longer than the usual five seconds to come alive.
  expect: { timeout: 10_000 },
  use: {
    launchOptions: { executablePath: findHeadlessShell() ?? findChromium() ?? '', args: CHROMIUM_FLAGS },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Recording every test for the few that fail costs a third of the time.
    trace: 'on-first-retry',
  },
});
