import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#test/databases.ts';
import { readEntry, versionOf } from './entry.ts';
import { listEntries } from './entry-list.ts';
import { currentText, saveDraft } from './save-draft.ts';

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
    await saveDraft(
      database(),
      entry,
      { record, version: versionOf(entry) },
      { by: { id: 'p1', name: 'Avery Stone', email: 'avery@stone.example' }, now: new Date() },
    );
    expect([await found('5" pipe'), await found('manhole'), await found('r&d')]).toEqual([1, 1, 1]);
    expect([
      await found('updatedat'),
      await found('blockquote'),
      await found('amp;'),
      await found('wing<'),
    ]).toEqual([0, 0, 0, 0]);
  });
});
