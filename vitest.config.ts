import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
  test: {
    include: ['{domain,content,site,desk,server,test}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'test/e2e/**', 'test/browsers/**'],
    // The long tests measure, and write more data than fits in memory.
    globalSetup: [
      mode === 'long' ? './test/temporary-folder.ts' : './test/memory-folder.ts',
      './test/postgres.ts',
    ],
    setupFiles: ['./test/fail-on-console-error.ts', './test/exit-when-ended.ts'],
    // With isolation, a short test file spends most of its time importing the same server again.
    isolate: false,
    // More workers than cores: the longest tests wait for retries and leases, not for the processor. With four, tests of
    // locks and limits sometimes timed out.
    maxWorkers: 3,
    testTimeout: 40_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
}));
