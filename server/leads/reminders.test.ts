import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Person } from '#domain/desk/people.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { storeLead } from '#test/stored-lead.ts';
import { inTransaction } from '../database/database.ts';
import { reminders as migrate } from '../database/migrations/0020-reminders.ts';
import { enqueue } from '../outbox/outbox.ts';
import { changeLead, mergeLead } from './change-lead.ts';

const SAM: Person = {
  id: 'p1',
  name: 'Sam Field',
  email: 'sam@stone.example',
  role: 'member',
  createdAt: '',
};
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

describeOnBothEngines('reminders', (database) => {
  const kept = () =>
    database().db.selectFrom('reminders').select(['lead_id', 'at']).orderBy('lead_id').execute();
  const remind = (id: string, until: string | null, version = 1) =>
    changeLead(database(), id, SAM, { version, snoozedUntil: until }, new Date());

  test('set by an older version go out unless they are past', async () => {
    const [waiting, past] = [await storeLead(database()), await storeLead(database())];
    await remind(waiting.id, TOMORROW);
    await remind(past.id, '2026-01-01T12:00:00.000Z');
    await sql`drop table reminders`.execute(database().db);
    await database()
      .db.transaction()
      .execute((trx) => migrate(trx as never));
    expect(await kept()).toEqual([{ lead_id: waiting.id, at: TOMORROW }]);
    await database().db.deleteFrom('leads').execute();
    expect(await kept()).toEqual([]);
  });

  test('of a duplicate move with a merge', async () => {
    const [lead, duplicate] = [await storeLead(database()), await storeLead(database())];
    await remind(duplicate.id, TOMORROW);
    await mergeLead(database(), duplicate.id, lead.id, SAM, new Date());
    expect(await kept()).toEqual([{ lead_id: lead.id, at: TOMORROW }]);
    await remind(lead.id, null, 2);
    expect(await kept()).toEqual([]);
  });

  test('of a duplicate move back when it is unmerged, unless completed or changed meanwhile', async () => {
    const due = async (id: string) =>
      (
        await database()
          .db.selectFrom('leads')
          .select('snoozed_until')
          .where('id', '=', id)
          .executeTakeFirst()
      )?.snoozed_until;
    const [lead, duplicate] = [await storeLead(database()), await storeLead(database())];
    await remind(duplicate.id, TOMORROW);
    await mergeLead(database(), duplicate.id, lead.id, SAM, new Date());
    expect([await due(lead.id), await due(duplicate.id)]).toEqual([TOMORROW, null]);
    await mergeLead(database(), duplicate.id, null, SAM, new Date());
    expect([await due(lead.id), await due(duplicate.id)]).toEqual([null, TOMORROW]);
    expect(await kept()).toEqual([{ lead_id: duplicate.id, at: TOMORROW }]);

    await mergeLead(database(), duplicate.id, lead.id, SAM, new Date());
    await remind(lead.id, null, 4);
    await mergeLead(database(), duplicate.id, null, SAM, new Date());
    expect([await due(lead.id), await due(duplicate.id), await kept()]).toEqual([null, null, []]);
  });

  test('of a duplicate move with a merge while being sent, and both leads change', async () => {
    const [lead, duplicate] = [await storeLead(database()), await storeLead(database())];
    await remind(duplicate.id, TOMORROW);
    const { db } = database();
    const { entry_id } = await db
      .deleteFrom('reminders')
      .where('lead_id', '=', duplicate.id)
      .returning('entry_id')
      .executeTakeFirstOrThrow();
    const delivery = {
      channel: 'reminder' as const,
      target: entry_id,
      leadId: duplicate.id,
      createdAt: TOMORROW,
    };
    await inTransaction(database(), (trx) => enqueue(trx, [delivery]));
    await mergeLead(database(), duplicate.id, lead.id, SAM, new Date());
    const queued = db.selectFrom('deliveries').select('lead_id').where('target', '=', entry_id);
    expect(await queued.execute()).toEqual([{ lead_id: lead.id }]);
    const versions = db.selectFrom('leads').select(['id', 'version', 'updated_by']);
    expect(await versions.where('id', 'in', [lead.id, duplicate.id]).orderBy('version').execute()).toEqual([
      { id: lead.id, version: 2, updated_by: SAM.name },
      { id: duplicate.id, version: 3, updated_by: SAM.name },
    ]);
  });

  test('survive two concurrent merges of the same leads into each other', async () => {
    const merge = (id: string, into: string) => mergeLead(database(), id, into, SAM, new Date());
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await storeLead(database()), await storeLead(database())];
      const outcomes = await Promise.all([merge(a.id, b.id), merge(b.id, a.id)]);
      expect(outcomes.toSorted()).toEqual(['merged', 'unknown']);
    }
  });

  test('stay where they are if both leads have one, also after unmerging', async () => {
    const [lead, duplicate] = [await storeLead(database()), await storeLead(database())];
    await remind(lead.id, TOMORROW);
    await remind(duplicate.id, TOMORROW);
    const before = await kept();
    await mergeLead(database(), duplicate.id, lead.id, SAM, new Date());
    await mergeLead(database(), duplicate.id, null, SAM, new Date());
    expect(await kept()).toEqual(before);
  });
});
