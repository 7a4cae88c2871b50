import { pino } from 'pino';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { REPLY_HELD_MS } from '#domain/desk/lead-inbox.ts';
import { describeOnBothEngines, silent } from '#test/databases.ts';
import { aLead } from '#test/leads.ts';
import { storeLead } from '#test/stored-lead.ts';
import { claimStuck } from '../alerts/stuck-deliveries.ts';
import { inTransaction } from '../database/database.ts';
import { insertLead } from '../leads/lead-store.ts';
import type { Channel, Delivery, DeliveryOutcome, HeldDelivery } from './channel.ts';
import { enqueue, enqueueDeliveries } from './outbox.ts';
import { startWorker } from './worker.ts';

const POLL_MS = 10;

const until = (check: () => boolean | Promise<boolean>) => vi.waitUntil(check, { timeout: 15_000 });
const PROBE_MS = 100;

describeOnBothEngines('worker', (database) => {
  beforeEach(async () => {
    await database().db.deleteFrom('leads').execute();
  });

  async function keep(count = 1): Promise<void> {
    for (let i = 0; i < count; i += 1) {
      const lead = aLead();
      await inTransaction(database(), async (trx) => {
        await insertLead(trx, lead);
        await enqueueDeliveries(trx, lead, ['webhook']);
      });
    }
  }

  /** A receiver that answers with `answer` and records what it received. */
  function receiver(
    answer: (delivery: Delivery) => DeliveryOutcome | HeldDelivery,
    retryDelaysMs = [20, 20],
    log = silent,
  ) {
    const received: Delivery[] = [];
    const channel: Channel = {
      name: 'webhook',
      retryDelaysMs,
      async deliver(delivery) {
        received.push(delivery);
        return answer(delivery);
      },
    };
    const worker = startWorker({
      database: database(),
      channels: [channel],
      log,
      pollMs: POLL_MS,
      probeEveryMs: PROBE_MS,
    });
    return { received, worker };
  }

  const states = async () => {
    const rows = await database().db.selectFrom('deliveries').select('state').execute();
    return rows.map(({ state }) => state);
  };

  test('delivers each pending delivery once and marks it done', async () => {
    await keep(25);
    const { received, worker } = receiver(() => ({ status: 'delivered' }));
    await until(async () => (await states()).every((state) => state === 'done'));
    await worker.stop();
    expect(received).toHaveLength(25);
  });

  test('logs an outage of the store once, and the next one again', async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line) => lines.push(line) });
    const { received, worker } = receiver(() => ({ status: 'delivered' }), [], log);
    const fail = async () => {
      const away = vi.spyOn(database().db, 'transaction').mockImplementation(() => {
        throw new Error('store away');
      });
      await until(() => away.mock.calls.length >= 5);
      away.mockRestore();
    };
    await fail();
    expect(lines).toEqual([expect.stringContaining('The outbox could not be read')]);
    await keep();
    await until(() => received.length === 1);
    await fail();
    await worker.stop();
    expect(lines.filter((line) => line.includes('could not be read'))).toHaveLength(2);
  });

  test('retries after a failure under the same id', async () => {
    await keep();
    const { received, worker } = receiver(({ attempt }) =>
      attempt === 1 ? { status: 'failed', reason: '503', kind: 'refused' } : { status: 'delivered' },
    );
    await until(async () => (await states())[0] === 'done');
    await worker.stop();
    expect(received.map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect(new Set(received.map(({ id }) => id)).size).toBe(1);
  });

  test('gives up when the retry schedule ends, and keeps the delivery', async () => {
    await keep();
    const { received, worker } = receiver(() => ({ status: 'failed', reason: '500', kind: 'refused' }));
    await until(async () => (await states())[0] === 'dead');
    await worker.stop();
    expect(received).toHaveLength(3);
  });

  test('gives up at once on a final failure', async () => {
    await keep();
    const { received, worker } = receiver(() => ({ status: 'failed', reason: '410', kind: 'final' }));
    await until(async () => (await states())[0] === 'dead');
    await worker.stop();
    expect(received).toHaveLength(1);
  });

  test('holds a delivery until its receiver accepts it, then restarts its attempts', async () => {
    await keep();
    const morning = new Date(Date.now() + 3_600_000).toISOString();
    const { received, worker } = receiver(({ attempt }) =>
      attempt === 1
        ? { status: 'failed', reason: '503', kind: 'refused' }
        : { status: 'held', until: morning },
    );
    const row = () => database().db.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow();
    await until(async () => (await row()).next_at === morning);
    await worker.stop();
    expect(received).toHaveLength(2);
    expect(await row()).toMatchObject({
      state: 'pending',
      attempts: 0,
      not_before: morning,
      last_error: null,
    });
    expect((await claimStuck(database(), [{ name: 'webhook' }])).stuck).toEqual([]);
  });

  test('drops a delivery that no longer has a receiver, without counting a failure', async () => {
    await keep();
    const { worker } = receiver(() => ({ status: 'obsolete', reason: 'unsubscribed' }));
    await until(async () => (await states()).length === 0);
    await worker.stop();
    expect((await claimStuck(database(), [{ name: 'webhook' }])).stuck).toEqual([]);
  });

  test('waits as long as the receiver asked', async () => {
    await keep();
    const { worker } = receiver(() => ({
      status: 'failed',
      reason: '429',
      kind: 'refused',
      retryAfterMs: 3_600_000,
    }));
    await until(async () => (await states())[0] === 'pending');
    await worker.stop();
    const { next_at } = await database()
      .db.selectFrom('deliveries')
      .select('next_at')
      .executeTakeFirstOrThrow();
    expect(Date.parse(next_at) - Date.now()).toBeGreaterThan(3_500_000);
  });

  test('throttles deliveries to a receiver that is down, and delivers all when a probe succeeds', async () => {
    await keep(30);
    let down = true;
    const { received, worker } = receiver(() =>
      down ? { status: 'failed', reason: 'ECONNREFUSED', kind: 'unreachable' } : { status: 'delivered' },
    );
    // Ten were claimed together before the fifth failure; then one at a time.
    await until(() => received.length >= 12);
    const whileDown = received.length;
    expect(whileDown).toBeLessThan(20);
    down = false;
    await until(async () => (await states()).every((state) => state === 'done'));
    await worker.stop();
  });

  test('detects that a receiver is back before anything is due, without using up an attempt', async () => {
    await keep(5);
    let down = true;
    const { received, worker } = receiver(
      () =>
        down ? { status: 'failed', reason: 'ECONNREFUSED', kind: 'unreachable' } : { status: 'delivered' },
      [3_600_000, 3_600_000],
    );
    await until(() => received.length >= 8);
    const attempts = await database().db.selectFrom('deliveries').select('attempts').execute();
    expect(attempts).toEqual(Array(5).fill({ attempts: 1 }));
    down = false;
    await until(async () => (await states()).every((state) => state === 'done'));
    await worker.stop();
  });

  test('a receiver that refuses one lead after an outage gets all others at once', async () => {
    await keep(6);
    let down = true;
    let poison = '';
    const { received, worker } = receiver(
      ({ id }) => {
        if (down) return { status: 'failed', reason: 'ECONNREFUSED', kind: 'unreachable' };
        poison ||= id;
        return id === poison ? { status: 'failed', reason: '500', kind: 'refused' } : { status: 'delivered' };
      },
      [3_600_000, 3_600_000],
    );
    await until(() => received.length >= 8);
    down = false;
    await until(async () => (await states()).filter((state) => state === 'done').length === 5);
    await worker.stop();
    expect(received.filter(({ id }) => id === poison && !down).length).toBeGreaterThan(0);
  });

  test('a probe honors the receiver’s Retry-After', async () => {
    await keep(5);
    let down = true;
    let turnedAway = 0;
    const { received, worker } = receiver(() => {
      if (down) return { status: 'failed', reason: 'ECONNREFUSED', kind: 'unreachable' };
      turnedAway += 1;
      return { status: 'failed', reason: '429', kind: 'refused', retryAfterMs: 3_600_000 };
    }, [1_800_000, 1_800_000, 1_800_000]);
    await until(() => received.length >= 8);
    down = false;
    await until(async () => {
      const rows = await database().db.selectFrom('deliveries').select('last_error').execute();
      return rows.every((row) => row.last_error === '429');
    });
    await worker.stop();
    expect(turnedAway).toBe(5);
  });

  test('setting the clock back delays no delivery and sends no reply that can still be undone', async () => {
    let shift = 0;
    const store = { ...database(), now: (ms = 0) => database().now(ms + shift) };
    const lead = await storeLead(database(), { createdAt: new Date().toISOString() }, []);
    const sent: string[] = [];
    const channel: Channel = {
      name: 'reply-email',
      retryDelaysMs: [3_600_000],
      longestHoldMs: REPLY_HELD_MS,
      async deliver({ target, attempt }) {
        sent.push(target);
        return attempt === 1 ? { status: 'failed', reason: '421', kind: 'refused' } : { status: 'delivered' };
      },
    };
    const reply = { leadId: lead.id, channel: channel.name, createdAt: lead.createdAt };
    await inTransaction(store, (trx) =>
      enqueue(trx, [
        { ...reply, target: 'failed' },
        { ...reply, target: 'held' },
      ]),
    );
    const held = store.now(REPLY_HELD_MS);
    await store.db
      .updateTable('deliveries')
      .set({ next_at: held, not_before: held })
      .where('target', '=', 'held')
      .execute();
    const worker = startWorker({ database: store, channels: [channel], log: silent, pollMs: POLL_MS });
    const tried = store.db.selectFrom('deliveries').select('id').where('attempts', '=', 1);
    await until(async () => (await tried.execute()).length === 1);
    shift = -86_400_000;
    await until(() => sent.length === 2);
    expect(sent).toEqual(['failed', 'failed']);
    shift += REPLY_HELD_MS;
    await until(() => sent.length === 3);
    expect(sent[2]).toBe('held');
    await worker.stop();
  });

  test('setting the clock back delays no probe', async () => {
    onTestFinished(() => void vi.useRealTimers());
    await keep(5);
    let down = true;
    const { received, worker } = receiver(() =>
      down ? { status: 'failed', reason: 'ECONNREFUSED', kind: 'unreachable' } : { status: 'delivered' },
    );
    await until(() => received.length >= 5);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 86_400_000 });
    down = false;
    await until(async () => (await states()).every((state) => state === 'done'));
    await worker.stop();
  });
});
