import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTENT_KINDS, type ContentKind } from '#domain/desk/content.ts';
import { type AppUnderTest, startApp } from '#test/app-under-test.ts';
import { describeOnBothEngines, silent } from '#test/databases.ts';
import { type DeskUser, joinDesk, setUpOwner } from '#test/desk.ts';
import { createCatalog } from '../catalog/catalog.ts';
import { prepareDatabase } from '../database/prepare-database.ts';
import { followContent } from '../seed/follow-content.ts';

describeOnBothEngines('content at the desk', (database) => {
  let app: AppUnderTest;
  let avery: DeskUser;
  let sam: DeskUser;
  const clock = new Date('2026-11-20T12:00:00.000Z');
  beforeAll(async () => {
    app = await startApp(database(), { now: () => clock });
    avery = await setUpOwner(app, database());
    sam = await joinDesk(app, database(), 'sam@stone.example');
  });
  afterAll(() => app.stop());

  const draft = async (id: string) => (await avery.call('GET', `/content/${id}/draft`)).body;
  const save = (id: string, body: unknown, by = avery) => by.call('PUT', `/content/${id}/draft`, body);
  const act = (id: string, verb: string, body: unknown = {}, by = avery) =>
    by.call('POST', `/content/${id}/${verb}`, body);
  const area = async (slug: string) => {
    const response = await fetch(`${app.url}/api/neighborhoods/${slug}`);
    return response.status === 200 ? ((await response.json()) as Record<string, unknown>) : response.status;
  };
  /** Saves a change of one field and publishes it. */
  async function change(id: string, fields: Record<string, unknown>) {
    const { record, version } = await draft(id);
    const saved = await save(id, { record: { ...record, ...fields }, version });
    expect(saved.status).toBe(200);
    return await act(id, 'publish', { version: saved.body.version });
  }

  async function listedHome() {
    const [{ id }] = (await avery.call('GET', '/content/listings')).body.entries;
    return { id: id as string, ...(await draft(`listings/${id}`)) };
  }
  /** Writes a record without validation, as one from before a rule existed. */
  async function saveUnchecked(kind: ContentKind, id: string, record: unknown) {
    const row = { record: JSON.stringify(record), origin: 'desk' as const };
    await database()
      .db.updateTable('records')
      .set(row)
      .where('kind', '=', kind)
      .where('id', '=', id)
      .execute();
    await database().readContentVersion();
  }

  test('every kind is listed, and its records can be read as drafts', async () => {
    for (const kind of CONTENT_KINDS) {
      const { body } = await sam.call('GET', `/content/${kind}`);
      const [first] = body.entries;
      expect([kind, first.state, first.title !== '', first.origin]).toEqual([
        kind,
        'published',
        true,
        'content',
      ]);
      const { record, marks, errors } = await draft(`${kind}/${encodeURIComponent(first.id)}`);
      expect([kind, Object.keys(record).length > 2, marks, errors]).toEqual([kind, true, marks, []]);
    }
    expect((await avery.call('GET', '/content/spells')).status).toBe(404);
    expect((await avery.call('GET', '/content/guides/none/draft')).status).toBe(404);
    const { kinds } = (await avery.call('GET', '/content?q=dilworth')).body;
    expect(kinds.find(({ kind }: { kind: string }) => kind === 'neighborhoods').entries[0].id).toBe(
      'dilworth',
    );
  });

  test('a draft is not on the site before it is published, and the history tells who published it', async () => {
    const id = 'neighborhoods/noda';
    const { record, version } = await draft(id);
    const saved = await save(id, { record: { ...record, tagline: 'Mill village' }, version }, sam);
    expect(saved.body).toMatchObject({ state: 'draft', updatedBy: 'Sam Field', version: version + 1 });
    expect(saved.body.difference).toEqual([
      { field: 'tagline', label: 'Tagline', before: record.tagline, after: 'Mill village' },
    ]);
    expect(await area('noda')).toMatchObject({ tagline: record.tagline });
    const published = await act(id, 'publish', { version: saved.body.version }, sam);
    expect(published.body).toMatchObject({ state: 'published', origin: 'desk', difference: [] });
    expect(await area('noda')).toMatchObject({ tagline: 'Mill village' });
    const again = await act(id, 'publish', { version: saved.body.version }, sam);
    expect(again.status).toBe(200);
    const { versions } = (await avery.call('GET', `/content/${id}/history`)).body;
    expect(versions).toMatchObject([
      {
        version: version + 1,
        who: 'Sam Field',
        action: 'published',
        difference: [{ after: 'Mill village' }],
      },
      { version, who: '', action: 'kept', difference: [] },
    ]);
  });

  test('the later of two conflicting changes gets a 409 with the current text', async () => {
    const id = 'reviews/1';
    const { record, version } = await draft(id);
    const first = await save(id, { record: { ...record, content: 'First words.' }, version });
    const second = await save(id, { record: { ...record, content: 'Other words.' }, version }, sam);
    expect([first.status, second.status]).toEqual([200, 409]);
    expect(second.body).toMatchObject({ record: { content: 'First words.' }, version: first.body.version });
    const same = await save(id, { record: { ...record, content: 'First words.' }, version }, sam);
    expect([same.status, same.body.version]).toEqual([200, first.body.version]);
    expect((await act(id, 'publish', { version }, sam)).status).toBe(409);
  });

  test('an editor with a discarded draft can neither overwrite nor publish a later one', async () => {
    const { record, version } = await draft('neighborhoods/uptown');
    const text = (description: string) => ({ ...record, description });
    const old = await save('neighborhoods/uptown', { record: text('Avery began this.'), version });
    expect((await sam.call('DELETE', '/content/neighborhoods/uptown/draft')).status).toBe(200);
    const { version: after } = await draft('neighborhoods/uptown');
    await save('neighborhoods/uptown', { record: text('Sam began again.'), version: after }, sam);
    const stale = { record: text('Avery goes on.'), version: old.body.version };
    expect((await save('neighborhoods/uptown', stale)).status).toBe(409);
    expect((await act('neighborhoods/uptown', 'publish', { version: old.body.version })).status).toBe(409);
    expect((await draft('neighborhoods/uptown')).record.description).toBe('Sam began again.');
    await sam.call('DELETE', '/content/neighborhoods/uptown/draft');
  });

  test('invalid fields get a 422 with one error each', async () => {
    const id = 'guides/a-day-in-myers-park';
    const { record, version } = await draft(id);
    const { status, body } = await save(id, { record: { ...record, title: '', isFeatured: 'yes' }, version });
    expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([
      422,
      ['title', 'isFeatured'],
    ]);
    expect((await save(id, { record })).body.errors).toMatchObject([{ field: 'version' }]);
  });

  test('an open house must end after it begins', async () => {
    const [home] = (await avery.call('GET', '/content/listings')).body.entries;
    const id = `listings/${home.id}`;
    const { record, version } = await draft(id);
    const from = '2026-11-28T18:00:00.000Z';
    for (const to of ['2026-11-28T16:00:00.000Z', from]) {
      const saved = await save(id, { record: { ...record, openHouses: [{ from, to }] }, version });
      expect([saved.status, saved.body.errors]).toEqual([
        422,
        [{ field: 'openHouses.0.to', message: 'Enter a time after the one it begins at.' }],
      ]);
    }
  });

  test('publishing a home requires the same fields as an import; a draft may lack them', async () => {
    const added = await avery.call('POST', '/content/listings', { record: { address: '18 Porch Lane' } });
    const id = `listings/${added.body.id}`;
    const lacks = (of: { errors: { field: string; message: string }[] }) => of.errors;
    const without = 'The site cannot show it without this.';
    expect([added.status, lacks(added.body)]).toEqual([
      201,
      [
        { field: 'price', message: without },
        { field: 'propertyType', message: without },
      ],
    ]);
    const { version, record } = added.body;
    const refused = await act(id, 'publish', { version });
    expect([refused.status, lacks(refused.body)]).toEqual([422, lacks(added.body)]);
    const fits = { ...record, price: '589000', propertyType: 'Town house' };
    for (const [field, value, message] of [
      ['price', '0', without],
      ['listingFirm', ' ', without],
      ['attributionContact', '', without],
      ['address', '', without],
      ['status', '', without],
      ['status', 'For sale', 'Choose one of the list.'],
    ]) {
      const now = (await draft(id)).version;
      const saved = await save(id, { record: { ...fits, [field as string]: value }, version: now });
      expect([field, saved.status, lacks(saved.body)]).toEqual([field, 200, [{ field, message }]]);
      const at = '2026-11-21T12:00:00.000Z';
      for (const when of [{}, { at }])
        expect((await act(id, 'publish', { version: saved.body.version, ...when })).status).toBe(422);
    }
    expect(await change(id, fits)).toMatchObject({ status: 200, body: { state: 'published', errors: [] } });
  });

  test('a draft may contain photos without descriptions', async () => {
    const added = await avery.call('POST', '/content/listings', { record: { address: '20 Porch Lane' } });
    const id = `listings/${added.body.id}`;
    const picture = { id: 'a'.repeat(32), name: '', width: 1600, height: 1200, who: '', at: '' };
    await database().db.insertInto('pictures').values(picture).execute();
    const image = `/pictures/uploaded/${picture.id}-1600x1200.jpg`;
    const record = { ...added.body.record, price: '589000', propertyType: 'Town house', images: [image] };
    const saved = await save(id, { record, version: added.body.version });
    const errors = [{ field: 'imageAlts', message: 'Say in a few words what the picture shows.' }];
    expect([saved.status, saved.body.errors, saved.body.record.images]).toEqual([200, errors, [image]]);
    const refused = await act(id, 'publish', { version: saved.body.version });
    expect([refused.status, refused.body.errors]).toEqual([422, errors]);
    const home = { kind: 'listings', id: added.body.id, record } as const;
    const shown = createCatalog(database(), silent, { draft: home });
    expect((await shown.properties()).map(({ address }) => address)).toContain('20 Porch Lane');
    await avery.call('DELETE', `/content/${id}/draft`);
  });

  test('a home with an invalid stored open house stays on the site without it, and is flagged', async () => {
    const { id, record } = await listedHome();
    const from = '2026-11-28T18:00:00.000Z';
    const good = { from, to: '2026-11-28T20:00:00.000Z' };
    const openHouses = [{ from, to: '2026-11-28T16:00:00.000Z' }, good];
    await saveUnchecked('listings', id, { ...record, openHouses });
    const homes = await (await fetch(`${app.url}/api/agents/1/properties`)).json();
    expect(homes.find((home: { id: string }) => home.id === id)).toMatchObject({ openHouses: [good] });
    const { errors } = await draft(`listings/${id}`);
    expect(errors).toEqual([
      { field: 'openHouses.0.to', message: 'Enter a time after the one it begins at.' },
    ]);
  });

  test('a phone number must have ten digits; an invalid stored one stays on the site, and is flagged', async () => {
    const { record, version } = await draft('agent/1');
    const flagged = [{ field: 'phone', message: 'Use the form that the hint shows.' }];
    for (const phone of ['555-0142', '(704) 555-01423', '(704) 555-0142 x3']) {
      const { status, body } = await save('agent/1', { record: { ...record, phone }, version });
      expect([phone, status, body.errors]).toEqual([phone, 422, flagged]);
    }
    for (const phone of ['704.555.0143', '+1 704 555 0143']) {
      const { version } = await draft('agent/1');
      expect((await save('agent/1', { record: { ...record, phone }, version })).status).toBe(200);
    }
    await avery.call('DELETE', '/content/agent/1/draft');
    await saveUnchecked('agent', '1', { ...record, phone: '555-0142' });
    expect(await createCatalog(database(), silent).profile()).toMatchObject({ phone: '555-0142' });
    expect((await draft('agent/1')).errors).toEqual(flagged);
    await act('agent/1', 'follow');
  });

  test('records that the site requires cannot be unpublished', async () => {
    for (const id of ['agent/1', 'pages/home']) {
      const { status, body } = await act(id, 'unpublish');
      expect([id, status, body.errors]).toEqual([
        id,
        422,
        [{ field: 'kind', message: expect.stringContaining('follow the shipped text again') }],
      ]);
      expect((await draft(id)).state).toBe('published');
    }
  });

  test('search matches the values of placeholders, not their names', async () => {
    const { entries } = (await avery.call('GET', '/content/answers?q=0142')).body;
    expect(entries.length).toBeGreaterThan(0);
    const { body } = await avery.call('GET', '/content/answers?q=agent.phone');
    expect(body.entries).toEqual([]);
  });

  test('ids and slugs cannot be changed, and HTML is sanitized', async () => {
    const id = 'guides/a-day-in-myers-park';
    const { record, version } = await draft(id);
    const content = '<h2 onclick="x()">Rooms</h2><script>x()</script><p>Two</p>';
    const sent = { ...record, id: 99, slug: 'elsewhere', agentId: 7, content };
    const saved = (await save(id, { record: sent, version })).body.record;
    expect(saved).toMatchObject({ id: record.id, slug: record.slug, agentId: 1 });
    expect(saved.content).toBe('<h2 id="rooms">Rooms</h2><p>Two</p>');
  });

  test('an unpublished record stays off the site after a restart, until it is published again', async () => {
    const id = 'neighborhoods/dilworth';
    const before = (await draft(id)).record;
    const off = await act(id, 'unpublish');
    expect(off.body).toMatchObject({ state: 'unpublished', record: before });
    expect(await area('dilworth')).toBe(404);
    await prepareDatabase(database(), followContent(silent));
    expect(await area('dilworth')).toBe(404);
    expect((await draft(id)).state).toBe('unpublished');
    await act(id, 'publish', { version: off.body.version });
    expect(await area('dilworth')).toMatchObject({ name: 'Dilworth' });
  });

  test('an older version is restored as a draft, and a record can follow the shipped text again', async () => {
    const id = 'neighborhoods/uptown';
    const { record } = await draft(id);
    await change(id, { tagline: 'One' });
    await change(id, { tagline: 'Two' });
    const { versions } = (await avery.call('GET', `/content/${id}/history`)).body;
    expect(versions).toHaveLength(3);
    const restored = await act(id, 'restore', { version: versions[1].version });
    expect(restored.body).toMatchObject({ state: 'draft', record: { tagline: 'One' } });
    expect(await area('uptown')).toMatchObject({ tagline: 'Two' });
    await act(id, 'publish', { version: restored.body.version });
    expect(await area('uptown')).toMatchObject({ tagline: 'One' });
    expect((await act(id, 'restore', { version: 999 })).status).toBe(422);
    const overUnseen = { version: versions[1].version, from: versions[0].version };
    expect((await act(id, 'restore', overUnseen)).status).toBe(409);
    const followed = await act(id, 'follow');
    expect(followed.body).toMatchObject({ state: 'published', origin: 'content' });
    expect(await area('uptown')).toEqual(record);
    await prepareDatabase(database(), followContent(silent));
    expect((await draft(id)).version).toBe(followed.body.version);
  });
});
