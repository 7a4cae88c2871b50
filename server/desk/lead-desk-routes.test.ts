import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditEntry } from '#domain/desk/people.ts';
import { type AppUnderTest, startApp } from '#test/app-under-test.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { type DeskUser, joinDesk, setUpOwner } from '#test/desk.ts';
import { storeLead } from '#test/stored-lead.ts';

describeOnBothEngines('leads at the desk', (database, store) => {
  let app: AppUnderTest;
  let owner: DeskUser;
  let member: DeskUser;
  beforeAll(async () => {
    app = await startApp(database(), { dataDir: store().folder });
    owner = await setUpOwner(app, database());
    member = await joinDesk(app, database(), 'sam@stone.example');
  });
  afterAll(() => app.stop());

  const names = async (query: string) =>
    (await owner.call('GET', `/leads?${query}`)).body.leads.map(
      ({ lastName }: { lastName: string }) => lastName,
    );

  test('the inbox lists fifty leads per page, newest first, without spam', async () => {
    for (let index = 0; index < 60; index += 1) {
      const at = new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();
      await storeLead(database(), {
        lastName: `Row ${index}`,
        email: `row${index}@example.com`,
        createdAt: at,
      });
    }
    const first = (await owner.call('GET', '/leads')).body;
    expect(first.leads).toHaveLength(50);
    expect(first.leads[0].lastName).toBe('Row 59');
    const second = (await owner.call('GET', `/leads?cursor=${first.nextCursor}`)).body;
    expect([second.leads.length, second.leads[0].lastName, second.nextCursor]).toEqual([10, 'Row 9', null]);
    const { id, version } = first.leads[0];
    expect((await member.call('PATCH', `/leads/${id}`, { status: 'spam', version })).status).toBe(200);
    expect(await names('')).not.toContain('Row 59');
    expect(await names('status=spam')).toEqual(['Row 59']);
    expect((await owner.call('GET', '/leads?status=odd')).status).toBe(422);
  });

  test('a change to an outdated version gets a 409 with the current lead', async () => {
    const { id } = await storeLead(database(), { email: 'two@example.com' });
    const [a, b] = await Promise.all([
      owner.call('PATCH', `/leads/${id}`, { status: 'in-touch', version: 1 }),
      member.call('PATCH', `/leads/${id}`, { status: 'closed', version: 1 }),
    ]);
    expect([a.status, b.status].sort()).toEqual([200, 409]);
    const [won, lost] = a.status === 200 ? [a, b] : [b, a];
    expect(lost.body.lead).toMatchObject({
      status: won.body.status,
      version: 2,
      updatedBy: won.body.updatedBy,
    });
    expect(won.body.timeline[0]).toMatchObject({ kind: 'status', from: 'new', to: won.body.status });
    for (const wrong of [
      { status: 'odd', version: 2 },
      { status: 'new' },
      { assigneeId: 'nobody', version: 2 },
    ])
      expect((await owner.call('PATCH', `/leads/${id}`, wrong)).status).toBe(422);
  });

  test('colleagues of the same name are told apart', async () => {
    const sam = await joinDesk(app, database(), 'sam.field@stone.example');
    const { people } = (await owner.call('GET', '/team')).body;
    const names = people.map(({ name }: { name: string }) => name);
    expect(names).toEqual([
      'Avery Stone',
      'Sam Field (sam@stone.example)',
      'Sam Field (sam.field@stone.example)',
    ]);
    const { id } = await storeLead(database(), { email: 'namesakes@example.com' });
    const change = { assigneeId: people.at(-1).id, version: 1 };
    expect((await member.call('PATCH', `/leads/${id}`, change)).body.timeline[0].to).toBe(names.at(-1));
    const isOwn = async (who: DeskUser) => (await who.call('GET', `/leads/${id}`)).body.updatedByYou;
    expect([await isOwn(member), await isOwn(sam)]).toEqual([true, false]);
  });

  test('a note that is sent twice with the same key is saved once', async () => {
    const { id } = await storeLead(database(), { email: 'note@example.com' });
    const send = (text: string, by = owner) =>
      by.call('POST', `/leads/${id}/notes`, { text }, { 'idempotency-key': 'k-1' });
    const both = await Promise.all([send('Call on Monday'), send('Call on Monday')]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0]?.body).toEqual(both[1]?.body);
    expect((await send('Something else')).status).toBe(422);
    expect((await send('Mine', member)).status).toBe(201);
    const { timeline } = (await owner.call('GET', `/leads/${id}`)).body;
    expect(timeline.filter(({ kind }: { kind: string }) => kind === 'note')).toHaveLength(2);
    for (const text of ['', '   ', 'x'.repeat(10_001), '"'.repeat(100_000), 7])
      expect((await owner.call('POST', `/leads/${id}/notes`, { text })).status).toBe(422);
    expect((await owner.call('POST', '/leads/none/notes', { text: 'a' })).status).toBe(404);
  });

  test('a note or reply may have ten thousand characters of any script', async () => {
    const { id } = await storeLead(database(), { email: 'long@example.com' });
    for (const text of ['"', '\n"', '🏡', '漢'].map((one) => one.repeat(10_000 / [...one].length)))
      for (const path of [`/leads/${id}/notes`, `/leads/${id}/replies`])
        expect([text.slice(0, 2), (await owner.call('POST', path, { text })).status]).toEqual([
          text.slice(0, 2),
          201,
        ]);
    expect((await owner.call('POST', '/wording', { text: '🏡'.repeat(10_000) })).status).toBe(200);
  });

  test('a reply stops the clock, and undoing it before it is sent restarts the clock', async () => {
    const { id } = await storeLead(database(), { email: 'reply@example.com' });
    const reply = await owner.call('POST', `/leads/${id}/replies`, { text: 'Hello Ann' });
    expect(reply.status).toBe(201);
    expect(Date.parse(reply.body.sendsAt) - Date.parse(reply.body.at)).toBe(10_000);
    expect((await owner.call('GET', `/leads/${id}`)).body).toMatchObject({
      firstReplyVia: 'reply',
      firstReplyBy: 'Avery Stone',
    });
    const back = () => owner.call('DELETE', `/leads/${id}/replies/${reply.body.id}`);
    expect((await back()).status).toBe(204);
    expect((await back()).status).toBe(404);
    const after = (await owner.call('GET', `/leads/${id}`)).body;
    expect(after).toMatchObject({ firstReplyAt: null, firstReplyVia: null });
    expect(after.deliveries.map(({ channel }: { channel: string }) => channel)).toEqual(['agent-email']);
    const sent = (await owner.call('POST', `/leads/${id}/replies`, { text: 'Hello again' })).body;
    await database()
      .db.updateTable('deliveries')
      .set({ state: 'leased' })
      .where('target', '=', sent.id)
      .execute();
    expect((await owner.call('DELETE', `/leads/${id}/replies/${sent.id}`)).status).toBe(409);
  });

  test('a reply sets the status to in touch, and undoing it resets the status unless it was changed since', async () => {
    const { id } = await storeLead(database(), { email: 'touch@example.com' });
    const read = async () => (await owner.call('GET', `/leads/${id}`)).body;
    const changes = async () =>
      (await read()).timeline.filter(({ kind }: { kind: string }) => kind === 'status');
    const answer = async () => (await owner.call('POST', `/leads/${id}/replies`, { text: 'Hello' })).body.id;
    const takeBack = (reply: string) => owner.call('DELETE', `/leads/${id}/replies/${reply}`);

    const first = await answer();
    expect(await read()).toMatchObject({ status: 'in-touch', version: 2, updatedBy: 'Avery Stone' });
    expect(await changes()).toMatchObject([{ who: 'Avery Stone', byYou: true, from: 'new', to: 'in-touch' }]);
    expect((await member.call('GET', `/leads/${id}`)).body.timeline[0].byYou).toBe(false);
    const second = await answer();
    await takeBack(first);
    expect(await read()).toMatchObject({ status: 'in-touch', version: 2 });
    await takeBack(second);
    expect(await read()).toMatchObject({ status: 'new', version: 3 });
    expect(await changes()).toEqual([]);

    const third = await answer();
    await member.call('PATCH', `/leads/${id}`, { status: 'client', version: 4 });
    await takeBack(third);
    expect(await read()).toMatchObject({ status: 'client', version: 5 });
    expect(await changes()).toHaveLength(2);
    await owner.call('POST', `/leads/${id}/contacts`, { way: 'call' });
    expect(await read()).toMatchObject({ status: 'client', version: 5 });
  });

  test('a call stops the clock, and a lead without an e-mail address cannot get a reply', async () => {
    const { id } = await storeLead(database(), { email: '', kind: 'chat' });
    expect((await owner.call('POST', `/leads/${id}/replies`, { text: 'Hello' })).status).toBe(422);
    expect((await owner.call('POST', `/leads/${id}/contacts`, { way: 'call' })).status).toBe(201);
    expect((await owner.call('GET', `/leads/${id}`)).body).toMatchObject({
      firstReplyVia: 'call',
      status: 'in-touch',
    });
  });

  test('a lead read by one person is still unread for another', async () => {
    const { id } = await storeLead(database(), { lastName: 'Unread', email: 'unread@example.com' });
    expect((await owner.call('POST', `/leads/${id}/read`)).status).toBe(204);
    const unread = async (who: DeskUser) => (await who.call('GET', `/leads/${id}`)).body.unread;
    expect([await unread(owner), await unread(member)]).toEqual([false, true]);
  });

  test('a lead lists other leads of the same person, and a duplicate can be merged into it', async () => {
    const [a, b] = [
      await storeLead(database(), { email: 'Same@example.com', phone: '' }),
      await storeLead(database(), { email: 'same@example.com', phone: '', lastName: 'Duplicate' }),
    ];
    expect((await owner.call('GET', `/leads/${a.id}`)).body.othersOfPerson).toMatchObject([
      { id: b.id, lastName: 'Duplicate' },
    ]);
    expect((await owner.call('POST', `/leads/${b.id}/merge`, { into: a.id })).status).toBe(204);
    expect(await names('q=duplicate')).toEqual(['Example']);
    const { timeline } = (await owner.call('GET', `/leads/${a.id}`)).body;
    expect(timeline.filter(({ kind }: { kind: string }) => kind === 'form')).toHaveLength(2);
    expect((await owner.call('POST', `/leads/${b.id}/merge`, { into: null })).status).toBe(204);
    expect(await names('q=duplicate')).toEqual(['Duplicate']);
  });

  test('a dead delivery can be retried, a delivered one cannot', async () => {
    const { id } = await storeLead(database(), { email: 'retry@example.com' });
    const [delivery] = (await owner.call('GET', `/leads/${id}`)).body.deliveries;
    const retry = async (state: 'dead' | 'done') => {
      await database().db.updateTable('deliveries').set({ state }).where('id', '=', delivery.id).execute();
      return (await owner.call('POST', `/deliveries/${delivery.id}/retry`)).status;
    };
    expect([await retry('dead'), await retry('done')]).toEqual([202, 409]);
  });

  test('the export of a lead contains all leads of its person, and is logged', async () => {
    const [a, b] = [
      await storeLead(database(), { email: 'Taken@example.com', phone: '', lastName: 'First' }),
      await storeLead(database(), { email: 'taken@example.com', phone: '', lastName: 'Second' }),
    ];
    const csv = await owner.call('GET', `/leads.csv?lead=${a.id}`);
    expect(csv.status).toBe(200);
    expect(csv.headers.get('content-disposition')).toContain('"leads-of-one-person.csv"');
    const ids = csv.body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line: string) => line.split('"')[1]);
    expect(ids.toSorted()).toEqual([a.id, b.id].toSorted());
    for (const id of ['none', ''])
      expect((await owner.call('GET', `/leads.csv?lead=${id}`)).status).toBe(404);
    expect((await member.call('GET', `/leads.csv?lead=${a.id}`)).status).toBe(403);
    expect((await owner.call('GET', '/audit')).body.entries).toContainEqual(
      expect.objectContaining({ who: owner.email, action: 'exported', subject: a.id }),
    );
  });

  test('the CSV export contains all leads; the API lists them in pages, and each page is logged', async () => {
    const lead = await storeLead(database(), { lastName: 'Quillfeather' });
    const csv = await owner.call('GET', '/leads.csv');
    expect([csv.status, csv.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(csv.body).toContain(lead.lastName);
    const all = await database().db.selectFrom('leads').select('id').execute();
    const seen: string[] = [];
    let pages = 0;
    for (let next: string | undefined = '/api/agents/1/leads'; next !== undefined; pages += 1) {
      const answer: Response = await fetch(app.url + next, { headers: { cookie: member.cookie } });
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      const leads = (await answer.json()) as { id: string }[];
      expect(leads.length).toBeLessThanOrEqual(50);
      seen.push(...leads.map(({ id }) => id));
      next = /^<(.+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(seen.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    const { entries } = (await owner.call('GET', '/audit')).body;
    const noted = entries.filter(
      ({ who, action }: AuditEntry) => who === member.email && action === 'exported',
    );
    expect([pages, noted.length]).toEqual([2, 2]);
  });
});
