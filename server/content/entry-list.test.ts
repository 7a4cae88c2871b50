import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#test/databases.ts';
import { readEntry, versionOf } from './entry.ts';
import { listEntries } from './entry-list.ts';
import { currentText, saveDraft } from './save-draft.ts';

describeOnBothEngines('the search in content', (database) => {
  const found = async (q: string) => (await listEntries(database().db, 'guides', q)).length;

  test('matches a record’s values, not its field names or HTML tags', async () => {
    const [guide] = await listEntries(database().db, 'guides');
    const entry = guide && (await readEntry(database().db, { kind: 'guides', id: guide.id }));
    if (!entry) throw new Error('No guides');
    const record = { ...currentText(entry), excerpt: 'A 5" pipe under the yard' };
    await saveDraft(
      database(),
      entry,
      { record, version: versionOf(entry) },
      { by: { id: 'p1', name: 'Avery Stone', email: 'avery@stone.example' }, now: new Date() },
    );
    expect([await found('5" pipe'), await found('updatedat'), await found('blockquote')]).toEqual([1, 0, 0]);
  });
});
