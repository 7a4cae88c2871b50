import { expect, test } from 'vitest';
import { HOUR_MS } from '#domain/durations.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { deskOfOwner } from '#test/desk.ts';
import { storeLead } from '#test/stored-lead.ts';

describeOnBothEngines('the counts of the inbox', (database) => {
  const { app, owner } = deskOfOwner(database);

  test('contain the people who wait, those overdue, and those next in line', async () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
    const addLead = async (firstName: string, hours: number) =>
      (
        await storeLead(database(), {
          firstName,
          email: `${firstName}@example.com`,
          phone: '',
          createdAt: hoursAgo(hours),
        })
      ).id;
    await addLead('Late', 30);
    const soon = await addLead('Soon', 20);
    const answered = await addLead('Answered', 22);
    await addLead('Then', 10);
    const asleep = await addLead('Asleep', 26);
    await addLead('Fresh', 1);
    await owner().call('POST', `/leads/${answered}/contacts`, { way: 'call' });
    await owner().call('PATCH', `/leads/${asleep}`, { snoozedUntil: hoursAgo(-5), version: 1 });
    const counts = async () => (await owner().call('GET', '/leads/counts')).body;
    expect(await counts()).toMatchObject({
      byFilter: { 'needs-reply': 4, overdue: 1, snoozed: 1, unread: 6 },
      waiting: { people: 4, late: 1 },
      next: [{ firstName: 'Soon' }, { firstName: 'Then' }],
    });
    await owner().call('POST', `/leads/${soon}/read`);
    await owner().call('POST', `/leads/${asleep}/read`);
    expect((await counts()).byFilter.unread).toBe(4);
    await owner().call('PATCH', `/leads/${asleep}`, { status: 'spam', version: 2 });
    expect((await counts()).byFilter).toMatchObject({ unread: 4, snoozed: 0 });
    await owner().call('PATCH', `/leads/${soon}`, { status: 'not-a-fit', version: 1 });
    expect((await counts()).next).toMatchObject([{ firstName: 'Then' }, { firstName: 'Fresh' }]);
  });

  test('count people, not their leads', async () => {
    const before = (await owner().call('GET', '/leads/counts')).body;
    const addLead = (email: string, phone: string, hours: number) =>
      storeLead(database(), {
        firstName: 'Twice',
        email,
        phone,
        createdAt: new Date(Date.now() - hours * HOUR_MS).toISOString(),
      });
    await addLead('twice@example.com', '', 2);
    await addLead('Twice@example.com', '(704) 555-0142', 23.5);
    await addLead('other@example.com', '704 555 0142', 23);
    const after = (await owner().call('GET', '/leads/counts')).body;
    expect(after.byFilter['needs-reply'] - before.byFilter['needs-reply']).toBe(3);
    expect(after.waiting).toEqual({ people: before.waiting.people + 1, late: before.waiting.late });
    expect(after.next.map((one: { firstName: string }) => one.firstName)).toEqual(['Twice', 'Then']);
    await addLead('twice@example.com', '', 30);
    expect((await owner().call('GET', '/leads/counts')).body.waiting.late).toBe(before.waiting.late + 1);
  });

  test('and the list contain no characters that reverse the text beside a name', async () => {
    const [firstName, neighborhoods] = ['\u202eannA', '\u2067NoDa'];
    const createdAt = new Date(Date.now() - 23.9 * HOUR_MS).toISOString();
    await storeLead(database(), {
      firstName,
      neighborhoods,
      createdAt,
      email: 'bidi@example.com',
      phone: '',
    });
    const { next } = (await owner().call('GET', '/leads/counts')).body;
    expect(next[0]?.firstName).toBe('annA');
    const { leads } = (await owner().call('GET', '/leads?q=bidi@example.com')).body;
    expect(leads[0]?.neighborhoods).toBe('NoDa');
  });

  test('name only the most common sources, however many others there are', async () => {
    const addLead = (utm_source: string) => storeLead(database(), { attribution: { utm_source } });
    for (const source of ['zillow', 'zillow', ...Array.from({ length: 60 }, (_, index) => `flood-${index}`)])
      await addLead(source);
    const { sources } = (await owner().call('GET', '/leads/counts')).body;
    expect(sources).toHaveLength(30);
    expect(sources).toEqual(expect.arrayContaining(['website', 'zillow']));
  });

  test('are compressed, unlike the event stream', async () => {
    const get = (path: string) =>
      fetch(`${app().url}/api/desk${path}`, {
        headers: { cookie: owner().cookie, 'accept-encoding': 'gzip' },
      });
    expect((await get('/leads')).headers.get('content-encoding')).toBe('gzip');
    const events = await get('/events');
    expect(events.headers.get('content-encoding')).toBeNull();
    await events.body?.cancel();
  });
});
