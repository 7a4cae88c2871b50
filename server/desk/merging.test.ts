import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#test/databases.ts';
import { deskOfOwner } from '#test/desk.ts';
import { keepLead } from '#test/kept-lead.ts';

describeOnBothEngines('merging leads at the desk', (database) => {
  const { owner } = deskOfOwner(database);

  test('taking a duplicate out again brings back what was under it', async () => {
    const [a, b, c] = [
      await keepLead(database(), { email: 'nest@example.com', phone: '' }),
      await keepLead(database(), { email: 'nest@example.com', phone: '' }),
      await keepLead(database(), { email: 'nest@example.com', phone: '' }),
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

  test('what is merged is merged once, and into no other lead before it is taken out', async () => {
    const [a, b, twice] = [
      await keepLead(database(), { email: 'twice@example.com', phone: '' }),
      await keepLead(database(), { email: 'twice@example.com', phone: '' }),
      await keepLead(database(), { email: 'twice@example.com', phone: '' }),
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
});
