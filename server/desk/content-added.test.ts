import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#test/databases.ts';
import { deskOfOwner } from '#test/desk.ts';

describeOnBothEngines('adding records at the desk', (database) => {
  const { app, owner: avery } = deskOfOwner(database);
  const publish = (id: string, version: number) =>
    avery().call('POST', `/content/${id}/publish`, { version });

  test('adds a record once per idempotency key and shows it on the site after publishing', async () => {
    const guide = {
      title: 'Two bedrooms near the Gold Line',
      excerpt: 'What there is.',
      content: '<p>Rooms.</p>',
      image: 'porch-light',
    };
    const add = (key: string, record: unknown = guide) =>
      avery().call('POST', '/content/guides', { record }, { 'idempotency-key': key });
    const first = await add('one');
    expect([first.status, first.body.id, first.body.state]).toEqual([
      201,
      'two-bedrooms-near-the-gold-line',
      'new',
    ]);
    expect((await add('one')).body.id).toBe(first.body.id);
    expect((await add('one', { ...guide, title: 'Other' })).status).toBe(422);
    expect((await add('two')).body.id).toBe(`${first.body.id}-2`);
    expect((await fetch(`${app().url}/api/guides/${first.body.id}`)).status).toBe(404);
    const published = await publish(`guides/${first.body.id}`, first.body.version);
    expect(published.body.state).toBe('published');
    expect((await fetch(`${app().url}/api/guides/${first.body.id}`)).status).toBe(200);
    expect((await avery().call('POST', '/content/pages', { record: {} })).status).toBe(422);
    const blank = await avery().call('POST', '/content/reviews', {});
    expect([blank.status, blank.body.errors.length > 0]).toEqual([201, true]);
    expect((await publish(`reviews/${blank.body.id}`, blank.body.version)).status).toBe(422);
    expect((await avery().call('DELETE', `/content/reviews/${blank.body.id}/draft`)).status).toBe(200);
    expect((await avery().call('GET', `/content/reviews/${blank.body.id}/draft`)).status).toBe(404);
  });

  test('a retry neither overwrites nor hides what was done with the record since', async () => {
    const review = { name: 'Dana P.', location: 'Dilworth', content: 'Kind.' };
    const add = () =>
      avery().call('POST', '/content/reviews', { record: review }, { 'idempotency-key': 'lost' });
    const { id, record, version } = (await add()).body;
    const draft = `/content/reviews/${id}/draft`;
    await avery().call('PUT', draft, { record: { ...record, content: 'Kind and quick.' }, version });
    const retried = await add();
    expect(retried).toMatchObject({ status: 409, body: { id, record: { content: 'Kind and quick.' } } });

    await avery().call('DELETE', draft);
    expect(await add()).toMatchObject({ status: 201, body: { record: { content: 'Kind.' } } });
  });

  test('gives no record an id that the desk uses in its own URLs', async () => {
    const guide = { excerpt: 'What there is.', content: '<p>Rooms.</p>', image: 'porch-light' };
    const add = async (fields: object) =>
      (await avery().call('POST', '/content/guides', { record: { ...guide, ...fields } })).body;
    expect((await add({ title: 'New' })).id).toBe('new-2');
    expect((await add({ title: 'Import' })).id).toBe('import-2');
    expect((await add({ title: 'What is new', slug: 'new' })).errors).toMatchObject([{ field: 'slug' }]);
  });

  test('gives no answer the id of another, whatever address was sent with it', async () => {
    const text = { en: 'May I hang a swing?', es: '¿Puedo colgar un columpio?' };
    const record = { title: text, answer: text, links: [], source: 'The team', slug: 'earnest-money' };
    const added = await avery().call('POST', '/content/answers', { record });
    expect([added.status, added.body.id]).toEqual([201, 'may-i-hang-a-swing']);
  });

  test('rejects saving a discarded new record over a later one with the same id', async () => {
    const add = async (content: string) => {
      const guide = { title: 'A guide nobody saw', excerpt: 'Soon.', content, image: 'porch-light' };
      return (await avery().call('POST', '/content/guides', { record: guide })).body;
    };
    const old = await add('<p>Avery began this.</p>');
    const draft = `/content/guides/${old.id}/draft`;
    expect((await avery().call('DELETE', draft)).status).toBe(200);
    await database().db.deleteFrom('desk_events').execute(); // as a day later
    const next = await add('<p>Sam began again.</p>');
    expect(next.id).toBe(old.id);
    const stale = { record: { ...old.record, content: '<p>Avery goes on.</p>' }, version: old.version };
    expect((await avery().call('PUT', draft, stale)).status).toBe(409);
    expect((await publish(`guides/${old.id}`, old.version)).status).toBe(409);
    expect((await avery().call('GET', draft)).body.record.content).toBe('<p>Sam began again.</p>');
  });

  test('gives no new area the number of one that was taken off the site', async () => {
    const own = '/content/neighborhoods/lake-norman';
    const { record, version } = (await avery().call('GET', `${own}/draft`)).body;
    expect((await avery().call('POST', `${own}/unpublish`, { version })).status).toBe(200);
    expect((await avery().call('DELETE', `${own}/draft`)).status).toBe(200);
    const { slug: _, ...fields } = record;
    const other = { ...fields, name: 'Cotswold' };
    const added = await avery().call('POST', '/content/neighborhoods', { record: other });
    expect([added.status, added.body.id]).toEqual([201, 'cotswold']);
    expect(added.body.record.id).toBeGreaterThan(record.id);
  });

  test('gives areas added at the same time numbers of their own', async () => {
    const { record } = (await avery().call('GET', '/content/neighborhoods/noda/draft')).body;
    const added = await Promise.all(
      ['Elizabeth Heights', 'Wesley Heights', 'Biddleville', 'Enderly Park'].map((name) =>
        avery().call('POST', '/content/neighborhoods', { record: { ...record, slug: '', name } }),
      ),
    );
    expect(new Set(added.map(({ body }) => body.record.id)).size).toBe(added.length);
  });

  test('ignores fields of a new record that only the server sets', async () => {
    const { record } = (await avery().call('GET', '/content/neighborhoods/noda/draft')).body;
    const sent = {
      ...record,
      slug: 'belmont',
      name: 'Belmont',
      crimeRating: 'None at all',
      updatedAt: 'now',
    };
    const added = await avery().call('POST', '/content/neighborhoods', { record: sent });
    expect([added.status, added.body.record.crimeRating]).toEqual([201, null]);
  });
});
