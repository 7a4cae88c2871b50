import { expect, test } from 'vitest';
import { shippedAgent } from '#content/agent.ts';
import { HOUR_MS } from '#domain/durations.ts';
import type { RecordOf } from '#domain/records/record-kinds.ts';
import { describeOnBothEngines, silent } from '#test/databases.ts';
import { deskOfOwner, joinDesk } from '#test/desk.ts';
import { createCatalog } from '../catalog/catalog.ts';
import { publishDue } from '../content/publish.ts';
import { inTransaction } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { prepareDatabase } from '../database/prepare-database.ts';
import { removeRecords, saveRecords } from '../records/record-store.ts';
import { contentRecords, type ShippedRecords } from '../seed/content-records.ts';
import { followContent } from '../seed/follow-content.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');

describeOnBothEngines('publishing', (database, store) => {
  let clock = NOW;
  const { app, owner: avery } = deskOfOwner(database, {
    now: () => clock,
    async renderPage(request, state) {
      const catalog = state?.preview?.catalog ?? createCatalog(database(), silent);
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === '/compare') return new Response(`Page ${searchParams.get('page') ?? 1}`);
      const slug = pathname.split('/').at(-1) ?? '';
      return new Response(`${(await catalog.neighborhood(slug))?.tagline}`);
    },
  });

  const draft = async (id: string) => (await avery().call('GET', `/content/${id}/draft`)).body;
  const act = (id: string, verb: string, body: unknown = {}) =>
    avery().call('POST', `/content/${id}/${verb}`, body);
  async function save(id: string, fields: Record<string, unknown>) {
    const { record, version } = await draft(id);
    const sent = { record: { ...record, ...fields }, version };
    return (await avery().call('PUT', `/content/${id}/draft`, sent)).body;
  }
  const page = (path: string, cookie = '') => fetch(`${app().url}${path}`, { headers: { cookie } });

  test('shows the change on another instance within two seconds', async () => {
    const other = openDatabase(store().url, silent);
    try {
      const catalog = createCatalog(other, silent);
      const before = other.contentVersion();
      await other.readContentVersion();
      const { version } = await save('neighborhoods/noda', { tagline: 'Mill village' });
      const at = Date.now();
      await act('neighborhoods/noda', 'publish', { version });
      expect((await catalog.neighborhood('noda'))?.tagline).toBe('Mill village');
      await expect.poll(() => other.contentVersion() > before, { timeout: 2_000 }).toBe(true);
      expect(Date.now() - at).toBeLessThan(2_000);

      // Other records contain the agent's name through placeholders.
      const named = async () => [
        (await catalog.profile()).name,
        (await catalog.properties())[0]?.listingFirm,
      ];
      expect(await named()).toEqual([shippedAgent.name, shippedAgent.firm]);
      const { record } = await draft('agent/1');
      const agent = await save('agent/1', {
        firstName: 'Maren',
        lastName: 'Oakley',
        firm: { ...record.firm, name: 'Oakley & Lane' },
      });
      await act('agent/1', 'publish', { version: agent.version });
      await expect.poll(named, { timeout: 2_000 }).toEqual(['Maren Oakley', 'Oakley & Lane']);
      await act('agent/1', 'follow');
    } finally {
      await other.close();
    }
  });

  test('sets updatedAt of a neighborhood until it follows the shipped text again', async () => {
    const id = 'neighborhoods/plaza-midwood';
    const shown = async () => await (await page('/api/neighborhoods/plaza-midwood')).json();
    expect(await shown()).not.toHaveProperty('updatedAt');
    const { version } = await save(id, { tagline: 'Porches and trains' });
    await act(id, 'publish', { version });
    expect((await shown()).updatedAt).toBe(NOW.toISOString());
    await act(id, 'follow');
    expect(await shown()).not.toHaveProperty('updatedAt');
  });

  test('publishes a scheduled draft once, even with several instances', async () => {
    const id = 'neighborhoods/uptown';
    const { version } = await save(id, { tagline: 'Towers' });
    const at = new Date(NOW.getTime() + HOUR_MS).toISOString();
    const waiting = await act(id, 'publish', { version, at });
    expect(waiting.body).toMatchObject({ state: 'scheduled', publishAt: at });
    expect(await publishDue(database(), NOW, silent)).toBe(0);
    const other = openDatabase(store().url, silent);
    try {
      const later = new Date(NOW.getTime() + HOUR_MS + 1);
      // Two connections of one process to one SQLite file would deadlock.
      const first = publishDue(database(), later, silent);
      if (database().engine === 'sqlite') await first;
      const counts = await Promise.all([first, publishDue(other, later, silent)]);
      expect(counts.toSorted()).toEqual([0, 1]);
    } finally {
      await other.close();
    }
    expect((await draft(id)).state).toBe('published');
    const { versions } = (await avery().call('GET', `/content/${id}/history`)).body;
    expect(versions.map(({ action }: { action: string }) => action)).toEqual(['published', 'kept']);
    expect(versions[0].who).toBe('Avery Stone');
    const { entries } = (await avery().call('GET', '/audit')).body;
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'published', subject: id, who: avery().email }),
    );
    expect((await act(id, 'publish', { version, at: 'soon' })).status).toBe(422);
  });

  test('a scheduled draft is unscheduled by a change or by a request', async () => {
    const id = 'neighborhoods/myers-park';
    const at = new Date(NOW.getTime() + HOUR_MS).toISOString();
    const { version } = await save(id, { tagline: 'Oaks' });
    await act(id, 'publish', { version, at });
    const changed = await save(id, { tagline: 'Willow oaks' });
    expect(changed.state).toBe('draft');
    const set = await act(id, 'publish', { version: changed.version, at });
    expect((await act(id, 'unschedule', { version: changed.version })).status).toBe(409);
    expect((await act(id, 'unschedule', { version: set.body.version })).body.state).toBe('draft');
    expect(await publishDue(database(), new Date(NOW.getTime() + 2 * HOUR_MS), silent)).toBe(0);
  });

  test('only owners can change the address that receives leads, by publishing or by following the shipped text', async () => {
    const sam = await joinDesk(app(), database(), 'sam@stone.example');
    const { version } = await save('agent/1', { email: 'elsewhere@example.com' });
    const bySam = (verb: string, body: object) => sam.call('POST', `/content/agent/1/${verb}`, body);
    expect((await bySam('publish', { version, reason: 'x' })).status).toBe(403);
    const at = new Date(NOW.getTime() + HOUR_MS).toISOString();
    expect((await bySam('publish', { version, reason: 'x', at })).status).toBe(403);
    const shown = await act('agent/1', 'publish', { version, reason: 'x' });
    expect(shown.status).toBe(200);
    expect((await bySam('follow', {})).status).toBe(403);
    expect((await act('agent/1', 'follow')).status).toBe(200);
  });

  test('the preview of a home is the page of the list that contains it', async () => {
    const [home] = contentRecords('listings');
    const homes = Array.from({ length: 30 }, (_, place) => ({
      id: `far-${place}`,
      position: 100 + place,
      record: { ...home?.record, id: `far-${place}` } as RecordOf<'listings'>,
    }));
    const write = { origin: 'import', at: NOW.toISOString() } as const;
    await inTransaction(database(), (trx) => saveRecords(trx, 'listings', homes, write));
    const seen = async (id: string) => {
      const { preview } = await save(id, { description: 'Seen before.' });
      return await (await page(preview.url, avery().cookie)).text();
    };
    expect([await seen('listings/sample-02'), await seen('listings/far-29')]).toEqual(['Page 1', 'Page 2']);
    const { body } = await avery().call('POST', '/content/listings', {
      record: { address: '18 Porch Lane' },
    });
    expect(await (await page(body.preview.url, avery().cookie)).text()).toBe('Page 2');
    await inTransaction(database(), (trx) =>
      removeRecords(
        trx,
        'listings',
        homes.map(({ id }) => id),
        write,
      ),
    );
  });

  test('a preview shows the draft on its page to signed-in users for an hour', async () => {
    const id = 'neighborhoods/dilworth';
    const published = await (await page('/neighborhoods/dilworth')).text();
    const { preview } = await save(id, { tagline: 'Seen before' });
    const seen = await page(preview.url, avery().cookie);
    expect(await seen.text()).toBe('Seen before');
    expect(Object.fromEntries(seen.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'SAMEORIGIN',
    });
    const kept = await page('/neighborhoods/dilworth', avery().cookie);
    expect(await kept.text()).toBe(published);
    expect(kept.headers.get('x-frame-options')).not.toBe('SAMEORIGIN');
    const open = await page(preview.url);
    expect(await open.text()).toBe(published);
    expect([open.headers.get('cache-control'), open.headers.get('x-robots-tag')]).toEqual([
      'no-store',
      'noindex',
    ]);
    for (const signature of [
      `${preview.url}x`,
      '/neighborhoods/dilworth?preview=a.b',
      '/neighborhoods/dilworth?preview=',
    ])
      expect(await (await page(signature, avery().cookie)).text()).toBe(published);
    clock = new Date(NOW.getTime() + HOUR_MS + 1);
    expect(await (await page(preview.url, avery().cookie)).text()).toBe(published);
    clock = NOW;
  });

  test('the headline figures, by which the chat answers, cannot be taken off the site', async () => {
    const refused = await act('market/days', 'unpublish');
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'kind']);
    expect((await draft('market/days')).state).toBe('published');
  });

  test('reports a change of the shipped text of an edited record, with the difference', async () => {
    const id = 'neighborhoods/fourth-ward';
    const { version } = await save(id, { tagline: 'Ours' });
    await act(id, 'publish', { version });
    expect((await draft(id)).shipped).toMatchObject({ changed: false });
    await database()
      .db.updateTable('records')
      .set({ shipped: JSON.stringify({ tagline: 'Of the last release' }) })
      .where('id', '=', 'fourth-ward')
      .execute();
    await prepareDatabase(database(), followContent(silent));
    const { shipped, record } = await draft(id);
    expect(record.tagline).toBe('Ours');
    expect(shipped).toMatchObject({ changed: true, difference: [{ field: 'tagline', after: 'Ours' }] });
    const { entries } = (await avery().call('GET', '/content/neighborhoods')).body;
    const changed = entries.filter(({ shippedChanged }: { shippedChanged?: true }) => shippedChanged);
    expect(changed.map(({ id }: { id: string }) => id)).toEqual(['fourth-ward']);
  });

  test('saving a draft conflicts if a release has changed the record in the meantime', async () => {
    const id = 'reviews/2';
    const { version, record } = await save(id, { content: 'A draft.' });
    const edited: ShippedRecords = (kind) =>
      contentRecords(kind).map((one) =>
        kind === 'reviews' && one.id === '2'
          ? { ...one, record: { ...one.record, name: 'Another name' } }
          : one,
      );
    await prepareDatabase(database(), followContent(silent, edited));
    expect(
      (await avery().call('PUT', `/content/${id}/draft`, { record: { ...record, content: 'B' }, version }))
        .status,
    ).toBe(409);
    expect(await draft(id)).toMatchObject({
      published: { name: 'Another name' },
      record: { content: 'A draft.' },
    });
  });
});
