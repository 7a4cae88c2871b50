import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Person } from '#domain/desk/people.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { keepLead } from '#test/kept-lead.ts';
import { reminders as migrate } from '../database/migrations/0020-reminders.ts';
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

  test('one that was set before this version goes out, too; one that is past does not', async () => {
    const [waiting, past] = [await keepLead(database()), await keepLead(database())];
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

  test('that of a duplicate goes with it', async () => {
    const [lead, duplicate] = [await keepLead(database()), await keepLead(database())];
    await remind(duplicate.id, TOMORROW);
    await mergeLead(database(), duplicate.id, lead.id, SAM, new Date());
    expect(await kept()).toEqual([{ lead_id: lead.id, at: TOMORROW }]);
    await remind(lead.id, null);
    expect(await kept()).toEqual([]);
  });

  test('that of a duplicate comes back with it, unless it was ticked or changed meanwhile', async () => {
    const due = async (id: string) =>
      (
        await database()
          .db.selectFrom('leads')
          .select('snoozed_until')
          .where('id', '=', id)
          .executeTakeFirst()
      )?.snoozed_until;
    const [lead, duplicate] = [await keepLead(database()), await keepLead(database())];
    await remind(duplicate.id, TOMORROW);
    await mergeLead(database(), duplicate.id, lead.id, SAM, new Date());
    expect([await due(lead.id), await due(duplicate.id)]).toEqual([TOMORROW, null]);
    await mergeLead(database(), duplicate.id, null, SAM, new Date());
    expect([await due(lead.id), await due(duplicate.id)]).toEqual([null, TOMORROW]);
    expect(await kept()).toEqual([{ lead_id: duplicate.id, at: TOMORROW }]);

    await mergeLead(database(), duplicate.id, lead.id, SAM, new Date());
    await remind(lead.id, null);
    await mergeLead(database(), duplicate.id, null, SAM, new Date());
    expect([await due(lead.id), await due(duplicate.id), await kept()]).toEqual([null, null, []]);
  });

  test('a merge leaves both reminders where they are, and so does taking it back', async () => {
    const [lead, duplicate] = [await keepLead(database()), await keepLead(database())];
    await remind(lead.id, TOMORROW);
    await remind(duplicate.id, TOMORROW);
    const before = await kept();
    await mergeLead(database(), duplicate.id, lead.id, SAM, new Date());
    await mergeLead(database(), duplicate.id, null, SAM, new Date());
    expect(await kept()).toEqual(before);
  });
});
