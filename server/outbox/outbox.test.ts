import { SelectQueryNode } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Lead } from '#domain/leads/lead.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { aLead } from '#test/leads.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { insertConsents, insertLead } from '../leads/lead-store.ts';
import type { ChannelName } from './channel.ts';
import {
  claimDue,
  enqueue,
  enqueueDeliveries,
  makeDue,
  markDead,
  markDone,
  markForRetry,
  releaseLeases,
  shortenWaits,
} from './outbox.ts';

describeOnBothEngines('outbox', (database) => {
  beforeEach(async () => {
    await database().db.deleteFrom('leads').execute();
  });

  async function keep(channels: ChannelName[] = ['agent-email'], lead = aLead()): Promise<Lead> {
    await inTransaction(database(), async (trx) => {
      await insertLead(trx, lead);
      await insertConsents(trx, lead, [{ channel: 'email', granted: true, text: 't', version: '1' }], {
        clientAddress: '127.0.0.1',
        userAgent: '',
      });
      await enqueueDeliveries(trx, lead, channels);
    });
    return lead;
  }
  const row = async () => await database().db.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow();
  const expireLease = () =>
    database()
      .db.updateTable('deliveries')
      .set({ lease_until: database().now(-1) })
      .execute();

  test('a claimed delivery includes its lead, its consents and the attempt number', async () => {
    const lead = await keep();
    const { deliveries } = await claimDue(database(), 'agent-email');
    expect(deliveries).toEqual([
      {
        id: expect.stringMatching(/^evt_/),
        target: '',
        attempt: 1,
        lead,
        consents: [{ channel: 'email', granted: true, text: 't', version: '1' }],
      },
    ]);
  });

  test('a delivery whose lead cannot be read is not leased', async () => {
    await keep();
    await expect(claimDue(withoutConsents(database()), 'agent-email')).rejects.toThrow('away');
    expect((await claimDue(database(), 'agent-email')).deliveries).toHaveLength(1);
  });

  test('a new delivery is due at once, even if the clock of the instance that stored the lead is a day ahead', async () => {
    await keep(['webhook'], aLead({ createdAt: new Date(Date.now() + 86_400_000).toISOString() }));
    expect((await claimDue(database(), 'webhook')).deliveries).toHaveLength(1);
  });

  test('each channel claims only its own deliveries', async () => {
    await keep(['agent-email', 'webhook']);
    expect((await claimDue(database(), 'webhook')).deliveries).toHaveLength(1);
    expect((await claimDue(database(), 'guide-email')).deliveries).toHaveLength(0);
  });

  test('a worker claims at most ten deliveries at once', async () => {
    for (let i = 0; i < 12; i += 1) await keep();
    expect((await claimDue(database(), 'agent-email')).deliveries).toHaveLength(10);
    expect((await claimDue(database(), 'agent-email')).deliveries).toHaveLength(2);
  });

  test('the oldest due delivery is claimed first', async () => {
    const days = ['2026-11-03', '2026-11-01', '2026-11-02'].map((day) => `${day}T09:00:00.000Z`);
    for (const createdAt of days) await keep(['webhook'], aLead({ createdAt }));
    const claimed = [];
    for (const _ of days) claimed.push(...(await claimDue(database(), 'webhook', { most: 1 })).deliveries);
    expect(claimed.map(({ lead }) => lead.createdAt)).toEqual(days.toSorted());
  });

  test('concurrent workers never claim the same delivery', async () => {
    for (let i = 0; i < 40; i += 1) await keep();
    const leases = await Promise.all(Array.from({ length: 8 }, () => claimDue(database(), 'agent-email')));
    const ids = leases.flatMap(({ deliveries }) => deliveries.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('a dead worker’s delivery goes to the next worker under the same id', async () => {
    await keep();
    const first = await claimDue(database(), 'agent-email');
    expect((await claimDue(database(), 'agent-email')).deliveries).toEqual([]);
    await expireLease();
    const second = await claimDue(database(), 'agent-email');
    expect(second.deliveries[0]).toMatchObject({ id: first.deliveries[0]?.id, attempt: 1 });
  });

  test('a worker whose lease expired changes nothing', async () => {
    await keep();
    const late = await claimDue(database(), 'agent-email');
    await expireLease();
    const current = await claimDue(database(), 'agent-email');
    const id = late.deliveries[0]?.id ?? '';
    expect(await markDone(database(), id, late.token)).toBe(false);
    expect((await row()).state).toBe('leased');
    expect(await markDone(database(), id, current.token)).toBe(true);
    expect(await row()).toMatchObject({ state: 'done', lease_token: null, last_error: null });
  });

  test('a failed delivery is retried after its delay and stores the reason', async () => {
    await keep();
    const { token, deliveries } = await claimDue(database(), 'agent-email');
    await markForRetry(database(), deliveries[0]?.id ?? '', token, { reason: 'SMTP 451', delayMs: 60_000 });
    expect(await row()).toMatchObject({ state: 'pending', attempts: 1, last_error: 'SMTP 451' });
    expect((await claimDue(database(), 'agent-email')).deliveries).toEqual([]);
    await makeDue(database(), 'agent-email');
    expect((await claimDue(database(), 'agent-email')).deliveries).toHaveLength(1);
  });

  test('after the clock is set back, failed deliveries are due and held ones wait at most their longest hold', async () => {
    const { id: leadId, createdAt } = await keep([], aLead({ createdAt: new Date().toISOString() }));
    const channel = 'reply-email' as const;
    const reply = { leadId, channel, createdAt };
    await inTransaction(database(), (trx) =>
      enqueue(trx, [
        { ...reply, target: 'failed' },
        { ...reply, target: 'held' },
      ]),
    );
    const held = database().now(10_000);
    await database()
      .db.updateTable('deliveries')
      .set({ next_at: held, not_before: held })
      .where('target', '=', 'held')
      .execute();
    const { token, deliveries } = await claimDue(database(), channel);
    const wait = { reason: '421', delayMs: 3_600_000, retryAfterMs: 3_600_000 };
    await markForRetry(database(), deliveries[0]?.id ?? '', token, wait);
    const dayBefore = { ...database(), now: (ms = 0) => database().now(ms - 86_400_000) };
    const dueIn = async (seconds: number) =>
      await database()
        .db.selectFrom('deliveries')
        .select('target')
        .where('next_at', '<=', dayBefore.now(seconds * 1_000))
        .where('created_at', '<=', dayBefore.now())
        .orderBy('target')
        .execute();
    expect(await dueIn(60)).toEqual([]);
    const options = {
      name: channel,
      retryDelaysMs: [],
      longestHoldMs: 10_000,
      deliver: async () => ({}) as never,
    };
    await shortenWaits(dayBefore, options);
    expect(await dueIn(0)).toEqual([{ target: 'failed' }]);
    expect(await dueIn(11)).toEqual([{ target: 'failed' }, { target: 'held' }]);
  });

  test('a dead delivery is kept and never claimed', async () => {
    await keep();
    const { token, deliveries } = await claimDue(database(), 'agent-email');
    await markDead(database(), deliveries[0]?.id ?? '', token, 'gone');
    await makeDue(database(), 'agent-email');
    expect((await claimDue(database(), 'agent-email')).deliveries).toEqual([]);
    expect(await row()).toMatchObject({ state: 'dead', last_error: 'gone' });
  });

  test('on SQLite, startup releases the leases of the previous process', async () => {
    await keep();
    await claimDue(database(), 'agent-email');
    await releaseLeases(database());
    const { deliveries } = await claimDue(database(), 'agent-email');
    expect(deliveries).toHaveLength(database().engine === 'sqlite' ? 1 : 0);
  });

  test('erasing a lead deletes its deliveries', async () => {
    const lead = await keep();
    await database().db.deleteFrom('leads').where('id', '=', lead.id).execute();
    expect(await database().db.selectFrom('deliveries').selectAll().execute()).toEqual([]);
  });
});

/** A store that fails when a lead's consents are read. */
function withoutConsents(database: Database): Database {
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      if (SelectQueryNode.is(node) && JSON.stringify(node.from).includes('"consents"'))
        throw new Error('away');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { ...database, db };
}
