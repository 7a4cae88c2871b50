import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#test/databases.ts';
import { deskOfOwner, joinDesk } from '#test/desk.ts';
import { storeLead } from '#test/stored-lead.ts';

describeOnBothEngines('a reply that can still be undone', (database) => {
  const { app, owner } = deskOfOwner(database);

  test('is not sent early by a retry', async () => {
    const sam = await joinDesk(app(), database(), 'sam@stone.example');
    const { id } = await storeLead(database(), { email: 'held@example.com' });
    const reply = (await owner().call('POST', `/leads/${id}/replies`, { text: 'Too early.' })).body;
    expect((await sam.call('POST', `/deliveries/${reply.delivery.id}/retry`)).status).toBe(202);
    const { timeline } = (await owner().call('GET', `/leads/${id}`)).body;
    expect(timeline.find((entry: { id: string }) => entry.id === reply.id).delivery).toEqual(reply.delivery);
    expect((await owner().call('DELETE', `/leads/${id}/replies/${reply.id}`)).status).toBe(204);
  });

  test('can be sent again with the same key after it was undone', async () => {
    const { id } = await storeLead(database(), { email: 'again@example.com' });
    const send = () =>
      owner().call('POST', `/leads/${id}/replies`, { text: 'Hello.' }, { 'idempotency-key': 'hello' });
    const undone = (await send()).body.id;
    await owner().call('DELETE', `/leads/${id}/replies/${undone}`);
    const again = await send();
    expect(again.status).toBe(201);
    expect(again.body.id).not.toBe(undone);
  });
});
