import { beforeAll, expect, test } from 'vitest';
import type { LeadFilter, LeadStatus } from '#domain/desk/lead-inbox.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { aLead } from '#test/leads.ts';
import { readInbox } from './inbox.ts';
import { insertLead } from './lead-store.ts';

/** Half of them match, which is more than are fetched one by one (database/lead-search.ts). */
const LEADS = 2_200;

/** Every so many leads, one is closed: more than a page in total. */
const CLOSED_EVERY = 40;

describeOnBothEngines('the inbox', (database) => {
  beforeAll(async () => {
    await database()
      .db.transaction()
      .execute(async (trx) => {
        for (let index = 0; index < LEADS; index += 1) {
          const createdAt = new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString();
          const status = index === 3 ? 'client' : index % CLOSED_EVERY === 4 ? 'closed' : 'new';
          const message = index % 2 === 0 ? 'A porch and a garden.' : 'A porch.';
          // A different person for each lead, because other leads of one person are counted for each row.
          const person = { email: `ann.${index}@example.com`, phone: '' };
          await insertLead(trx, { ...aLead(), ...person, id: `lead-${index}`, createdAt, status, message });
        }
      });
  }, 240_000);

  const find = async (query: { q: string; status?: LeadStatus; filter?: LeadFilter; cursor?: string }) =>
    await readInbox(database().db, 'p1', { cursor: '', ...query }, new Date());
  const ids = async (query: Parameters<typeof find>[0]) => (await find(query)).leads.map(({ id }) => id);

  test('pages through thousands of search results newest first without a gap', async () => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await find({ q: 'porch', status: 'closed', cursor });
      seen.push(...page.leads.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(
      Array.from(
        { length: LEADS / CLOSED_EVERY },
        (_, at) => `lead-${(LEADS / CLOSED_EVERY - 1 - at) * CLOSED_EVERY + 4}`,
      ),
    );
    expect((await ids({ q: 'gard' })).slice(0, 2)).toEqual([`lead-${LEADS - 2}`, `lead-${LEADS - 4}`]);
  });

  test('finds the oldest lead with a rare status among thousands of results', async () => {
    expect(await ids({ q: 'porch', status: 'client' })).toEqual(['lead-3']);
    expect(await ids({ q: 'porch garden', status: 'client' })).toEqual([]);
    expect(await ids({ q: 'porch', filter: 'mine' })).toEqual([]);
  });

  test('shows a name in logical order in spite of direction overrides', async () => {
    const lead = { ...aLead(), id: 'turned', firstName: 'A\u202ennA', message: 'Overturned.' };
    await database()
      .db.transaction()
      .execute((trx) => insertLead(trx, lead));
    expect((await find({ q: 'overturned' })).leads.map(({ firstName }) => firstName)).toEqual(['AnnA']);
  });

  test('shows no half of an emoji at the end of an excerpt', async () => {
    const lead = { ...aLead(), id: 'halfway', message: `Halfway${'.'.repeat(132)}🏡` };
    await database()
      .db.transaction()
      .execute((trx) => insertLead(trx, lead));
    expect((await find({ q: 'halfway' })).leads.map(({ excerpt }) => excerpt)).toEqual([
      `Halfway${'.'.repeat(132)}`,
    ]);
  });

  test('finds nothing in an erased lead', async () => {
    await database().db.deleteFrom('leads').where('id', '=', 'lead-3').execute();
    expect(await ids({ q: 'porch', status: 'client' })).toEqual([]);
  });
});
