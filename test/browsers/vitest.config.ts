import { defineConfig } from 'vitest/config';

// npm run test:browsers: the journeys in Firefox and WebKit, where installed.
export default defineConfig({
  test: {
    include: ['test/browsers/*.test.ts'],
    globalSetup: ['./test/temporary-folder.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
