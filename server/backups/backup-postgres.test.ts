import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommandProcess } from '#test/command-process.ts';
import { emptyStore } from '#test/databases.ts';

test.each(['backup', 'restore'] as const)(
  'npm run %s names the Postgres program that is missing',
  async (name) => {
    const store = await emptyStore('postgres');
    try {
      const file = join(store.folder, 'site.dump');
      if (name === 'restore') writeFileSync(file, 'PGDMP');
      const { exitCode, stderr } = await runCommandProcess(name, [file], {
        DATABASE_URL: store.url,
        DATA_DIR: store.folder,
        PATH: join(store.folder, 'nothing-here'),
      });
      expect(exitCode).toBe(1);
      expect(stderr).toMatch(/^\w+: pg_(dump|restore) is not on the PATH\. [^\n]+postgresql-client[^\n]+\n$/);
      expect(existsSync(file)).toBe(name === 'restore');
    } finally {
      await store.remove();
    }
  },
);
