import { expect, test } from 'vitest';
import { runCommandHere } from '#test/command-process.ts';
import { emptyStore } from '#test/databases.ts';
import { makeEarlierStore } from '#test/earlier-store.ts';

test.each(['sqlite', 'postgres'] as const)(
  'a command says in one line that a store is of an earlier version (%s)',
  async (engine) => {
    const store = await emptyStore(engine);
    try {
      await makeEarlierStore(store.url);
      const env = { DATABASE_URL: store.url, DATA_DIR: store.folder };
      const { exitCode, stderr } = await runCommandHere('desk', ['list'], env);
      expect(exitCode).toBe(1);
      expect(stderr).toMatch(/^desk: .+ is of another version: start the site once with this one[^\n]+\n$/);
    } finally {
      await store.remove();
    }
  },
);
