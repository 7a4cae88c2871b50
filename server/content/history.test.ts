import { expect, test } from 'vitest';
import type { RecordOf, RecordOrigin } from '#domain/records/record-kinds.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { inTransaction } from '../database/database.ts';
import { noteDeskEvent } from '../live/desk-events.ts';
import { removeRecords, saveRecords } from '../records/record-store.ts';
import { contentRecords } from '../seed/content-records.ts';
import { describeEntry, readEntry, versionOf } from './entry.ts';
import { readHistory } from './history.ts';
import { publish, unpublish } from './publish.ts';
import { currentText, saveDraft } from './save-draft.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const KIM = { by: { id: 'p2', name: 'Kim Lane', email: 'kim@stone.example' }, now: NOW };

describeOnBothEngines('an imported home that was edited at the desk', (database) => {
  const home = { kind: 'listings', id: 'from-a-feed' } as const;
  const write = { at: NOW.toISOString(), origin: 'import' as RecordOrigin };
  const [sample] = contentRecords('listings');

  async function feed(description: string) {
    const record = { ...sample?.record, id: home.id, description } as RecordOf<'listings'>;
    const entry = { id: home.id, position: 900, record, source: '{}' };
    await inTransaction(database(), (trx) => saveRecords(trx, 'listings', [entry], write));
  }
  async function entryOf() {
    const entry = await readEntry(database().db, home);
    if (!entry) throw new Error('No home');
    return entry;
  }
  async function save(description: string, version: number) {
    const record = { ...currentText(await entryOf()), description };
    return await saveDraft(database(), home, { record, version }, KIM);
  }
  const history = async () => (await readHistory(database().db, home)).versions;

  test('has a history that says what is on the site and who wrote it', async () => {
    await feed('Of the feed.');
    await save('In Kim’s words.', versionOf(await entryOf()));
    await publish(database(), home, { version: versionOf(await entryOf()) }, KIM);
    expect(await history()).toMatchObject([{ action: 'published', isOnSite: true }, { action: 'kept' }]);

    await feed('New of the feed.');
    expect((await history()).filter(({ isOnSite }) => isOnSite)).toEqual([]);
    expect(await describeEntry(database().db, await entryOf())).toMatchObject({ updatedBy: '' });
    await save('In Kim’s words again.', versionOf(await entryOf()));
    await publish(database(), home, { version: versionOf(await entryOf()) }, KIM);
    expect((await history()).slice(0, 3)).toMatchObject([
      { action: 'published', who: 'Kim Lane', isOnSite: true },
      { action: 'kept', who: '' },
      { action: 'published', who: 'Kim Lane' },
    ]);
  });

  test('is back on the site when its last text is published after a feed removed it, now or later', async () => {
    const isShown = async () => (await history()).some(({ isOnSite }) => isOnSite);
    const remove = () => inTransaction(database(), (trx) => removeRecords(trx, 'listings', [home.id], write));
    const publishAgain = async (at?: string) => {
      const version = versionOf(await entryOf());
      return (await publish(database(), home, { version, ...(at && { at }) }, KIM)).status;
    };
    await feed('Of the feed.');
    await save('In Kim’s words.', versionOf(await entryOf()));
    await publishAgain();
    await remove();
    expect([await isShown(), await publishAgain(), await isShown()]).toEqual([false, 'done', true]);
    expect(currentText(await entryOf())?.description).toBe('In Kim’s words.');

    await remove();
    expect(await publishAgain('2026-12-01T12:00:00.000Z')).toBe('done');
    expect(await describeEntry(database().db, await entryOf())).toMatchObject({ state: 'scheduled' });
    await publishAgain();
  });

  test('keeps its text when taken off the site, and its draft is compared with the last published one', async () => {
    await feed('Shown.');
    await unpublish(database(), home, versionOf(await entryOf()), KIM);
    expect((await history())[0]).toMatchObject({ action: 'unpublished', difference: [] });
    expect((await describeEntry(database().db, await entryOf())).difference).toEqual([]);
    await save('Shown, and more.', versionOf(await entryOf()));
    const { difference } = await describeEntry(database().db, await entryOf());
    expect(difference.map(({ field }) => field)).toEqual(['description']);
  });

  test('gets a version that no open editor has when the feed brings it back', async () => {
    await inTransaction(database(), (trx) => removeRecords(trx, 'listings', [home.id], write));
    await database().db.deleteFrom('content_versions').where('id', '=', home.id).execute();
    await feed('At the old price.');
    const version = versionOf(await entryOf());
    await inTransaction(database(), (trx) => removeRecords(trx, 'listings', [home.id], write));
    await feed('At the new price.');
    expect(await save('At the old price!', version)).toMatchObject({ status: 'conflict' });
  });

  test('gets a newer version when its draft is published after the feed brought it back', async () => {
    await feed('Of the feed.');
    await save('In Kim’s words.', versionOf(await entryOf()));
    for (const subject of ['one', 'two', 'three']) await noteDeskEvent(database().db, 'content', subject);
    await inTransaction(database(), (trx) => removeRecords(trx, 'listings', [home.id], write));
    await feed('Back in the feed.');
    await publish(database(), home, { version: versionOf(await entryOf()) }, KIM);
    expect((await history()).slice(0, 2)).toMatchObject([
      { action: 'published', isOnSite: true },
      { action: 'kept' },
    ]);
  });
});
