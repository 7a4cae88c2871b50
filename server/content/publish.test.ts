import { expect, test } from 'vitest';
import { HOUR_MS } from '#domain/durations.ts';
import type { RecordOf } from '#domain/records/record-kinds.ts';
import { withChangeDuringRead } from '#test/change-during-read.ts';
import { describeOnBothEngines, silent } from '#test/databases.ts';
import { insertPerson } from '../auth/people-store.ts';
import { inTransaction } from '../database/database.ts';
import { saveRecords } from '../records/record-store.ts';
import { contentRecords } from '../seed/content-records.ts';
import { type EntryKey, readEntry, versionOf } from './entry.ts';
import { publish, publishDue, republish, unpublish } from './publish.ts';
import { addDraft, currentText, saveDraft } from './save-draft.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const IN_AN_HOUR = new Date(NOW.getTime() + HOUR_MS).toISOString();
const KIM = { by: { id: 'p2', name: 'Kim Lane', email: 'kim@stone.example' }, now: NOW };
const EDITOR = { by: { id: 'p1', name: 'Avery Stone', email: 'avery@stone.example' }, now: NOW };

describeOnBothEngines('publishing a draft', (database) => {
  const areaOf = (id: string): EntryKey => ({ kind: 'neighborhoods', id });
  async function entryOf(key: EntryKey) {
    const entry = await readEntry(database().db, key);
    if (!entry) throw new Error(`No ${key.id}`);
    return { ...entry, version: versionOf(entry), text: currentText(entry) };
  }
  async function save(key: EntryKey, tagline: string): Promise<number> {
    const { text, version } = await entryOf(key);
    await saveDraft(database(), key, { record: { ...text, tagline }, version }, EDITOR);
    return (await entryOf(key)).version;
  }

  test('does not publish text saved while its wording is checked', async () => {
    const noda = areaOf('noda');
    const version = await save(noda, 'Murals');
    const meanwhile = withChangeDuringRead(database(), 'content_drafts', async () => {
      await save(noda, 'Perfect for families');
    });
    expect(await publish(meanwhile, noda, { version }, EDITOR)).toMatchObject({ status: 'conflict' });
    expect((await entryOf(noda)).row?.record).not.toContain('families');
  });

  test.each(['records', 'content_drafts'])(
    'that another request publishes meanwhile succeeds, too (after reading %s)',
    async (table) => {
      const review = { name: 'Dana P.', location: 'Dilworth', content: 'Kind.' };
      const added = await addDraft(database(), 'reviews', review, EDITOR);
      if (!('entry' in added)) throw new Error(added.status);
      const changed = areaOf('noda');
      await save(changed, `Murals, says ${table}`);
      for (const key of [changed, added.entry]) {
        const { version } = await entryOf(key);
        const publishIt = (on = database()) => publish(on, key, { version }, EDITOR);
        const meanwhile = withChangeDuringRead(database(), table, async () => {
          expect(await publishIt()).toMatchObject({ status: 'done' });
        });
        expect(await publishIt(meanwhile)).toMatchObject({ status: 'done', entry: { draft: null } });
      }
    },
  );

  test('taken back after unpublishing restores the record, and its draft stays a draft', async () => {
    const area = areaOf('fourth-ward');
    const shipped = await entryOf(area);
    const takeOff = async () => {
      await unpublish(database(), area, null, EDITOR);
      return (await entryOf(area)).version;
    };
    const version = await takeOff();
    await republish(database(), area, { version }, EDITOR);
    const back = await entryOf(area);
    expect(back).toMatchObject({ row: { origin: 'content' }, draft: null, text: shipped.text });
    expect(await republish(database(), area, { version }, EDITOR)).toMatchObject({ status: 'conflict' });

    await publish(database(), area, { version: await save(area, 'Porches and trains') }, EDITOR);
    await save(area, 'Not yet');
    await republish(database(), area, { version: await takeOff() }, EDITOR);
    const again = await entryOf(area);
    expect(again).toMatchObject({ row: { origin: 'desk' }, text: { tagline: 'Not yet' } });
    expect(again.row?.record).toContain('Porches and trains');
    await republish(database(), area, { version: null }, EDITOR);
    expect((await entryOf(area)).version).toBe(again.version);
  });

  test('after it was scheduled makes an unaware editor meet a conflict', async () => {
    const area = areaOf('southend');
    const version = await save(area, 'Rails');
    const { text } = await entryOf(area);
    await publish(database(), area, { version, at: IN_AN_HOUR }, EDITOR);
    const sent = { record: { ...text, tagline: 'Rails.' }, version };
    expect(await saveDraft(database(), area, sent, EDITOR)).toMatchObject({ status: 'conflict' });
    expect((await entryOf(area)).draft).toMatchObject({ publish_at: IN_AN_HOUR });
    await save(area, 'Not at a time');
  });

  test('resumes its schedule after the record was off the site, unless the draft was changed', async () => {
    const area = areaOf('plaza-midwood');
    const reason = 'Quoted from the county’s map';
    const scheduleIt = async () =>
      await publish(
        database(),
        area,
        { version: await save(area, 'Perfect for families'), at: IN_AN_HOUR, reason },
        EDITOR,
      );
    const takeOff = async () => await unpublish(database(), area, null, EDITOR);
    const putBack = async () => {
      await republish(database(), area, { version: null, at: IN_AN_HOUR }, KIM);
      return (await entryOf(area)).draft;
    };
    await scheduleIt();
    await takeOff();
    expect((await entryOf(area)).draft).toMatchObject({ publish_at: null });
    expect(await putBack()).toMatchObject({
      publish_at: IN_AN_HOUR,
      publish_by: 'Avery Stone',
      publish_reason: reason,
    });
    await takeOff();
    await save(area, 'No kids, Christian community');
    expect(await putBack()).toMatchObject({ publish_at: null, publish_reason: null });
  });

  test('restores a record’s origin when it goes back on the site', async () => {
    const [home, area] = [{ kind: 'listings', id: 'from-a-feed' } as const, areaOf('noda')];
    const [sample] = contentRecords('listings');
    const record = { ...sample?.record, id: home.id } as RecordOf<'listings'>;
    await inTransaction(database(), (trx) =>
      saveRecords(trx, 'listings', [{ id: home.id, position: 900, record, source: '{}' }], {
        origin: 'import',
        at: NOW.toISOString(),
      }),
    );
    const later = { ...EDITOR, now: new Date(NOW.getTime() + HOUR_MS) };
    const offAndOn = async (key: EntryKey) => {
      await unpublish(database(), key, null, later);
      await republish(database(), key, { version: null }, later);
      return (await entryOf(key)).row;
    };
    for (const _ of ['once', 'twice']) expect(await offAndOn(home)).toMatchObject({ origin: 'import' });

    await publish(database(), area, { version: await save(area, 'Ours') }, EDITOR);
    const then = JSON.stringify({ tagline: 'Of the last release' });
    await database().db.updateTable('records').set({ shipped: then }).where('id', '=', 'noda').execute();
    const row = await offAndOn(area);
    expect(row).toMatchObject({ origin: 'desk', shipped: then });
    expect(row?.record).toContain(`"updatedAt":"${NOW.toISOString()}"`);
  });

  test('on schedule is not blocked by an invalid draft, which loses its schedule', async () => {
    const [broken, sound] = [areaOf('dilworth'), areaOf('uptown')];
    const at = new Date(NOW.getTime() + HOUR_MS).toISOString();
    for (const key of [broken, sound]) {
      const version = await save(key, 'Porches');
      await publish(database(), key, { version, at }, EDITOR);
    }
    const { version } = await entryOf(broken);
    const inTheWay = {
      ...broken,
      version,
      action: 'published',
      record: '{}',
      who: '',
      at,
      reason: '',
    } as const;
    await database().db.insertInto('content_versions').values(inTheWay).execute();
    const later = new Date(NOW.getTime() + 2 * HOUR_MS);
    expect(await publishDue(database(), later, silent)).toBe(1);
    expect((await entryOf(sound)).row?.record).toContain('Porches');
    expect((await entryOf(broken)).draft).toMatchObject({ publish_at: null });
    expect(await publishDue(database(), later, silent)).toBe(0);
  });

  test('on schedule is retried at the next check after a lost connection', async () => {
    const noda = areaOf('noda');
    const at = new Date(NOW.getTime() + HOUR_MS).toISOString();
    const version = await save(noda, 'Galleries');
    await publish(database(), noda, { version, at }, EDITOR);
    const later = new Date(NOW.getTime() + 2 * HOUR_MS);
    const breaking = withChangeDuringRead(database(), 'records', async () => {
      throw Object.assign(new Error('terminating connection'), { code: '57P01' });
    });
    expect(await publishDue(breaking, later, silent)).toBe(0);
    expect((await entryOf(noda)).draft).toMatchObject({ publish_at: at });
    expect(await publishDue(database(), later, silent)).toBe(1);
  });

  test.each([
    ['is an owner still', 'owner', 1],
    ['is a member by then', 'member', 0],
    ['has left by then', null, 0],
  ] as const)('on schedule changes the lead address only if its owner %s', async (_, role, count) => {
    const { by } = EDITOR;
    const owner = { ...EDITOR, by: { ...by, role: 'owner' as const } };
    const { db } = database();
    await db.deleteFrom('people').execute();
    if (role) await inTransaction(database(), (trx) => insertPerson(trx, { ...by, role, passwordHash: '' }));
    const [{ id = '' } = {}] = await db
      .selectFrom('records')
      .select('id')
      .where('kind', '=', 'agent')
      .execute();
    const key: EntryKey = { kind: 'agent', id };
    const before = await entryOf(key);
    const email = `leads-of-${role}@elsewhere.example`;
    await saveDraft(database(), key, { record: { ...before.text, email }, version: before.version }, owner);
    const { version } = await entryOf(key);
    expect(await publish(database(), key, { version, at: IN_AN_HOUR }, owner)).toMatchObject({
      status: 'done',
    });

    expect(await publishDue(database(), new Date(IN_AN_HOUR), silent)).toBe(count);
    const after = await entryOf(key);
    expect(after.row?.record?.includes(email)).toBe(count === 1);
    if (count === 0) expect(after.draft).toMatchObject({ publish_at: null });
  });
});
