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
});
