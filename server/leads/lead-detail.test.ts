import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#test/databases.ts';
import { deskOfOwner } from '#test/desk.ts';
import { storeLead } from '#test/stored-lead.ts';

describeOnBothEngines('the details of a lead', (database) => {
  const { owner } = deskOfOwner(database);

  test('name the pages it came from as the site does', async () => {
    const page = '/neighborhoods/dilworth';
    const { id } = await storeLead(database(), { page, attribution: { landingPage: '/sell' } });
    const gone = await storeLead(database(), { page: '/gone' });
    const pagesOf = async (lead: string) => (await owner().call('GET', `/leads/${lead}`)).body.pages;
    expect(await pagesOf(id)).toEqual([
      { path: '/sell', title: 'Sell' },
      { path: page, title: 'Dilworth' },
    ]);
    expect(await pagesOf(gone.id)).toEqual([]);
  });

  test('are read without a scan of all leads', async ({ skip }) => {
    if (database().engine === 'postgres') return skip('SQLite only: Postgres scans small tables');
    const { rows } = await sql<{ detail: string }>`
      explain query plan select * from leads where merged_into = ${'one'}`.execute(database().db);
    expect(rows.map(({ detail }) => detail).join()).toContain('USING INDEX leads_merged');
  });
});
