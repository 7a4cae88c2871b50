import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
  test: {
    include: ['{domain,content,site,desk,server,test}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'test/e2e/**', 'test/browsers/**'],
    // The long tests measure, and fill more than memory holds.
    globalSetup: [
      mode === 'long' ? './test/temporary-folder.ts' : './test/memory-folder.ts',
      './test/postgres.ts',
    ],
    setupFiles: ['./test/fail-on-console-error.ts', './test/exit-when-ended.ts'],
    // Most of a short file's time went into importing the same server again.
    isolate: false,
    // More than cores: the longest tests wait for retries and leases, not for the processor. With four of them, locks and
    // limits that are tested in seconds ran out of time now and then.
    maxWorkers: 3,
    testTimeout: 40_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
}));
