import { expect, test } from 'vitest';
import { shippedAgent } from '#content/agent.ts';
import { HOUR_MS } from '#domain/durations.ts';
import type { RecordOf } from '#domain/records/record-kinds.ts';
import { describeOnBothEngines, silent } from '#test/databases.ts';
import { deskOfOwner } from '#test/desk.ts';
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

  test('another instance shows it within two seconds', async () => {
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

      // Whoever is the agent stands in every other record too.
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

  test('an edited area tells when, and tells it no more when it follows the shipped text', async () => {
    const id = 'neighborhoods/plaza-midwood';
    const shown = async () => await (await page('/api/neighborhoods/plaza-midwood')).json();
    expect(await shown()).not.toHaveProperty('updatedAt');
    const { version } = await save(id, { tagline: 'Porches and trains' });
    await act(id, 'publish', { version });
    expect((await shown()).updatedAt).toBe(NOW.toISOString());
    await act(id, 'follow');
    expect(await shown()).not.toHaveProperty('updatedAt');
  });

  test('a draft is published at its time, once, however many instances look', async () => {
    const id = 'neighborhoods/uptown';
    const { version } = await save(id, { tagline: 'Towers' });
    const at = new Date(NOW.getTime() + HOUR_MS).toISOString();
    const waiting = await act(id, 'publish', { version, at });
    expect(waiting.body).toMatchObject({ state: 'scheduled', publishAt: at });
    expect(await publishDue(database(), NOW, silent)).toBe(0);
    const other = openDatabase(store().url, silent);
    try {
      const later = new Date(NOW.getTime() + HOUR_MS + 1);
      // Two connections of one process to one SQLite file would wait for each other for good.
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

  test('a change takes a draft off the schedule', async () => {
    const id = 'neighborhoods/myers-park';
    const { version } = await save(id, { tagline: 'Oaks' });
    await act(id, 'publish', { version, at: new Date(NOW.getTime() + HOUR_MS).toISOString() });
    expect((await save(id, { tagline: 'Willow oaks' })).state).toBe('draft');
    expect(await publishDue(database(), new Date(NOW.getTime() + 2 * HOUR_MS), silent)).toBe(0);
  });

  test('the preview of a home is the page of the list that it stands on', async () => {
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

  test('a preview is the page with the draft in it, for people who are signed in, for an hour', async () => {
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
    expect([await kept.text(), kept.headers.get('x-frame-options')]).toEqual([published, 'DENY']);
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

  test('a shipped text that changes under an edited one is told of, with the difference', async () => {
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

  test('a start that changes a record under a draft tells whoever writes it', async () => {
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

describeOnBothEngines("the assistant's answers", (database) => {
  const { app, owner: avery } = deskOfOwner(database);

  const answer = {
    title: { en: 'May I hang a porch swing?', es: '¿Puedo colgar un columpio?' },
    examples: ['can i put up a swing on the porch of the house'],
    answer: { en: 'A porch swing is fine where the association has no rule.', es: 'Un columpio está bien.' },
    links: [],
    source: 'The team',
  };
  const question = answer.examples[0];

  test('a new answer is used at once, with one question as its example', async () => {
    const tried = await avery().call('POST', '/content/answers/try', { record: answer, message: question });
    expect(tried.body).toMatchObject({ content: answer.answer.en, isFromDraft: true, conflicts: [] });
    const asked = async () =>
      (await app().post('/api/chat', { sessionId: crypto.randomUUID(), message: question })).body;
    expect(JSON.stringify(await asked())).not.toContain(answer.answer.en);
    const added = await avery().call('POST', '/content/answers', { record: answer });
    expect(added.body.id).toBe('may-i-hang-a-porch-swing');
    await avery().call('POST', `/content/answers/${added.body.id}/publish`, { version: added.body.version });
    expect((await asked()).messages[1].content).toBe(answer.answer.en);
  });

  test('a question for two answers names them both', async () => {
    const message = `${question}, and what is earnest money?`;
    const id = 'may-i-hang-a-porch-swing';
    const tried = await avery().call('POST', '/content/answers/try', { id, record: answer, message });
    expect(tried.body).toMatchObject({ isFromDraft: true, others: [{ id: 'earnest-money' }] });
  });

  test('what is asked about a subject is edited with its answer, with marks, errors and a difference', async () => {
    const aspects = { 'who-pays': { en: 'The owner pays for the swing.', es: 'Paga el dueño.' } };
    const call = (verb: string, path: string, body: unknown) =>
      avery().call(verb, `/content/answers${path}`, body);
    const title = { en: 'May I paint the porch?', es: '¿Puedo pintar el porche?' };
    const added = await call('POST', '', { record: { ...answer, title, aspects } });
    expect([added.status, added.body.record.aspects]).toEqual([201, aspects]);
    const path = `/${added.body.id}`;
    const { version } = (await call('POST', `${path}/publish`, { version: added.body.version })).body;
    const save = (next: unknown) =>
      call('PUT', `${path}/draft`, { record: { ...added.body.record, aspects: next }, version });
    const wrong = await save({ 'Who pays': { en: 'Words.', es: '' } });
    expect([wrong.status, wrong.body.errors.map(({ field }: { field: string }) => field)]).toEqual([
      422,
      ['aspects.Who pays', 'aspects.Who pays.es'],
    ]);
    const marked = { ...aspects['who-pays'], en: 'A porch for families with no kids.' };
    const saved = (await save({ 'who-pays': marked })).body;
    expect(saved.marks[0]).toMatchObject({ field: 'aspects.who-pays.en' });
    expect(saved.difference).toMatchObject([
      {
        field: 'aspects.who-pays.en',
        label: 'What is asked about it: who pays: In English',
        before: aspects['who-pays'].en,
        after: marked.en,
      },
    ]);
  });

  test('a question that another answer covers is reported', async () => {
    const [other] = (await createCatalog(database(), silent).answers()).filter(
      ({ id }) => id === 'earnest-money',
    );
    const title = { en: 'Is a swing allowed?', es: '¿Se permite un columpio?' };
    const record = { ...answer, title, examples: [other?.title.en] };
    const tried = await avery().call('POST', '/content/answers/try', { record, message: question });
    const [conflict] = tried.body.conflicts;
    expect(tried.body.conflicts).toMatchObject([{ id: 'earnest-money', question: other?.title.en }]);
    // What the trial says of the question is what asking it says.
    const asked = await avery().call('POST', '/content/answers/try', { record, message: other?.title.en });
    expect([asked.body.isFromDraft, asked.body.others.length > 0]).toEqual([
      !conflict.isTaken,
      conflict.isTaken,
    ]);
    const wrong = await avery().call('POST', '/content/answers/try', { record: {}, message: question });
    expect(wrong.status).toBe(422);
  });
});
