import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { shippedAgent } from '#content/agent.ts';
import type { AuditEntry } from '#domain/desk/people.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { type AppUnderTest, startApp } from '#test/app-under-test.ts';
import { withChangeDuringRead } from '#test/change-during-read.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { type DeskUser, joinDesk, setUpOwner } from '#test/desk.ts';
import { filesContaining } from '#test/files-containing.ts';
import { storeLead } from '#test/stored-lead.ts';
import { readConfig } from '../config.ts';
import { duplicatesOfNobody } from '../database/migrations/0026-duplicates-of-nobody.ts';
import { createChannels } from '../delivery/channels.ts';
import { OUTGOING_MAIL_FOLDER, withoutErasedMail } from '../delivery/file-mail.ts';
import { mailer } from '../delivery/mailer.ts';
import { eventsAfter, newestEvent } from '../live/desk-events.ts';
import { claimDue } from '../outbox/outbox.ts';
import { erasePersonOfLead } from '../privacy/erase-person-of-lead.ts';

describeOnBothEngines('erasing at the desk', (database, store) => {
  let app: AppUnderTest;
  let owner: DeskUser;
  beforeAll(async () => {
    app = await startApp(database(), { dataDir: store().folder });
    owner = await setUpOwner(app, database());
  });
  afterAll(() => app.stop());

  const erase = async (id: string, also: string[] = []) =>
    (await owner.call('DELETE', `/leads/${id}?also=${also.join()}`)).status;
  const othersOf = async (id: string): Promise<string[]> =>
    (await owner.call('GET', `/leads/${id}/erasure`)).body.others.map((other: { id: string }) => other.id);
  async function remaining(...leads: Lead[]): Promise<string[]> {
    const rows = await database().db.selectFrom('leads').select('id').execute();
    return leads.map(({ id }) => id).filter((id) => rows.some((row) => row.id === id));
  }
  const chats = async () =>
    (await database().db.selectFrom('chat_messages').select('session_id').execute()).map(
      (row) => row.session_id,
    );
  async function chat(id: string, content: string, role: 'user' | 'assistant' = 'user'): Promise<string> {
    const turn = role === 'user' ? 1 : 2;
    const message = { id: `${id} ${turn}`, session_id: id, turn, agent_id: 1, role, memory: '' };
    const row = { ...message, content, created_at: '2026-11-03T19:05:00.000Z' };
    await database().db.insertInto('chat_messages').values(row).execute();
    return id;
  }
  async function keepWithChat(fields: Partial<Lead>, session: string, content: string): Promise<Lead> {
    const lead = await storeLead(database(), fields);
    const chat_session = await chat(session, content);
    await database().db.updateTable('leads').set({ chat_session }).where('id', '=', lead.id).execute();
    return lead;
  }
  const phone = '(704) 555-0148';
  const ann = { firstName: 'Ann', lastName: 'Example', email: 'ann@house.example', phone };
  const bob = { firstName: 'Bob', lastName: 'Example', email: 'bob@house.example', phone };

  test('erases everything of the person, and others with the same number only if selected', async () => {
    const first = await keepWithChat(ann, 'of-ann', 'Hello');
    const second = await storeLead(database(), { ...ann, email: 'Ann@House.example', phone: '704-555-0143' });
    const bobsLead = await keepWithChat(bob, 'of-bob', `Call ${phone}`);
    await chat('of-nobody', `My number is ${phone}`);
    await chat('her-number', 'Call 704 555 0143');

    expect(await othersOf(first.id)).toEqual([bobsLead.id]);
    const [named] = (await owner.call('GET', `/leads/${first.id}/erasure`)).body.others;
    expect(named).toMatchObject({ firstName: 'Bob', lastName: 'Example', email: bob.email });
    expect(await erase(first.id, ['no-such-lead'])).toBe(204);
    expect(await remaining(first, second, bobsLead)).toEqual([bobsLead.id]);
    expect(await chats()).toEqual(['of-bob']);

    const again = await storeLead(database(), ann);
    expect(await erase(again.id, [bobsLead.id])).toBe(204);
    expect([await remaining(bobsLead), await chats()]).toEqual([[], []]);
    const { entries } = (await owner.call('GET', '/audit')).body;
    const erased = entries.filter(({ action }: AuditEntry) => action === 'erased');
    expect(erased.map(({ subject }: AuditEntry) => subject).sort()).toEqual(
      [first, second, again, bobsLead].map(({ id }) => id).sort(),
    );
  });

  test("erases chats that mention any number in the lead's phone field", async () => {
    const { id } = await storeLead(database(), { ...ann, phone: '704-555-0148 (home) or 704-555-0199' });
    await chat('one-number', `Charlotte NC 28205 ${phone}`);
    await chat('other-number', 'budget 450000 704-555-0199');
    expect(await erase(id)).toBe(204);
    expect(await chats()).toEqual([]);
  });

  test('keeps conversations of others that quote a published number or address', async () => {
    const { db } = database();
    const hotline = '800-669-9777';
    const published = [shippedAgent.phone, shippedAgent.email, hotline];
    for (const [index, text] of published.entries()) {
      const id = `answered-${index}`;
      await chat(id, 'Whom do I call?');
      await chat(id, `Use ${text} any day.`, 'assistant');
      const question = { id, session_id: id, text: 'Whom?', asked_at: '2026-11-03T19:05:00.000Z' };
      await db.insertInto('unanswered_questions').values(question).execute();
    }
    await chat('asked', `Is ${shippedAgent.phone} your number, and ${shippedAgent.email} your address?`);
    const { email } = shippedAgent;
    const leads = [
      await storeLead(database(), { ...ann, email, phone: `+1 ${shippedAgent.phone} or 704-555-0199` }),
      await storeLead(database(), { ...ann, email: '', phone: hotline }),
    ];
    await chat('her-number', '704 555 0199');
    for (const { id } of leads) expect(await erase(id)).toBe(204);
    expect(new Set(await chats())).toEqual(new Set(['answered-0', 'answered-1', 'answered-2', 'asked']));
    expect(await db.selectFrom('unanswered_questions').select('id').execute()).toHaveLength(3);
    for (const table of ['chat_messages', 'unanswered_questions'] as const)
      await db.deleteFrom(table).execute();
  });

  test('names the leads of others whose text or notes mention the person, before it leaves them', async () => {
    const email = 'eve@house.example';
    const { id } = await storeLead(database(), { ...ann, email, phone: '' });
    const cy = { firstName: 'Cy', email: 'cy@flat.example', phone: '' };
    const texted = await storeLead(database(), { ...cy, message: `With ${email.toUpperCase()}` });
    const noted = await storeLead(database(), cy);
    await owner.call('POST', `/leads/${noted.id}/notes`, { text: `Knows ${email}` });
    const { others, mentionedIn } = (await owner.call('GET', `/leads/${id}/erasure`)).body;
    expect(others).toEqual([]);
    expect(mentionedIn.map((lead: { id: string }) => lead.id).sort()).toEqual([texted.id, noted.id].sort());
    expect(mentionedIn[0]).toMatchObject({ firstName: 'Cy', email: cy.email });
    expect(await erase(id)).toBe(204);
    expect(await remaining(texted, noted)).toHaveLength(2);
  });

  test('notifies open desks of every erased lead', async () => {
    const annsLeads = [await storeLead(database(), ann), await storeLead(database(), ann)].map(
      ({ id }) => id,
    );
    const before = await newestEvent(database().db);
    expect(await erase(annsLeads[0] ?? '')).toBe(204);
    const events = (await eventsAfter(database().db, before)).map(
      ({ kind, subject }) => `${kind} ${subject}`,
    );
    expect(events).toEqual(expect.arrayContaining(annsLeads.flatMap((id) => [`lead ${id}`, `erased ${id}`])));
  });

  test('makes erased leads respond with who erased them, unlike unknown ids', async () => {
    const annsLeads = [await storeLead(database(), ann), await storeLead(database(), ann)].map(
      ({ id }) => id,
    );
    const member = await joinDesk(app, database(), 'kim@stone.example');
    expect(await erase(annsLeads[0] ?? '')).toBe(204);
    const { name } = (await owner.call('GET', '/me')).body;
    for (const id of annsLeads) {
      const answer = await member.call('GET', `/leads/${id}`);
      expect([answer.status, answer.body.erased]).toEqual([
        404,
        { by: name, byYou: false, at: expect.any(String) },
      ]);
      expect((await owner.call('GET', `/leads/${id}`)).body.erased.byYou).toBe(true);
    }
    expect((await member.call('GET', '/leads/none')).body.erased).toBeUndefined();
  });

  test('tells only owners the address of somebody who erased a lead and has left', async () => {
    const { id } = await storeLead(database(), ann);
    const member = await joinDesk(app, database(), 'sam@stone.example');
    await erase(id);
    await database().db.updateTable('audit_log').set({ who: 'left@stone.example' }).execute();
    const told = async (by: typeof member) => (await by.call('GET', `/leads/${id}`)).body.erased.by;
    expect([await told(member), await told(owner)]).toEqual(['', 'left@stone.example']);
  });

  test('erases leads of the person that arrive during the search', async () => {
    const { id } = await storeLead(database(), ann);
    const late = { ...ann, phone: '', firstName: 'Late' };
    const busy = withChangeDuringRead(database(), 'deliveries', async () => {
      await keepWithChat(late, 'late', 'Hello again');
    });
    const config = { dataDir: store().folder, agentEmail: 'agent@stone.example' };
    expect(await erasePersonOfLead(busy, config, { leadId: id, also: [], who: 'owner' })).toBe(true);
    const { leads } = (await owner.call('GET', '/leads?q=ann@house.example')).body;
    expect([leads, await chats()]).toEqual([[], []]);
  });

  test('leaves no file of a mail that is being written', async () => {
    const { id } = await storeLead(database(), ann, ['agent-email']);
    const dataDir = join(store().folder, 'mail-data');
    const config = readConfig({ DATA_DIR: dataDir, AGENT_EMAIL: 'agent@stone.example' });
    const mailFolder = join(dataDir, OUTGOING_MAIL_FOLDER);
    const agent = async () => {
      // The mail is written after this.
      await erasePersonOfLead(database(), config, { leadId: id, also: [], who: 'owner' });
      return shippedAgent;
    };
    const [channel] = createChannels(config, { agent, sendMail: mailer(config, agent) });
    const [delivery] = (await claimDue(database(), 'agent-email', { most: 1_000 })).deliveries.filter(
      ({ lead }) => lead.id === id,
    );
    if (!channel || !delivery) throw new Error('Nothing to deliver');
    const outcome = await withoutErasedMail(channel, database(), mailFolder).deliver(delivery);
    expect([outcome, readdirSync(mailFolder)]).toEqual([{ status: 'delivered' }, []]);
  });

  test("unmerges another person's lead that was merged into an erased one", async () => {
    const target = await storeLead(database(), { email: 'target@house.example', phone: '' });
    const duplicate = await storeLead(database(), { email: 'duplicate@work.example', phone: '' });
    await owner.call('POST', `/leads/${duplicate.id}/merge`, { into: target.id });
    expect([await othersOf(target.id), await othersOf(duplicate.id)]).toEqual([[duplicate.id], [target.id]]);
    expect(await erase(target.id)).toBe(204);
    const { leads } = (await owner.call('GET', '/leads?q=duplicate@work.example')).body;
    expect(leads).toMatchObject([{ id: duplicate.id }]);
  });

  test("takes the person's reminder and reply from another's lead, and returns that one's own", async () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    const merged = async (name: string) => {
      const target = await storeLead(database(), { email: `${name}@kept.example`, phone: '' });
      const duplicate = await storeLead(database(), { email: `${name}@moved.example`, phone: '' });
      await owner.call('PATCH', `/leads/${duplicate.id}`, { snoozedUntil: inAnHour, version: 1 });
      await owner.call('POST', `/leads/${duplicate.id}/contacts`, { way: 'call', text: '' });
      await owner.call('POST', `/leads/${duplicate.id}/merge`, { into: target.id });
      expect((await owner.call('GET', `/leads/${target.id}`)).body.snoozedUntil).toBe(inAnHour);
      return { target, duplicate };
    };
    const reminded = async () =>
      (await database().db.selectFrom('reminders').select('lead_id').execute()).map((row) => row.lead_id);

    const one = await merged('one');
    expect(await erase(one.duplicate.id)).toBe(204);
    const kept = (await owner.call('GET', `/leads/${one.target.id}`)).body;
    expect(kept).toMatchObject({ snoozedUntil: null, firstReplyAt: null, status: 'new' });
    expect(kept.timeline.map(({ kind }: { kind: string }) => kind)).not.toContain('merged');
    expect(await reminded()).toEqual([]);

    const other = await merged('other');
    expect(await erase(other.target.id)).toBe(204);
    const returned = (await owner.call('GET', `/leads/${other.duplicate.id}`)).body;
    expect(returned).toMatchObject({ mergedInto: null, snoozedUntil: inAnHour, firstReplyVia: 'call' });
    expect(await reminded()).toEqual([other.duplicate.id]);
  });

  test('by earlier versions hid such duplicates: the migration shows them again, and no others', async () => {
    const [target, merged, orphan] = [
      await storeLead(database(), { email: 'a@early.example', phone: '' }),
      await storeLead(database(), { email: 'b@early.example', phone: '' }),
      await storeLead(database(), { email: 'c@early.example', phone: '' }),
    ];
    const { db } = database();
    for (const [id, merged_into] of [
      [merged.id, target.id],
      [orphan.id, 'erased'],
    ] as const)
      await db.updateTable('leads').set({ merged_into }).where('id', '=', id).execute();
    await db.transaction().execute((trx) => duplicatesOfNobody(trx as never));
    const { leads } = (await owner.call('GET', '/leads?q=early.example')).body;
    expect(leads.map(({ id }: { id: string }) => id).sort()).toEqual([target.id, orphan.id].sort());
  });

  test('does not wait for a reader of the write-ahead log, and later leaves no byte of the person', async ({
    skip,
  }) => {
    if (database().engine === 'postgres') return skip('SQLite only: Postgres manages its own log');
    const { id } = await storeLead(database(), {
      email: 'quillon@house.example',
      phone: '',
      lastName: 'Umberquill',
      message: 'A house with an orchardquill.',
    });
    await owner.call('POST', `/leads/${id}/notes`, { text: 'Umberquill called twice.' });
    const words = ['quillon', 'umberquill', 'orchardquill'];
    expect(filesContaining(words, store().folder)).not.toBe('');
    const path = fileURLToPath(store().url);
    const backup = new DatabaseSync(path, { readOnly: true });
    backup.exec('begin; select count(*) from leads');
    backup.prepare('select count(*) from leads').get();
    const startedAt = performance.now();
    expect(await erase(id)).toBe(204);
    // Waiting for the reader would take SQLite five seconds.
    expect((await owner.call('GET', '/leads')).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(4_000);
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
    backup.exec('commit');
    backup.close();
    await vi.waitUntil(() => statSync(`${path}-wal`).size === 0, { timeout: 10_000 });
    expect(filesContaining(words, store().folder)).toBe('');
  });
});
