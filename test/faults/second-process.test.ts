import { expect, test, vi } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { contactFields } from '../app-under-test.ts';
import { emptyStore, silent } from '../databases.ts';
import { startHttpReceiver, webhookSecret } from '../http-receiver.ts';
import { postLead } from './lead-clients.ts';
import { startServerInProcess } from './server-in-process.ts';

test('a second process that finds the port taken does not touch the deliveries of the first', async ({
  onTestFinished,
}) => {
  const store = await emptyStore('sqlite');
  onTestFinished(store.remove);
  const receiver = await startHttpReceiver(() => {});
  onTestFinished(receiver.stop);
  const env = {
    DATA_DIR: store.folder,
    DATABASE_URL: store.url,
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: webhookSecret,
  };
  const first = await startServerInProcess(env);
  const database = openDatabase(store.url, silent);
  onTestFinished(database.close);
  const webhook = () =>
    database.db
      .selectFrom('deliveries')
      .select(['state', 'lease_token'])
      .where('channel', '=', 'webhook')
      .executeTakeFirst();

  expect(await postLead(first.url, contactFields(), 'the-key')).toBe('201');
  await vi.waitUntil(() => receiver.received.length === 1, { timeout: 5_000 });
  const underWay = await webhook();
  expect(underWay?.state).toBe('leased');
  await expect(startServerInProcess({ ...env, PORT: String(first.port) })).rejects.toThrow(
    `PORT ${first.port} is taken by another program`,
  );
  expect(await webhook()).toEqual(underWay);
  expect(receiver.received).toHaveLength(1);
  const stopped = first.stop();
  await receiver.stop();
  await stopped;
});
