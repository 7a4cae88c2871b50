import { beforeAll, expect, test } from 'vitest';
import type { LeadRow } from '#domain/desk/lead-inbox.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { deskOfOwner } from '#test/desk.ts';
import { aLead } from '#test/leads.ts';
import { storeLead } from '#test/stored-lead.ts';
import { insertLead } from './lead-store.ts';

/** Times on one afternoon, by minute. */
const at = (minute: number) => new Date(Date.UTC(2026, 10, 3, 12, minute)).toISOString();

describeOnBothEngines('the inbox grouped by person', (database) => {
  const { owner } = deskOfOwner(database);
  beforeAll(async () => {
    await asked('ann-1', 1, { email: '', phone: '704 555 0101' });
    await asked('ben-1', 2, { email: 'ben@example.com', phone: '704 555 0102' });
    await asked('cleo-1', 3, { email: '', phone: '704 555 0103' });
    await asked('ann-2', 4, { email: 'ann@example.com', phone: '' });
    await asked('cleo-2', 5, { email: 'cleo@example.com', phone: '(704) 555-0103' });
    await asked('dora-1', 6, { email: '', phone: '' });
    await asked('dora-2', 7, { email: '', phone: '' });
    await asked('ann-3', 8, { email: 'Ann@Example.com', phone: '+1 704-555-0101', status: 'closed' });
    await asked('ben-2', 9, { email: 'ben@example.com', phone: '', status: 'spam' });
  });

  const asked = (id: string, minute: number, fields: Partial<Lead>) =>
    storeLead(database(), { id, createdAt: at(minute), firstName: id.split('-')[0] ?? '', ...fields });
  const list = async (query: string): Promise<string[]> => {
    const { leads } = (await owner().call('GET', `/leads?${query}`)).body as { leads: LeadRow[] };
    return leads.map(({ id, under }) => (under === null ? id : `${under} > ${id}`));
  };

  test('groups leads by address and number, however those are written, at the place of the newest', async () => {
    expect(await list('by=person')).toEqual([
      'ann-3',
      'ann-3 > ann-2',
      'ann-3 > ann-1',
      'dora-2',
      'dora-1',
      'cleo-2',
      'cleo-2 > cleo-1',
      'ben-1',
    ]);
  });

  test('keeps the order of arrival when grouping is not requested', async () => {
    expect(await list('')).toEqual([
      'ann-3',
      'dora-2',
      'dora-1',
      'cleo-2',
      'ann-2',
      'cleo-1',
      'ben-1',
      'ann-1',
    ]);
  });

  test('groups only the leads that match the filters, at the newest of these', async () => {
    // Only ann-3's number and ann-1's address link ann-2 and ann-1.
    expect(await list('by=person&status=new')).toEqual([
      'dora-2',
      'dora-1',
      'cleo-2',
      'cleo-2 > cleo-1',
      'ann-2',
      'ann-2 > ann-1',
      'ben-1',
    ]);
    expect(await list('by=person&status=spam')).toEqual(['ben-2']);
    expect(await list('by=person&q=5550103')).toEqual(['cleo-2', 'cleo-2 > cleo-1']);
    expect(await list('by=person&filter=unread')).toContain('ann-3 > ann-1');
  });
});

describeOnBothEngines('many leads grouped by person', (database) => {
  const { owner } = deskOfOwner(database);

  test('appear on one page each, whole groups at a time', async () => {
    const people = 130;
    const { db } = database();
    await db.transaction().execute(async (trx) => {
      const asked = (id: string, minute: number, email: string) =>
        insertLead(trx, aLead({ id, createdAt: at(minute), email, phone: '' }));
      for (let index = 0; index < 2 * people; index += 1)
        await asked(`p-${index}`, index, `p${index % people}@example.com`);
      for (let index = 0; index < 120; index += 1) await asked(`one-${index}`, -index, 'one@example.com');
    });
    const pages: LeadRow[][] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body } = await owner().call('GET', `/leads?by=person&cursor=${cursor}`);
      pages.push(body.leads);
      cursor = body.nextCursor;
    }
    const all = pages.flat();
    expect(new Set(all.map(({ id }) => id)).size).toBe(2 * people + 120);
    expect(all).toHaveLength(2 * people + 120);
    expect(pages[0]).toHaveLength(100);
    for (const page of pages) {
      for (const [index, { under }] of page.entries()) {
        const before = page[index - 1];
        if (under !== null) expect([before?.id, before?.under]).toContain(under);
      }
    }
    // One person's leads appear in groups of at most fifty.
    expect(
      all.filter(({ id, under }) => id.startsWith('one-') && under === null).map(({ id }) => id),
    ).toEqual(['one-0', 'one-50', 'one-100']);
  });
});
