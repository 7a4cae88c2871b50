import { beforeEach, expect, test, vi } from 'vitest';
import { describeOnBothEngines, silent } from '#test/databases.ts';
import { storeLead } from '#test/stored-lead.ts';
import type { Channel, DeliveryOutcome } from './channel.ts';
import { startWorker } from './worker.ts';

const until = (check: () => boolean | Promise<boolean>) => vi.waitUntil(check, { timeout: 15_000 });

describeOnBothEngines('stopping a worker', (database) => {
  beforeEach(async () => {
    await database().db.deleteFrom('leads').execute();
  });

  const keep = () => storeLead(database(), {}, ['webhook']);
  const states = async () => {
    const rows = await database().db.selectFrom('deliveries').select('state').execute();
    return rows.map(({ state }) => state);
  };
  const start = (deliver: Channel['deliver'], stopMs?: number) => {
    const channels: Channel[] = [{ name: 'webhook', retryDelaysMs: [1_000], deliver }];
    return startWorker({
      database: database(),
      channels,
      log: silent,
      pollMs: 10,
      ...(stopMs && { stopMs }),
    });
  };
  /** The store fails once, when the next delivery is marked. */
  const blink = () =>
    vi.spyOn(database().db, 'updateTable').mockImplementationOnce(() => {
      throw new Error('store away');
    });

  test('waits for deliveries in flight and claims no new ones', async () => {
    await keep();
    const { promise: answered, resolve: answer } = Promise.withResolvers<DeliveryOutcome>();
    const deliver = vi.fn(() => answered);
    const worker = start(deliver);
    await until(() => deliver.mock.calls.length === 1);
    const stopped = worker.stop();
    await keep();
    answer({ status: 'delivered' });
    await stopped;
    expect((await states()).sort()).toEqual(['done', 'pending']);
  });

  test('waits for deliveries in flight even if marking another one failed', async () => {
    await keep();
    await keep();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const order: string[] = [];
    const worker = start(async () => {
      if (order.length === 0) blink();
      else await answered;
      order.push('answered');
      return { status: 'failed', reason: '503', kind: 'refused' };
    });
    await until(() => order.includes('answered'));
    const stopped = worker.stop().then(() => order.push('stopped'));
    // Long enough for a worker that does not wait to stop.
    for (let looks = 0; looks < 20; looks += 1) await states();
    answer();
    await stopped;
    expect(order).toEqual(['answered', 'answered', 'stopped']);
  });

  test('retries marking a successful delivery while the store is briefly unavailable', async () => {
    await keep();
    const deliver = vi.fn(async (): Promise<DeliveryOutcome> => {
      blink();
      return { status: 'delivered' };
    });
    const worker = start(deliver);
    await until(async () => (await states())[0] === 'done');
    await worker.stop();
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  test('abandons a hanging delivery to the next worker', async () => {
    await keep();
    const deliver = vi.fn(() => new Promise<never>(() => {}));
    const worker = start(deliver, 50);
    await until(() => deliver.mock.calls.length === 1);
    await worker.stop();
    expect(await states()).toEqual(['leased']);
  });
});
