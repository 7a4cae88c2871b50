import { expect, test } from 'vitest';
import type { ContentFields } from '#domain/desk/content.ts';
import { withChangeDuringRead } from '#test/change-during-read.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import type { Database } from '../database/database.ts';
import { type Entry, versionOf } from './entry.ts';
import { publish } from './publish.ts';
import { addDraft, currentText } from './save-draft.ts';

const EDITOR = { by: { id: 'p1', name: 'Avery Stone', email: 'avery@stone.example' }, now: new Date() };
/** Whichever is read first, the other one is read after the change. */
const TABLES = ['records', 'content_drafts'];

describeOnBothEngines('adding a record while one is published', (database) => {
  async function add(on: Database, fields: ContentFields, key = ''): Promise<Entry> {
    const blank = { content: '<p>Words.</p>', excerpt: 'Words.', image: 'noda', neighborhoodId: null };
    const added = await addDraft(on, 'guides', { ...blank, isFeatured: false, ...fields }, EDITOR, key);
    if (!('entry' in added)) throw new Error(added.status);
    return added.entry;
  }
  /** A store in which `entry` is published right after a table was read. */
  const publishing = (entry: Entry, table: string) =>
    withChangeDuringRead(database(), table, async () => {
      const published = await publish(database(), entry, { version: versionOf(entry) }, EDITOR);
      expect(published).toMatchObject({ status: 'done' });
    });

  test.for(TABLES)(
    'returns the same one to a retry (published after reading %s)',
    async (table, { skip }) => {
      skip(database().engine === 'sqlite', 'SQLite runs one transaction at a time');
      const fields = { title: `The porch, then ${table}` };
      const first = await add(database(), fields, table);
      const retried = await add(publishing(first, table), fields, table);
      expect(retried.id).toBe(first.id);
    },
  );

  test.for(TABLES)('chooses another id and number (published after reading %s)', async (table, { skip }) => {
    skip(database().engine === 'sqlite', 'SQLite runs one transaction at a time');
    const fields = { title: `The yard, then ${table}` };
    const first = await add(database(), fields);
    const next = await add(publishing(first, table), fields);
    expect(next.id).toBe(`${first.id}-2`);
    expect(currentText(next)?.id).toBe(Number(currentText(first)?.id) + 1);
  });
});
