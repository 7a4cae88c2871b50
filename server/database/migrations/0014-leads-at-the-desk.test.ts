import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { phoneDigits } from '#domain/leads/phone-numbers.ts';
import { emptyStore, silent, type TestStore } from '#test/databases.ts';
import { makeEarlierStore } from '#test/earlier-store.ts';
import { leadsMatching } from '../lead-search.ts';
import { openDatabase } from '../open-database.ts';
import { prepareDatabase } from '../prepare-database.ts';

const LEAD = {
  id: 'lead-1',
  agent_id: 1,
  kind: 'contact',
  first_name: 'Zoë',
  last_name: "O'Hara",
  email: 'zoe@example.com',
  phone: '+1 (704) 555-0123',
  interest: 'buying',
  neighborhoods: 'noda',
  message: 'A porch, please.',
  address: '16 Bobbin Court',
  source: '',
  status: 'new',
  attribution: '{}',
  page: '/',
  disclosure_due_at: '2026-11-01T12:00:00.000Z',
  created_at: '2026-11-01T12:00:00.000Z',
};

describe.each(['sqlite', 'postgres'] as const)('a lead from before the desk existed (%s)', (engine) => {
  let store: TestStore;
  beforeEach(async () => {
    store = await emptyStore(engine);
  });
  afterEach(() => store.remove());

  test('is found by its text and by any part of its number', async () => {
    await makeEarlierStore(store.url, async (db) => {
      await sql`insert into leads (${sql.join(Object.keys(LEAD).map(sql.ref))})
        values (${sql.join(Object.values(LEAD))})`.execute(db);
    });
    const database = openDatabase(store.url, silent);
    try {
      await prepareDatabase(database, async () => {});
      const { db } = database;
      const found = async (query: string) => {
        const hit = await leadsMatching(db, query);
        const rows = hit
          ? await db.selectFrom('leads').select(['id', 'phone_digits']).where(hit).execute()
          : [];
        return rows.map((row) => row.phone_digits);
      };
      for (const query of [
        'zoe',
        'hara',
        'porch',
        'bobbin court',
        'noda',
        '(704) 555-01',
        '0123',
        '17045',
        '٧٠٤٥',
      ])
        expect([query, await found(query)]).toEqual([query, [phoneDigits(LEAD.phone)]]);
      for (const query of ['lead', '23', 'buying']) expect([query, await found(query)]).toEqual([query, []]);
    } finally {
      await database.close();
    }
  });
});

test('phoneDigits normalizes digits of other scripts', () => {
  expect(phoneDigits('٧٠٤ ٥٥٥ ٠١٢٣')).toBe(phoneDigits(LEAD.phone));
});
