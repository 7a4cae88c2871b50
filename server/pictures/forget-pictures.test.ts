import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/durations.ts';
import { uploadedPictureAddress } from '#domain/pictures/uploaded-picture.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { whileRead } from '#test/while-read.ts';
import { forgetUnusedPictures } from './forget-pictures.ts';
import { renewPicture } from './picture-store.ts';

describeOnBothEngines('pictures that nobody uses', (database) => {
  test('are kept for 30 days; those in a text or in its history stay', async () => {
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
    const kept = await db.selectFrom('pictures').select('id').orderBy('id').execute();
    expect(kept.map(({ id }) => id)).toEqual(ids.slice(1));
    expect(
      await db
        .selectFrom('picture_files')
        .select('name')
        .where('picture_id', '=', ids[0] ?? '')
        .execute(),
    ).toEqual([]);
  });

  test('one that is put in a text, or uploaded again, while the texts are read stays', async () => {
    const { db } = database();
    const [used = '', again = '', unused = ''] = ['5', '6', '7'].map((digit) => digit.repeat(32));
    const at = new Date(Date.now() - 31 * DAY_MS).toISOString();
    const rows = [used, again, unused].map((id) => ({ id, name: '', width: 60, height: 40, who: '', at }));
    await db.insertInto('pictures').values(rows).execute();
    const focalPoint = { x: 50, y: 50 };
    const image = uploadedPictureAddress({ id: used, width: 60, height: 40, focalPoint });
    const busy = whileRead(database(), 'content_drafts', async () => {
      const draft = { kind: 'guides', id: 'late', version: 1, record: JSON.stringify({ image }) } as const;
      await db
        .insertInto('content_drafts')
        .values({ ...draft, updated_at: '', updated_by: '' })
        .execute();
      await renewPicture(db, again, new Date().toISOString());
    });
    await forgetUnusedPictures(busy);
    const kept = await db
      .selectFrom('pictures')
      .select('id')
      .where('id', 'in', [used, again, unused])
      .execute();
    expect(kept.map(({ id }) => id).toSorted()).toEqual([used, again]);
  });
});
