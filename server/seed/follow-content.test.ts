import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { neighborhoods } from '#content/neighborhoods.ts';
import { parseRecord, type RecordKind, type RecordOf } from '#domain/records/record-kinds.ts';
import { withChangeDuringRead } from '#test/change-during-read.ts';
import { describeOnBothEngines, silent } from '#test/databases.ts';
import { lockWaits } from '#test/lock-waits.ts';
import { createCatalog } from '../catalog/catalog.ts';
import { inTransaction } from '../database/database.ts';
import { prepareDatabase } from '../database/prepare-database.ts';
import { removeRecords, saveRecords } from '../records/record-store.ts';
import { contentRecords, recordKinds, type ShippedRecord, type ShippedRecords } from './content-records.ts';
import { followContent } from './follow-content.ts';

const AT = '2026-11-20T12:00:00.000Z';

describeOnBothEngines('a start', (database) => {
  const catalog = () => createCatalog(database(), silent);
  const start = (shipped?: ShippedRecords, log = silent) =>
    prepareDatabase(database(), followContent(log, shipped));

  test('adds, changes and removes records as content/ does, and logs that in one line', async () => {
    const lines: Record<string, unknown>[] = [];
    const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) });
    const [noda] = neighborhoods.filter(({ slug }) => slug === 'noda');
    if (!noda) throw new Error('no NoDa');
    const edited = editedContent({
      neighborhoods: (all) => [
        ...all,
        { id: 'porch-hill', record: { ...noda, id: 99, slug: 'porch-hill', name: 'Porch Hill' } },
      ],
      reviews: (all) =>
        all.map((one) => (one.id === '3' ? { ...one, record: { ...one.record, content: 'Edited.' } } : one)),
      guides: (all) => all.filter(({ id }) => id !== 'a-day-in-myers-park'),
    });
    await start(edited, log);
    expect((await catalog().neighborhoods()).at(-1)?.name).toBe('Porch Hill');
    expect((await catalog().homeReviews()).map(({ content }) => content)).toContain('Edited.');
    expect(await catalog().guide('a-day-in-myers-park')).toBeNull();
    expect(lines).toMatchObject([
      {
        added: 1,
        changed: 1,
        removed: 1,
        records: ['neighborhoods/porch-hill', 'reviews/3', 'guides/a-day-in-myers-park'],
      },
    ]);

    await start(edited, log);
    expect(lines).toHaveLength(1);
    await start();
    expect(await catalog().neighborhoods()).toEqual(neighborhoods);
  });

  test('keeps records imported or edited at the desk, and those taken off the site', async () => {
    const [home] = contentRecords('listings').slice(3);
    if (!home) throw new Error('no home');
    const uptown = neighborhoods.find(({ slug }) => slug === 'uptown');
    if (!uptown) throw new Error('no Uptown');
    await inTransaction(database(), async (trx) => {
      const imported = { ...home.record, price: '1' };
      await saveRecords(trx, 'listings', [{ id: home.id, position: 3, record: imported }], by('import'));
      const areas = [{ id: 'uptown', position: 6, record: { ...uptown, tagline: 'Edited' } }];
      await saveRecords(trx, 'neighborhoods', areas, by('desk'));
      await removeRecords(trx, 'guides', ['living-along-the-light-rail'], by('desk'));
    });
    await start(editedContent({ neighborhoods: (all) => all.filter(({ id }) => id !== 'uptown') }));
    await start();
    expect((await catalog().neighborhood('uptown'))?.tagline).toBe('Edited');
    expect((await catalog().guides()).map(({ slug }) => slug)).not.toContain('living-along-the-light-rail');
    // The other samples are removed, because sample homes are never shown next to imported ones.
    expect((await catalog().properties()).map(({ id, price }) => [id, price])).toEqual([[home.id, '1']]);
  });

  test('leaves a record that is published during it as it was published', async ({ skip }) => {
    skip(database().engine === 'sqlite', 'SQLite runs one transaction at a time');
    const noda = neighborhoods.find(({ slug }) => slug === 'noda');
    if (!noda) throw new Error('no NoDa');
    let publication: Promise<void> | undefined;
    const publish = async () => {
      const areas = [{ id: 'noda', position: 6, record: { ...noda, tagline: 'Published' } }];
      publication = inTransaction(database(), (trx) => saveRecords(trx, 'neighborhoods', areas, by('desk')));
      const isWaiting = vi.waitUntil(async () => (await lockWaits(database())).length > 0);
      await Promise.race([publication, isWaiting]);
    };
    const read = recordKinds.indexOf('neighborhoods');
    const store = withChangeDuringRead(database(), 'records', publish, read);
    const shipped = editedContent({
      neighborhoods: (all) =>
        all.map((area) => ({ ...area, record: { ...area.record, tagline: 'Shipped' } })),
    });
    await prepareDatabase(store, followContent(silent, shipped));
    await publication;
    expect((await catalog().neighborhood('noda'))?.tagline).toBe('Published');
    await database().db.updateTable('records').set({ origin: 'content' }).where('id', '=', 'noda').execute();
    await start();
  });

  test('makes the editor of a record that is no longer shipped meet a conflict', async () => {
    await start();
    const { db } = database();
    const draft = {
      kind: 'guides' as const,
      id: 'a-day-in-myers-park',
      record: '{}',
      version: 2,
      updated_at: AT,
    };
    await db
      .insertInto('content_drafts')
      .values({ ...draft, updated_by: 'Avery Stone' })
      .execute();
    await start(editedContent({ guides: (all) => all.filter(({ id }) => id !== draft.id) }));
    expect(await db.selectFrom('content_drafts').select('version').execute()).toEqual([{ version: 3 }]);
    await db.deleteFrom('content_drafts').execute();
  });

  test('raises the content version only if something changed', async () => {
    await start();
    await database().readContentVersion();
    const before = database().contentVersion();
    await start();
    await database().readContentVersion();
    expect(database().contentVersion()).toBe(before);
    await start(editedContent({ reviews: (all) => all.slice(1) }));
    await database().readContentVersion();
    expect(database().contentVersion()).toBeGreaterThan(before);
  });

  test('logs a shipped record that does not fit its schema, keeps the old one and continues', async () => {
    await start();
    const lines: { id?: string; msg: string }[] = [];
    const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) });
    const broken = editedContent({
      reviews: (all) =>
        all.map((one) => (one.id === '3' ? { ...one, record: { ...one.record, rating: 9 } } : one)),
      guides: (all) => all.slice(1),
    });
    await start(broken, log);
    expect(lines).toMatchObject([
      { kind: 'reviews', id: '3', issues: [{ field: 'rating', rule: 'max_value' }] },
      { msg: 'The store follows content/', removed: 1 },
    ]);
    const kept = await catalog().homeReviews();
    expect(kept.find(({ id }) => id === 3)?.rating).toBe(5);
  });
});

test('every shipped record fits its schema', () => {
  for (const kind of recordKinds)
    for (const { id, record } of contentRecords(kind))
      expect(parseRecord(kind, record), `${kind}/${id}`).toEqual({ ok: true, record });
});

function by(origin: 'import' | 'desk') {
  return { origin, at: AT } as const;
}

type Edits = { [K in RecordKind]?: (shipped: ShippedRecord<K>[]) => { id: string; record: RecordOf<K> }[] };

/** content/ with edits applied. */
function editedContent(edits: Edits): ShippedRecords {
  return (kind) => (edits[kind] ?? ((all) => all))(contentRecords(kind));
}
