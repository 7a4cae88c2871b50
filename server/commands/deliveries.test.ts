import type { Selectable } from 'kysely';
import { expect, test } from 'vitest';
import type { DeliveryTable } from '#server/database/schema.ts';
import { runCommandHere } from '#test/command-process.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { storeLead } from '#test/stored-lead.ts';

const LATER = '2099-01-01T00:00:00.000Z';

describeOnBothEngines('npm run deliveries', (database, store) => {
  const deliveries = (...args: string[]) =>
    runCommandHere('deliveries', args, { DATABASE_URL: store().url, DATA_DIR: store().folder });

  /** Stores a lead with one delivery in the given state, and returns the delivery's id. */
  async function deliveryThat(is: Partial<Selectable<DeliveryTable>>): Promise<string> {
    const lead = await storeLead(database());
    await database().db.updateTable('deliveries').set(is).where('lead_id', '=', lead.id).execute();
    const row = await database()
      .db.selectFrom('deliveries')
      .select('id')
      .where('lead_id', '=', lead.id)
      .executeTakeFirstOrThrow();
    return row.id;
  }
  const read = (id: string) =>
    database().db.selectFrom('deliveries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const isDue = async (id: string) => (await read(id)).next_at <= new Date(Date.now() + 1_000).toISOString();

  test('lists failed deliveries with their last error, in lines of at most 100 columns', async () => {
    const id = await deliveryThat({
      state: 'dead',
      attempts: 76,
      last_error: `550 \x1b[2J${'no such box '.repeat(20)}`,
    });
    const { exitCode, stdout } = await deliveries('list');
    expect(exitCode).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    const place = lines.findIndex((line) => line.includes(id));
    expect(lines[place]).toMatch(/^dead +agent-email +76 /);
    expect(lines[place + 1]).toMatch(/^ {2}last error: 550 \\x1b\[2Jno such box .*…$/);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
  });

  test('filters by --state and prints JSON with --json', async () => {
    const done = await deliveryThat({ state: 'done', done_at: '2026-11-03T19:05:02.000Z' });
    const { stdout } = await deliveries('list', '--state', 'done', '--json');
    expect(JSON.parse(stdout)).toEqual([expect.objectContaining({ id: done, state: 'done' })]);
    expect(await deliveries('list', '--state', 'lost')).toMatchObject({ exitCode: 2 });
  });

  test('retry gives a dead delivery a new round of attempts', async () => {
    const id = await deliveryThat({ state: 'dead', attempts: 76, next_at: LATER, last_error: 'refused' });
    expect(await deliveries('retry', id)).toMatchObject({ exitCode: 0, stderr: '' });
    expect(await read(id)).toMatchObject({ state: 'pending', attempts: 0 });
    expect(await isDue(id)).toBe(true);
  });

  test('retry makes a pending delivery due and keeps its attempts', async () => {
    const id = await deliveryThat({ attempts: 4, next_at: LATER });
    await deliveries('retry', id);
    expect(await read(id)).toMatchObject({ state: 'pending', attempts: 4 });
    expect(await isDue(id)).toBe(true);
  });

  test('retry makes a delivery due whose hold is over', async () => {
    const past = '2026-11-03T19:05:02.000Z';
    const id = await deliveryThat({ channel: 'web-push', next_at: past, not_before: past });
    expect(await deliveries('retry', id)).toMatchObject({ exitCode: 0, stderr: '' });
  });

  test.each([
    [{ state: 'done', done_at: '2026-11-03T19:05:02.000Z' }, 'was delivered at 2026-11-03 14:05 ET'],
    [{ state: 'leased', lease_token: 't', lease_until: LATER }, 'is on its way'],
    [{ channel: 'web-push', next_at: LATER, not_before: LATER }, 'is held until 2098-12-31 19:00 ET'],
    [{ channel: 'reply-email', next_at: LATER, not_before: LATER }, 'is held until 2098-12-31 19:00 ET'],
  ] as const)('retry changes nothing in a delivery with %j', async (is, reason) => {
    const id = await deliveryThat(is);
    const before = await read(id);
    const { exitCode, stderr } = await deliveries('retry', id);
    expect(exitCode).toBe(1);
    expect(stderr).toContain(reason);
    expect(await read(id)).toEqual(before);
  });

  test('reports an unknown id in one line', async () => {
    expect(await deliveries('retry', 'evt_none')).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(/^deliveries: No delivery has the id evt_none\.[^\n]+\n$/),
    });
  });

  test('retry-all affects dead and pending deliveries only', async () => {
    const dead = await deliveryThat({ state: 'dead', attempts: 9, next_at: LATER });
    const waiting = await deliveryThat({ attempts: 2, next_at: LATER });
    const leased = await deliveryThat({
      state: 'leased',
      lease_token: 't',
      lease_until: LATER,
      next_at: LATER,
    });
    const heldOnPurpose = await deliveryThat({ channel: 'web-push', next_at: LATER, not_before: LATER });
    const before = await read(leased);
    expect(await deliveries('retry-all')).toMatchObject({ exitCode: 0 });
    expect([await isDue(dead), await isDue(waiting), await isDue(heldOnPurpose)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await read(dead)).toMatchObject({ state: 'pending', attempts: 0 });
    expect(await read(waiting)).toMatchObject({ state: 'pending', attempts: 2 });
    expect(await read(leased)).toEqual(before);
    expect((await deliveries('list', '--state', 'dead')).stdout).toBe('No delivery is dead.\n');
  });
});
