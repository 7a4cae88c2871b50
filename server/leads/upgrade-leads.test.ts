import { expect, test } from 'vitest';
import type { Lead } from '#domain/leads/lead.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { aLead } from '#test/leads.ts';
import { reindexLead } from '../database/lead-search.ts';
import { wholeNumbers } from '../database/migrations/0029-whole-numbers.ts';
import { foldedWords } from '../database/migrations/0030-folded-words.ts';
import { separatedNumbers } from '../database/migrations/0036-separated-numbers.ts';
import { erasePersonOfLead } from '../privacy/erase-person-of-lead.ts';
import { countInbox, readInbox } from './inbox.ts';
import { insertLead } from './lead-store.ts';
import { upgradeLeads } from './upgrade-leads.ts';

const NOW = new Date('2026-11-03T12:00:00.000Z');

describeOnBothEngines('leads of an older version', (database) => {
  /** Stores a lead like versions that did not group by person and indexed all of a lead. */
  async function keepAsBefore(fields: Partial<Lead>): Promise<Lead> {
    const lead = aLead(fields);
    const { db } = database();
    await insertLead(db, lead);
    await reindexLead(db, lead.id, { ...lead, message: Object.values(lead).join(' ') });
    await db.updateTable('leads').set({ person_key: null }).where('id', '=', lead.id).execute();
    return lead;
  }
  const upgradeAll = async () => {
    while (await upgradeLeads(database()));
  };
  const find = async (q: string) =>
    (await readInbox(database().db, 'p1', { q, cursor: '', by: 'person' }, NOW)).leads;
  const people = async () => (await countInbox(database().db, 'p1', NOW)).waiting.people;

  test('are reindexed by their text only and grouped by person', async () => {
    const id = 'feedabcd-0000-4000-8000-000000000001';
    await keepAsBefore({ id, email: 'ann@example.com', phone: '704 555 0101' });
    const second = await keepAsBefore({ email: 'Ann@example.com', phone: '' });
    for (let index = 0; index < 60; index += 1)
      await keepAsBefore({ email: `other.${index}@example.com`, phone: '' });
    const piece = 'feedabcd';
    expect(await find(piece)).toHaveLength(1);
    expect(await people()).toBe(62);
    // The same person writes again meanwhile.
    await insertLead(database().db, aLead({ email: '', phone: '(704) 555-0101' }));
    await upgradeAll();
    expect(await find(piece)).toEqual([]);
    expect(await find('website')).toEqual([]);
    expect((await find('5550101')).map(({ others }) => others)).toEqual([2, 2]);
    expect(await find(second.email)).toHaveLength(2);
    expect(await people()).toBe(61);
  });

  test('are reindexed with folded letters', async () => {
    const { db } = database();
    const email = 'folded@example.com';
    for (const lastName of ['Ødegård', 'O’Brien', "D'Angelo"]) {
      const lead = aLead({ lastName, email, phone: '' });
      await insertLead(db, lead);
      await reindexLead(db, lead.id, { ...lead, firstName: '', lastName: '' });
    }
    await foldedWords(db as never);
    await upgradeAll();
    for (const q of ['odegard', 'obrien', 'dangelo'])
      expect([q, (await find(q)).map(({ others }) => others)]).toEqual([q, [2]]);
  });

  test('are grouped the same by two instances at once', async () => {
    for (let index = 0; index < 60; index += 1) await keepAsBefore({ email: 'crowd@example.com', phone: '' });
    await Promise.all([upgradeAll(), upgradeAll()]);
    expect((await find('crowd')).map(({ others }) => others)).toEqual(Array(60).fill(59));
  });
});

describeOnBothEngines('a phone as entered', (database) => {
  const others = async (email: string) =>
    (await readInbox(database().db, 'p1', { q: email, cursor: '' }, NOW)).leads.map((lead) => lead.others);
  const keep = (email: string, phone: string) => insertLead(database().db, aLead({ email, phone }));

  test('belongs to one person with and without an extension', async () => {
    await keep('desk@example.com', '704-555-0142 x12');
    await keep('cell@example.com', '(704) 555-0142');
    expect(await others('desk@example.com')).toEqual([1]);
  });

  test('does not make one person of all who enter no number', async () => {
    await keep('zero@example.com', '0');
    await keep('none@example.com', '0');
    expect(await others('zero@example.com')).toEqual([0]);
  });

  test('is read again in leads of an older version', async () => {
    const { db } = database();
    await keep('office@example.com', '704-555-0155 ext. 3');
    await keep('home@example.com', '704-555-0155');
    await keep('unlisted@example.com', '1');
    await keep('hidden@example.com', '1');
    const before = { phone_digits: '4555010155', person_key: 'strangers' };
    await db.updateTable('leads').set(before).where('email', '<>', 'home@example.com').execute();
    await wholeNumbers(db as never);
    while (await upgradeLeads(database()));
    expect(await others('office@example.com')).toEqual([1]);
    expect(await others('unlisted@example.com')).toEqual([0]);
  });

  test('is read again where an older version did not know its separators', async () => {
    const { db } = database();
    await keep('piped@example.com', '704|555|0166');
    await keep('plain@example.com', '704-555-0166');
    const before = { phone_digits: '', person_key: 'nobody' };
    await db.updateTable('leads').set(before).where('email', '=', 'piped@example.com').execute();
    await separatedNumbers(db as never);
    while (await upgradeLeads(database()));
    expect(await others('piped@example.com')).toEqual([1]);
  });
});

describeOnBothEngines('two people linked by one lead', (database, store) => {
  test('are separated when it is erased', async () => {
    const { db } = database();
    const erased = aLead({ firstName: 'Lou', email: 'lou@example.com', phone: '704 555 0102' });
    for (const lead of [
      aLead({ firstName: 'Ann', email: 'ann@example.com', phone: '' }),
      aLead({ firstName: 'Ann', email: 'ann@example.com', phone: '704 555 0102' }),
      erased,
      aLead({ firstName: 'Lou', email: 'lou@example.com', phone: '704 555 0103' }),
      aLead({ firstName: 'Ben', email: '', phone: '704 555 0103' }),
    ])
      await insertLead(db, lead);
    const others = async () =>
      (await readInbox(db, 'p1', { q: '', cursor: '' }, NOW)).leads.map((lead) => lead.others).sort();
    expect(await others()).toEqual([4, 4, 4, 4, 4]);
    const order = { leadId: erased.id, also: [], who: 'avery@stone.example' };
    await erasePersonOfLead(database(), { dataDir: store().folder, agentEmail: 'agent@example.com' }, order);
    while (await upgradeLeads(database()));
    expect(await others()).toEqual([0, 1, 1]);
  });
});
