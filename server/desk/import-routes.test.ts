import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { describeOnBothEngines, silent } from '#test/databases.ts';
import { deskOfOwner } from '#test/desk.ts';
import { reso } from '#test/listing-command.ts';
import { lockWaits } from '#test/lock-waits.ts';
import { trackerFile, trackerRow } from '#test/market-files.ts';
import { createCatalog } from '../catalog/catalog.ts';
import { inTransaction } from '../database/database.ts';

describeOnBothEngines('imports at the desk', (database) => {
  const { app, owner: avery } = deskOfOwner(database);

  async function send(kind: string, file: string, body: string | Uint8Array, replace = '') {
    const response = await fetch(`${app().url}/api/desk/content/${kind}/import?file=${file}${replace}`, {
      method: 'POST',
      headers: { cookie: avery().cookie, 'content-type': 'application/octet-stream' },
      body: body as BodyInit,
    });
    return { status: response.status, body: await response.json() };
  }
  const homesFile = (homes: object[], nextLink?: string) =>
    send('listings', 'homes.json', JSON.stringify({ value: homes, '@odata.nextLink': nextLink }));
  const everyHome = (homes: object[], nextLink?: string) =>
    send(
      'listings',
      'homes.json',
      JSON.stringify({ value: homes, '@odata.nextLink': nextLink }),
      '&replace=1',
    );
  const act = (id: string, verb: string, body?: object) =>
    avery().call('POST', `/content/imports/${id}/${verb}`, body);
  const homes = async () =>
    (await createCatalog(database(), silent).properties()).map(({ id, price }) => `${id} ${price}`);
  const readHome = async (id: string) => {
    const home = (await createCatalog(database(), silent).properties()).find((one) => one.id === id);
    if (!home) throw new Error(`no home ${id}`);
    return home;
  };
  const byId = (changes: { id: string }[]) => new Map(changes.map((change) => [change.id, change]));

  test('a file of homes shows its changes, and can be accepted and undone', async () => {
    const before = await homes();
    const first = await homesFile([reso()]);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ kind: 'listings', file: 'homes.json', state: 'ready' });
    expect(byId(first.body.changes).get('CAR100')).toMatchObject({
      title: '14 Example Alley',
      how: 'added',
      difference: [{ label: 'The home', before: '', after: 'Active, $725K' }],
    });
    expect(byId(first.body.changes).get('sample-01')).toMatchObject({
      how: 'removed',
      why: 'sample',
      difference: [{ label: 'The home', before: 'Active, $1.29M', after: '' }],
    });
    expect(await homes()).toEqual(before);
    expect((await act(first.body.id, 'accept')).body.state).toBe('accepted');
    expect(await homes()).toEqual(['CAR100 725000']);

    const second = await homesFile([reso({ ListPrice: 699000 }), reso({ ListingKey: 'CAR101' })]);
    expect(byId(second.body.changes).get('CAR100')).toMatchObject({
      how: 'changed',
      difference: [{ field: 'price', label: 'Price', before: '$725,000', after: '$699,000' }],
    });
    const keptHomes = async () =>
      (await database().db.selectFrom('content_imports').select(['plan', 'before']).execute()).map((kept) =>
        Object.values(kept).map((text) => text.includes('Example Alley')),
      );
    await act(second.body.id, 'accept');
    expect(await homes()).toEqual(['CAR100 699000', 'CAR101 725000']);
    expect(await keptHomes()).toContainEqual([false, true]);
    expect((await act(second.body.id, 'undo')).body.state).toBe('undone');
    expect(await keptHomes()).not.toContainEqual([false, true]);
    expect((await act(second.body.id, 'undo')).status).toBe(200);
    expect((await act(second.body.id, 'accept')).status).toBe(409);
    expect(await homes()).toEqual(['CAR100 725000']);
    await act(first.body.id, 'undo');
    expect(await homes()).toEqual(before);
  });

  test('records changed since the file was read are not overwritten', async () => {
    const { body } = await homesFile([reso()]);
    await act(body.id, 'accept');
    const stale = await homesFile([reso({ ListPrice: 1 })]);
    const path = '/content/listings/CAR100';
    const draft = (await avery().call('GET', `${path}/draft`)).body;
    const record = { ...draft.record, price: '650000' };
    const saved = await avery().call('PUT', `${path}/draft`, { record, version: draft.version });
    await avery().call('POST', `${path}/publish`, { version: saved.body.version });
    expect((await act(stale.body.id, 'accept')).status).toBe(409);
    expect((await act(body.id, 'undo')).status).toBe(409);
    expect(await homes()).toEqual(['CAR100 650000']);
    const same = await homesFile([reso()]);
    expect(same.body).toMatchObject({ changes: [], unchanged: 1 });
    const newer = await homesFile([reso({ ListPrice: 640000 })]);
    expect(newer.body.changes).toMatchObject([{ id: 'CAR100', isEdited: true }]);
  });

  test('open houses are kept, because the file does not contain any', async () => {
    const path = '/content/listings/CAR100';
    const { record, version } = (await avery().call('GET', `${path}/draft`)).body;
    const from = Date.now() + DAY_MS;
    const openHouses = [
      { from: new Date(from).toISOString(), to: new Date(from + 2 * HOUR_MS).toISOString() },
    ];
    const saved = await avery().call('PUT', `${path}/draft`, { record: { ...record, openHouses }, version });
    await avery().call('POST', `${path}/publish`, { version: saved.body.version });
    const cheaper = await homesFile([reso({ ListPrice: 630000 })]);
    await act(cheaper.body.id, 'accept');
    const answer = await fetch(`${app().url}/api/agents/1/properties`);
    expect(await answer.json()).toMatchObject([{ price: '630000', openHouses }]);
  });

  test('a complete file removes all other homes, and an incomplete one is rejected', async () => {
    await act((await homesFile([reso({ ListingKey: 'CAR101' })])).body.id, 'accept');
    const part = await everyHome([reso({ ListingKey: 'CAR101' })], 'https://mls.example/next');
    expect([part.status, part.body.errors]).toEqual([
      422,
      [{ field: 'file', message: expect.stringContaining('must hold every home') }],
    ]);
    const { body } = await everyHome([reso({ ListingKey: 'CAR101' })]);
    expect(body.changes).toMatchObject([{ id: 'CAR100', how: 'removed', why: 'unnamed' }]);
    const before = await homes();
    await act(body.id, 'accept');
    expect(await homes()).toEqual(['CAR101 725000']);
    await act(body.id, 'undo');
    expect(await homes()).toEqual(before);
    expect((await homesFile([], 'https://mls.example/next')).status).toBe(201);
  });

  test('a row that cannot be stored is reported when the file is read', async () => {
    const { status, body } = await homesFile([reso({ UnparsedAddress: 'Long '.repeat(88) })]);
    expect([status, body.errors]).toEqual([
      422,
      [
        {
          field: expect.stringMatching(/^line \d+$/),
          message: expect.stringMatching(/Address: Use at most 300 c/),
        },
      ],
    ]);
  });

  test('a removed home has a reason', async () => {
    const keys = ['CAR101', 'CAR110', 'CAR111', 'CAR112'];
    await act((await homesFile(keys.map((ListingKey) => reso({ ListingKey })))).body.id, 'accept');
    const { body } = await homesFile([
      reso({ ListingKey: 'CAR110', MlgCanView: false }),
      reso({ ListingKey: 'CAR111', StandardStatus: 'Withdrawn' }),
      reso({ ListingKey: 'CAR112', PropertyType: 'Residential Lease' }),
    ]);
    expect(body.changes.map(({ id, why }: { id: string; why: string }) => [id, why])).toEqual([
      ['CAR110', 'hidden'],
      ['CAR111', 'off-market'],
      ['CAR112', 'for-rent'],
    ]);
    expect(body.leftOut).toEqual(['One home is for rent; the site shows homes for sale.']);
    await act(body.id, 'accept');
  });

  test('wording with fair-housing marks requires a reason to be accepted', async () => {
    const PublicRemarks = 'A brick house. No kids.';
    const file = [
      reso({ ListingKey: 'CAR101', PublicRemarks }),
      reso({ ListingKey: 'CAR120', PublicRemarks }),
    ];
    const { body } = await homesFile(file);
    for (const id of ['CAR101', 'CAR120'])
      expect(byId(body.changes).get(id)).toMatchObject({
        marks: [{ field: 'description', phrase: 'No kids', protectedClass: 'Familial status' }],
      });
    for (const reason of [undefined, '', '  ']) {
      const refused = await act(body.id, 'accept', { reason });
      expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'reason']);
    }
    expect((await readHome('CAR101')).description).not.toContain('No kids');
    const reason = 'The listing firm’s own words.';
    expect((await act(body.id, 'accept', { reason })).body.state).toBe('accepted');
    const { versions } = (await avery().call('GET', '/content/listings/CAR101/history')).body;
    expect(versions).toMatchObject([
      { action: 'published', who: 'Avery Stone', reason },
      { action: 'kept', who: '' },
    ]);
    expect((await avery().call('GET', '/content/listings/CAR120/history')).body.versions).toHaveLength(1);
    // Text that is already on the site is not marked again.
    const cheaper = await homesFile([reso({ ListingKey: 'CAR120', PublicRemarks, ListPrice: 9 })]);
    expect(cheaper.body.changes).toMatchObject([{ id: 'CAR120', marks: [] }]);
    await act(body.id, 'undo');
    expect((await readHome('CAR101')).description).not.toContain('No kids');
    const { version, record } = (await avery().call('GET', '/content/listings/CAR101/draft')).body;
    const saved = await avery().call('PUT', '/content/listings/CAR101/draft', {
      version,
      record: { ...record, price: '1' },
    });
    await avery().call('POST', '/content/listings/CAR101/publish', { version: saved.body.version });
    expect((await avery().call('GET', '/content/listings/CAR101/history')).body.versions).toHaveLength(4);
    await act((await homesFile([reso({ ListingKey: 'CAR101' })])).body.id, 'accept');
  });

  test('a marked phrase can be replaced by neutral wording before accepting a file', async () => {
    const kept = await readHome('CAR101');
    const file = [
      reso({ ListingKey: 'CAR101', PublicRemarks: 'In exclusive Eastover. A safe area.' }),
      reso({ ListingKey: 'CAR121', PublicRemarks: 'Exclusive Eastover.' }),
    ];
    const { body } = await homesFile(file);
    const marksOf = (read: { changes: { id: string; marks: object[] }[] }) =>
      read.changes.flatMap(({ id, marks }) => marks.map((mark) => ({ id, ...mark }) as never));
    const [first, second, third] = marksOf(body);
    const taken = await act(body.id, 'wording', first);
    expect(marksOf(taken.body)).toMatchObject([{ id: 'CAR101', phrase: 'A safe area' }, { id: 'CAR121' }]);
    expect(taken.body.changes[0].difference).toContainEqual(
      expect.objectContaining({ field: 'description', after: 'In Eastover. A safe area.' }),
    );
    // The button may be pressed twice.
    expect((await act(body.id, 'wording', first)).body).toEqual(taken.body);
    expect((await act(body.id, 'accept')).status).toBe(422);
    await act(body.id, 'wording', marksOf(taken.body)[0]);
    await act(body.id, 'wording', third);
    expect(second).toMatchObject({ phrase: 'A safe area' });
    expect((await act(body.id, 'accept')).body.state).toBe('accepted');
    expect((await act(body.id, 'wording', third)).status).toBe(409);
    expect((await readHome('CAR101')).description).toBe('In Eastover. An area.');
    expect((await readHome('CAR121')).description).toBe('Eastover.');
    const { versions } = (await avery().call('GET', '/content/listings/CAR101/history')).body;
    expect(versions[0]).toMatchObject({ action: 'published', who: 'Avery Stone' });
    // The same file again changes nothing, and a newer one warns that it overwrites an edit.
    expect((await homesFile(file)).body.changes).toEqual([]);
    const newer = await homesFile([reso({ ListingKey: 'CAR121', ListPrice: 9 })]);
    expect(newer.body.changes).toMatchObject([{ id: 'CAR121', isEdited: true }]);
    await act(body.id, 'undo');
    expect(await readHome('CAR101')).toEqual(kept);
  });

  test('the homes of the site can be exported as a file that can be imported', async () => {
    const answer = await fetch(`${app().url}/api/desk/content/listings/homes.csv`, {
      headers: { cookie: avery().cookie },
    });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="homes.csv"');
    const csv = await answer.text();
    expect(csv.split('\n')[0]).toContain('ListingKey');
    const again = await send('listings', 'homes.csv', csv);
    expect([again.status, again.body.changes]).toEqual([201, []]);
  });

  test('a record that is being changed while a file is accepted is not overwritten', async ({ skip }) => {
    skip(database().engine === 'sqlite', 'SQLite runs one transaction at a time');
    const { body } = await homesFile([reso({ ListPrice: 2 })]);
    const [touched, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const writing = inTransaction(database(), async (trx) => {
      const [home] = body.changes;
      const row = trx.updateTable('records').where('kind', '=', 'listings').where('id', '=', home.id);
      await row.set({ record: sql`replace(record, '630000', '660000')` }).execute();
      touched.resolve();
      await release.promise;
    });
    await touched.promise;
    const accepted = act(body.id, 'accept');
    await expect.poll(() => lockWaits(database())).toHaveLength(1);
    release.resolve();
    await writing;
    expect((await accepted).status).toBe(409);
    expect(await homes()).toContain('CAR100 660000');
  });

  test('an invalid file is rejected with line numbers', async () => {
    const broken = await send('listings', 'homes.json', '{"value": [\n {"ListingKey": "A",}\n]}');
    expect([broken.status, broken.body.errors[0].field]).toEqual([422, 'line 2']);
    const wrong = await homesFile([reso(), reso({ ListingKey: 'CAR102', ListPrice: 0 })]);
    expect(wrong.body.errors).toEqual([
      { field: expect.stringMatching(/^line \d+$/), message: '14 Example Alley: ListPrice must be above 0' },
    ]);
    expect((await send('market', 'a.csv', 'a,b\n1,2\n')).status).toBe(422);
    expect((await send('guides', 'a.csv', 'a')).status).toBe(404);
    expect((await act('none', 'accept')).status).toBe(404);
  });

  test('a market file shows each old and new figure with its month', async () => {
    const rows = [1, 2, 3, 4, 5].map((month) => trackerRow({ period_end: `2026-0${month}-28` }));
    const file = trackerFile([trackerRow({ inventory: 'many' }), ...rows]);
    const { status, body } = await send('market', 'redfin.tsv', file);
    expect([status, body.leftOut]).toEqual([201, ['Line 2: inventory is "many"']]);
    const city = body.changes.find(({ id }: { id: string }) => id === 'charlotte.price');
    expect(city).toMatchObject({ title: 'Charlotte, home price', how: 'changed' });
    expect(city.difference[0]).toMatchObject({
      label: expect.stringMatching(/^\w+ \d{4}$/),
      after: expect.stringMatching(/^\$/),
    });
    const prices = async () =>
      JSON.stringify(await createCatalog(database(), silent).marketSeries(['charlotte'], 'price'));
    const before = await prices();
    await act(body.id, 'accept');
    expect(await prices()).not.toBe(before);
    await act(body.id, 'undo');
    expect(await prices()).toBe(before);
  });
});
