import { expect, test } from 'vitest';
import { HOUR_MS } from '#domain/durations.ts';
import { describeOnBothEngines, silent } from '#test/databases.ts';
import { deskOfOwner } from '#test/desk.ts';
import { reso } from '#test/listing-command.ts';
import { publishDue } from '../content/publish.ts';

describeOnBothEngines('drafts of homes changed by an import', (database) => {
  const { app, owner: avery } = deskOfOwner(database);
  const path = '/content/listings/CAR100';

  async function send(home: object): Promise<string> {
    const response = await fetch(`${app().url}/api/desk/content/listings/import?file=homes.json`, {
      method: 'POST',
      headers: { cookie: avery().cookie, 'content-type': 'application/octet-stream' },
      body: JSON.stringify({ value: [home] }),
    });
    return (await response.json()).id;
  }
  const act = (id: string, verb: string) => avery().call('POST', `/content/imports/${id}/${verb}`);
  const readDraft = async () => (await avery().call('GET', `${path}/draft`)).body;
  const publish = (version: number) => avery().call('POST', `${path}/publish`, { version });

  test.each(['undone', 'accepted and undone'])(
    'a draft that was open while its import was %s gets a conflict, and can then be published',
    async (what) => {
      await act(await send(reso({ ListPrice: 725_000 })), 'accept');
      const id = await send(reso({ ListPrice: 699_000 }));
      if (what === 'undone') await act(id, 'accept');
      const { record, version } = await readDraft();
      const text = { ...record, description: `Written while it is ${what}.` };
      const { body: open } = await avery().call('PUT', `${path}/draft`, { record: text, version });
      if (what !== 'undone') await act(id, 'accept');
      await act(id, 'undo');

      expect((await publish(open.version)).status).toBe(409);
      const now = await readDraft();
      expect(now.record).toEqual(text);
      expect((await publish(now.version)).status).toBe(200);
      expect((await readDraft()).record).toMatchObject({ description: text.description });
    },
  );

  test.each([
    ['changes', {}],
    ['takes off the site', { InternetEntireListingDisplayYN: false }],
  ])('a scheduled draft of a home that an import %s is not published by itself', async (_, changes) => {
    const date = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
    await act(await send(reso({ ListPrice: 725_000 })), 'accept');
    const { record, version } = await readDraft();
    const text = { ...record, description: `Written before it ${JSON.stringify(changes)}.` };
    const saved = (await avery().call('PUT', `${path}/draft`, { record: text, version })).body;
    const at = date(1).toISOString();
    expect(
      (await avery().call('POST', `${path}/publish`, { version: saved.version, at })).body,
    ).toMatchObject({
      state: 'scheduled',
    });
    await act(await send(reso({ ListPrice: 699_000, ...changes })), 'accept');
    expect(await publishDue(database(), date(2), silent)).toBe(0);
    expect((await readDraft()).record).toEqual(text);
  });

  test('a home edited at the desk gets the days on market of an accepted file, and keeps its text', async () => {
    const file = (DaysOnMarket: number) => send(reso({ ListingKey: 'CAR200', DaysOnMarket }));
    const home = '/content/listings/CAR200';
    const read = async () => (await avery().call('GET', `${home}/draft`)).body;
    await act(await file(5), 'accept');
    const { record, version } = await read();
    const text = { ...record, description: 'Written at the desk.' };
    const saved = (await avery().call('PUT', `${home}/draft`, { record: text, version })).body;
    const published = await avery().call('POST', `${home}/publish`, { version: saved.version });
    expect(published.status).toBe(200);
    const id = await file(65);
    const { changes, unchanged } = (await avery().call('GET', `/content/imports/${id}`)).body;
    expect([changes, unchanged]).toMatchObject([[{ id: 'CAR200', how: 'changed', isEdited: false }], 0]);
    expect(changes[0].difference).toMatchObject([{ field: 'daysOnMarket', before: '5', after: '65' }]);
    expect((await act(id, 'accept')).status).toBe(200);
    expect((await read()).record).toMatchObject({ description: text.description, daysOnMarket: 65 });
    // Still the desk's: the next file does not overwrite its text.
    expect((await avery().call('GET', '/content/listings')).body.entries).toContainEqual(
      expect.objectContaining({ id: 'CAR200', origin: 'desk' }),
    );
  });
});
