import { expect, test } from 'vitest';
import { emptyStore } from '#test/databases.ts';
import { startServerInProcess } from '#test/faults/server-in-process.ts';

test.each(['999.1.1.1', '203.0.113.7', 'no-such-host.invalid'])(
  'HOST=%s is rejected by name because this machine cannot listen there',
  async (host) => {
    const store = await emptyStore('sqlite');
    const env = { HOST: host, DATA_DIR: store.folder, DATABASE_URL: store.url };
    await expect(startServerInProcess(env)).rejects.toThrow(`HOST ${host} is not an address of this machine`);
    await store.remove();
  },
);
