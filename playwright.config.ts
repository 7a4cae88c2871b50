import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from './test/browser/find-chromium.ts';

/** Flags for a headless Chromium that runs offline and as root. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The headless shell would snap glyphs to whole pixels, which makes text wider than visitors see it.
  '--font-render-hinting=none',
];

// Workers have another temporary folder; this lets them reuse what Playwright compiled to list the tests.
process.env.PLAYWRIGHT_TRANSFORM_CACHE_DIR ??= join(
  tmpdir(),
  `playwright-transform-cache-${process.geteuid?.()}`,
);

export default defineConfig({
  testDir: './test/e2e',
  globalSetup: './test/memory-folder.ts',
  fullyParallel: true,
  // More workers than cores: a test often waits for the page, and two leave a quarter of the cores idle.
  workers: 3,
  // A shared machine may stall for seconds; a test that passes on its retry is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 30_000,
  // On a busy machine a page may take longer than the default five seconds to hydrate.
  expect: { timeout: 10_000 },
  use: {
    launchOptions: { executablePath: findHeadlessShell() ?? findChromium() ?? '', args: CHROMIUM_FLAGS },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Tracing every test for the few that fail costs a third of the time.
    trace: 'on-first-retry',
  },
});
