import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#test/databases.ts';
import { lockWaits } from '#test/lock-waits.ts';
import { inTransaction } from '../database/database.ts';
import { readEntry, versionOf } from './entry.ts';
import { listEntries } from './entry-list.ts';
import { addDraft, currentText, saveDraft } from './save-draft.ts';

const EDITOR = { by: { id: 'p1', name: 'Avery Stone', email: 'avery@stone.example' }, now: new Date() };

describeOnBothEngines('the search in content', (database) => {
  const found = async (q: string) => (await listEntries(database().db, 'guides', q)).length;

  test('matches a record’s values, not its field names, HTML tags or entities', async () => {
    const [guide] = await listEntries(database().db, 'guides');
    const entry = guide && (await readEntry(database().db, { kind: 'guides', id: guide.id }));
    if (!entry) throw new Error('No guides');
    const record = {
      ...currentText(entry),
      excerpt: 'A 5" pipe under the yard, a manhole and the R&amp;D wing</p>',
    };
    await saveDraft(database(), entry, { record, version: versionOf(entry) }, EDITOR);
    expect([await found('5" pipe'), await found('manhole'), await found('r&d')]).toEqual([1, 1, 1]);
    expect([
      await found('updatedat'),
      await found('blockquote'),
      await found('amp;'),
      await found('wing<'),
    ]).toEqual([0, 0, 0, 0]);
  });
});

describeOnBothEngines('the list of content', (database) => {
  test('has a new record that is published while it is read', async ({ skip }) => {
    skip(database().engine === 'sqlite', 'SQLite runs one transaction at a time');
    const review = { name: 'Dana P.', location: 'Dilworth', content: 'Kind.' };
    const added = await addDraft(database(), 'reviews', review, EDITOR);
    if (!('entry' in added) || !added.entry.draft) throw new Error(added.status);
    const { kind, id, record } = added.entry.draft;
    const listing = await inTransaction(database(), async (trx) => {
      await sql`lock table content_drafts in access exclusive mode`.execute(trx);
      const list = listEntries(database().db, 'reviews');
      await expect.poll(() => lockWaits(database())).toHaveLength(1);
      const row = { kind, id, record, position: 900, origin: 'desk', source: null, version: 1 } as const;
      await trx
        .insertInto('records')
        .values({ ...row, updated_at: '', updated_by: '' })
        .execute();
      await trx.deleteFrom('content_drafts').where('id', '=', id).execute();
      return { list };
    });
    expect((await listing.list).map((entry) => entry.id)).toContain(id);
  });
});
