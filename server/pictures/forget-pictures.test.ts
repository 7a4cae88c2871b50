import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/durations.ts';
import { uploadedPictureAddress } from '#domain/pictures/uploaded-picture.ts';
import { withChangeDuringRead } from '#test/change-during-read.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { lockWaits } from '#test/lock-waits.ts';
import { readEntry, versionOf } from '../content/entry.ts';
import { claimPictures, currentText, saveDraft, writeDraft } from '../content/save-draft.ts';
import { inTransaction } from '../database/database.ts';
import { forgetUnusedPictures } from './forget-pictures.ts';
import { renewPicture } from './picture-store.ts';

const EDITOR = { by: { id: 'p1', name: 'Avery Stone', email: 'avery@stone.example' }, now: new Date() };
const LONG_AGO = new Date(Date.now() - 31 * DAY_MS).toISOString();

describeOnBothEngines('deleting unused pictures', (database) => {
  test('deletes unused pictures after 30 days, but none in a text or its history', async () => {
    const { db } = database();
    const ids = ['1', '2', '3', '4'].map((digit) => digit.repeat(32));
    const days = [31, 29, 31, 31];
    const rows = ids.map((id, index) => ({
      id,
      name: `${index}.jpg`,
      width: 60,
      height: 40,
      who: 'Avery',
      at: new Date(Date.now() - (days[index] ?? 0) * DAY_MS).toISOString(),
    }));
    await db.insertInto('pictures').values(rows).execute();
    const files = ids.map((id) => ({ name: `${id}-20.avif`, picture_id: id, bytes: new Uint8Array([1]) }));
    await db.insertInto('picture_files').values(files).execute();
    const record = (id: string) => {
      const focalPoint = { x: 20, y: 80 };
      return JSON.stringify({ image: uploadedPictureAddress({ id, width: 60, height: 40, focalPoint }) });
    };
    const text = { kind: 'guides', id: 'a-guide', version: 1 } as const;
    await db
      .insertInto('content_drafts')
      .values({ ...text, record: record(ids[2] ?? ''), updated_at: '', updated_by: '' })
      .execute();
    await db
      .insertInto('content_versions')
      .values({ ...text, record: record(ids[3] ?? ''), action: 'published', who: '', at: '', reason: '' })
      .execute();
    await forgetUnusedPictures(database());
    const remaining = await db.selectFrom('pictures').select('id').orderBy('id').execute();
    expect(remaining.map(({ id }) => id)).toEqual(ids.slice(1));
    expect(
      await db
        .selectFrom('picture_files')
        .select('name')
        .where('picture_id', '=', ids[0] ?? '')
        .execute(),
    ).toEqual([]);
  });

  test('spares a picture that is used or uploaded again while the texts are being read', async () => {
    const { db } = database();
    const [used = '', again = '', unused = ''] = ['5', '6', '7'].map((digit) => digit.repeat(32));
    const at = new Date(Date.now() - 31 * DAY_MS).toISOString();
    const rows = [used, again, unused].map((id) => ({ id, name: '', width: 60, height: 40, who: '', at }));
    await db.insertInto('pictures').values(rows).execute();
    const focalPoint = { x: 50, y: 50 };
    const image = uploadedPictureAddress({ id: used, width: 60, height: 40, focalPoint });
    const busy = withChangeDuringRead(database(), 'content_drafts', async () => {
      const draft = { kind: 'guides', id: 'late', version: 1, record: JSON.stringify({ image }) } as const;
      await db
        .insertInto('content_drafts')
        .values({ ...draft, updated_at: '', updated_by: '' })
        .execute();
      await renewPicture(db, again, new Date().toISOString());
    });
    await forgetUnusedPictures(busy);
    const remaining = await db
      .selectFrom('pictures')
      .select('id')
      .where('id', 'in', [used, again, unused])
      .execute();
    expect(remaining.map(({ id }) => id).toSorted()).toEqual([used, again]);
  });

  test('saving a draft renews a newly added picture, or rejects it if it was deleted', async () => {
    const { db } = database();
    const image = await oldPicture('8');
    const key = { kind: 'neighborhoods', id: 'noda' } as const;
    const remaining = db.selectFrom('pictures').where('id', '=', '8'.repeat(32)).select('at');
    const at = async () => (await remaining.executeTakeFirstOrThrow()).at;
    const save = async (fields: object) => {
      const entry = await readEntry(db, key);
      const record = { ...(entry && currentText(entry)), ...fields };
      return await saveDraft(database(), key, { record, version: entry ? versionOf(entry) : 0 }, EDITOR);
    };
    await save({ image });
    expect(await at()).toBe(EDITOR.now.toISOString());
    await db.updateTable('pictures').set({ at: LONG_AGO }).execute();
    await save({ tagline: 'Murals' });
    expect(await at()).toBe(LONG_AGO);
    const gone = image.replaceAll('8', 'e');
    expect(await save({ image: gone })).toMatchObject({ status: 'invalid', errors: [{ field: 'image' }] });
    await db.deleteFrom('pictures').where('id', '=', '8'.repeat(32)).execute();
    expect(await save({ tagline: 'Galleries' })).toMatchObject({ status: 'done' });
  });

  test('spares a picture in a draft that is being saved', async ({ skip }) => {
    skip(database().engine === 'sqlite', 'SQLite runs one transaction at a time');
    const image = await oldPicture('9');
    const forgetting = await inTransaction(database(), async (trx) => {
      const entry = await readEntry(trx, { kind: 'neighborhoods', id: 'uptown' });
      if (!entry) throw new Error('No Uptown');
      const record = { ...currentText(entry), image };
      await claimPictures(trx, record, currentText(entry), EDITOR.now);
      await writeDraft(trx, entry, record, versionOf(entry) + 1, EDITOR);
      const end = forgetUnusedPictures(database());
      await Promise.race([end, expect.poll(() => lockWaits(database())).toHaveLength(1)]);
      return { end };
    });
    await forgetting.end;
    const remaining = database().db.selectFrom('pictures').where('id', '=', '9'.repeat(32)).select('id');
    expect(await remaining.execute()).toHaveLength(1);
  });

  const aPicture = (digit: string) => ({
    id: digit.repeat(32),
    name: '',
    width: 60,
    height: 40,
    who: '',
    at: LONG_AGO,
  });
  /** Inserts an expired picture. @returns its URL path */
  async function oldPicture(digit: string): Promise<string> {
    await database().db.insertInto('pictures').values(aPicture(digit)).execute();
    return uploadedPictureAddress({ ...aPicture(digit), focalPoint: { x: 50, y: 50 } });
  }
});
