import { expect, test } from 'vitest';
import { formConsents } from '#content/contact.ts';
import { insertConsents } from '#server/leads/lead-store.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { deskOfOwner } from '#test/desk.ts';
import { storeLead } from '#test/stored-lead.ts';

describeOnBothEngines('merging leads at the desk', (database) => {
  const { owner } = deskOfOwner(database);
  const lead = async (id: string) => (await owner().call('GET', `/leads/${id}`)).body;
  const twoLeads = async (email: string): Promise<[string, string]> => [
    (await storeLead(database(), { email, phone: '' })).id,
    (await storeLead(database(), { email, phone: '' })).id,
  ];

  test('unmerging a lead restores the leads that were merged into it', async () => {
    const [a, b, c] = [
      await storeLead(database(), { email: 'nest@example.com', phone: '' }),
      await storeLead(database(), { email: 'nest@example.com', phone: '' }),
      await storeLead(database(), { email: 'nest@example.com', phone: '' }),
    ];
    const merge = async (id: string, into: string | null) =>
      expect((await owner().call('POST', `/leads/${id}/merge`, { into })).status).toBe(204);
    const mergedInto = async (id: string) => (await owner().call('GET', `/leads/${id}`)).body.mergedInto;
    await merge(c.id, b.id);
    await merge(b.id, a.id);
    expect([await mergedInto(b.id), await mergedInto(c.id)]).toEqual([a.id, a.id]);
    await merge(b.id, null);
    expect([await mergedInto(b.id), await mergedInto(c.id)]).toEqual([null, b.id]);
    const { timeline } = (await owner().call('GET', `/leads/${a.id}`)).body;
    expect(timeline.filter(({ kind }: { kind: string }) => kind === 'merged')).toEqual([]);
  });

  test('each request stays in the timeline as what it was', async () => {
    const person = { email: 'both@example.com', phone: '' };
    const guide = await storeLead(database(), { ...person, kind: 'seller', message: '' });
    const question = await storeLead(database(), { ...person, kind: 'contact' });
    await owner().call('POST', `/leads/${question.id}/merge`, { into: guide.id });
    const { timeline } = await lead(guide.id);
    const forms = timeline.filter(({ kind }: { kind: string }) => kind === 'form');
    expect(forms).toMatchObject([
      { leadKind: 'contact', message: question.message },
      { leadKind: 'seller', message: '' },
    ]);
  });

  test('a request of somebody else with the same address keeps its name, and its consent is for its own number', async () => {
    const email = 'couple@example.com';
    const ada = await storeLead(database(), { email, firstName: 'Ada', phone: '704-555-0181' });
    const consents = [{ ...formConsents('Firm').callText, granted: true }];
    const merged = async (firstName: string, phone: string) => {
      const other = await storeLead(database(), { email, firstName, phone });
      await insertConsents(database().db, other, consents, { clientAddress: '', userAgent: '' });
      await owner().call('POST', `/leads/${other.id}/merge`, { into: ada.id });
      return await lead(ada.id);
    };
    const { timeline, mayCallOrText } = await merged('Cy', '980-555-0182');
    const forms = timeline.filter(({ kind }: { kind: string }) => kind === 'form');
    expect(forms.map(({ firstName }: { firstName: string }) => firstName).toSorted()).toEqual(['Ada', 'Cy']);
    expect(mayCallOrText).toBe(false);
    expect((await merged('Ada', '+1 (704) 555-0181')).mayCallOrText).toBe(true);
  });

  test('a lead is found by what a lead merged into it says, until that is unmerged', async () => {
    const email = 'found@example.com';
    const first = await storeLead(database(), { email, phone: '' });
    const phone = '(704) 555-0177';
    const later = await storeLead(database(), { email, phone, message: 'About the wisteria.' });
    const merge = (into: string | null) => owner().call('POST', `/leads/${later.id}/merge`, { into });
    const found = async (words: string) =>
      (await owner().call('GET', `/leads?q=${words}`)).body.leads.map(({ id }: { id: string }) => id);
    await merge(first.id);
    expect([await found('wisteria'), await found('5550177')]).toEqual([[first.id], [first.id]]);
    await merge(null);
    expect(await found('wisteria')).toEqual([later.id]);
  });

  test('a lead is merged once, and into no other lead until it is unmerged', async () => {
    const [a, b, twice] = [
      await storeLead(database(), { email: 'twice@example.com', phone: '' }),
      await storeLead(database(), { email: 'twice@example.com', phone: '' }),
      await storeLead(database(), { email: 'twice@example.com', phone: '' }),
    ];
    const merge = async (into: string | null) =>
      (await owner().call('POST', `/leads/${twice.id}/merge`, { into })).status;
    const merges = async (id: string) =>
      (await owner().call('GET', `/leads/${id}`)).body.timeline.filter(
        ({ kind }: { kind: string }) => kind === 'merged',
      ).length;
    expect([await merge(a.id), await merge(a.id), await merge(b.id)]).toEqual([204, 204, 404]);
    expect([await merges(a.id), await merges(b.id)]).toEqual([1, 0]);
    expect([await merge(null), await merges(a.id), await merge(b.id)]).toEqual([204, 0, 204]);
  });

  test('a reply to either lead counts for both as long as they are merged', async () => {
    const [original, duplicate] = await twoLeads('answered@example.com');
    await owner().call('POST', `/leads/${duplicate}/contacts`, { way: 'call', text: '' });
    await owner().call('POST', `/leads/${duplicate}/merge`, { into: original });
    expect(await lead(original)).toMatchObject({ firstReplyVia: 'call', status: 'in-touch' });
    await owner().call('POST', `/leads/${duplicate}/merge`, { into: null });
    expect(await lead(original)).toMatchObject({ firstReplyVia: null, status: 'new' });
    expect(await lead(duplicate)).toMatchObject({ firstReplyVia: 'call', status: 'in-touch' });
  });

  test('a reply to an earlier request does not answer the later one that it is merged into', async () => {
    const person = { email: 'again@example.com', phone: '' };
    const { id: earlier } = await storeLead(database(), person);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const { id: later } = await storeLead(database(), { ...person, createdAt: tomorrow });
    await owner().call('POST', `/leads/${earlier}/contacts`, { way: 'call', text: '' });
    await owner().call('POST', `/leads/${earlier}/merge`, { into: later });
    expect(await lead(later)).toMatchObject({ firstReplyAt: null, status: 'new' });
  });

  test('a lead that gets back its own duplicate gets back a reply to that one, too', async () => {
    const [original, duplicate] = await twoLeads('nested@example.com');
    const { id: nested } = await storeLead(database(), { email: 'nested@example.com', phone: '' });
    const merge = async (id: string, into: string | null) =>
      await owner().call('POST', `/leads/${id}/merge`, { into });
    await merge(nested, duplicate);
    await merge(duplicate, original);
    await owner().call('POST', `/leads/${nested}/contacts`, { way: 'call', text: '' });
    await merge(duplicate, null);
    expect(await lead(original)).toMatchObject({ firstReplyVia: null, status: 'new' });
    expect(await lead(duplicate)).toMatchObject({ firstReplyVia: 'call', status: 'in-touch' });
  });

  test('a reply to a merged duplicate stops the clock of the lead it was merged into', async () => {
    const [original, duplicate] = await twoLeads('linked@example.com');
    await owner().call('POST', `/leads/${duplicate}/merge`, { into: original });
    const call = await owner().call('POST', `/leads/${duplicate}/contacts`, { way: 'text', text: '' });
    expect(await lead(original)).toMatchObject({
      firstReplyVia: 'text',
      firstReplyBy: 'Avery Stone',
      status: 'in-touch',
    });
    await owner().call('DELETE', `/leads/${duplicate}/contacts/${call.body.id}`);
    expect(await lead(original)).toMatchObject({ firstReplyVia: null, status: 'new' });
  });

  test('a held reply to a duplicate can be undone at the lead it was merged into', async () => {
    const [original, duplicate] = await twoLeads('held@example.com');
    const reply = await owner().call('POST', `/leads/${duplicate}/replies`, { text: 'Too early.' });
    await owner().call('POST', `/leads/${duplicate}/merge`, { into: original });
    expect((await owner().call('DELETE', `/leads/${original}/replies/${reply.body.id}`)).status).toBe(204);
    expect(await lead(original)).toMatchObject({ firstReplyVia: null, status: 'new' });
    const { firstReplyVia, status, deliveries } = await lead(duplicate);
    expect({ firstReplyVia, status }).toEqual({ firstReplyVia: null, status: 'new' });
    expect(deliveries).not.toContainEqual(expect.objectContaining({ channel: 'reply-email' }));
  });

  test('a duplicate that got a reminder while merged keeps it when it is unmerged', async () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const remind = async (id: string, snoozedUntil: string) =>
      await owner().call('PATCH', `/leads/${id}`, { snoozedUntil, version: (await lead(id)).version });
    const [original, duplicate] = await twoLeads('reminded@example.com');
    const [first, second] = [inHours(1), inHours(2)];
    await remind(duplicate, first);
    await owner().call('POST', `/leads/${duplicate}/merge`, { into: original });
    await remind(duplicate, second);
    expect((await owner().call('POST', `/leads/${duplicate}/merge`, { into: null })).status).toBe(204);
    expect([(await lead(original)).snoozedUntil, (await lead(duplicate)).snoozedUntil]).toEqual([
      first,
      second,
    ]);
  });
});
