import { expect, test } from 'vitest';
import { HOUR_MS } from '#domain/durations.ts';
import { describeOnBothEngines, silent } from '#test/databases.ts';
import { whileRead } from '#test/while-read.ts';
import { type EntryKey, readEntry, versionOf } from './entry.ts';
import { publish, publishDue, republish, unpublish } from './publish.ts';
import { currentText, saveDraft } from './save-draft.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
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

  test('what is saved while its wording is read is not published with it', async () => {
    const noda = areaOf('noda');
    const version = await save(noda, 'Murals');
    const meanwhile = whileRead(database(), 'content_drafts', async () => {
      await save(noda, 'Perfect for families');
    });
    expect(await publish(meanwhile, noda, { version }, EDITOR)).toMatchObject({ status: 'conflict' });
    expect((await entryOf(noda)).row?.record).not.toContain('families');
  });

  test('a record goes back on the site as it was, and a draft over it stays a draft', async () => {
    const area = areaOf('fourth-ward');
    const shipped = await entryOf(area);
    const takeOff = async () => {
      await unpublish(database(), area, null, EDITOR);
      return (await entryOf(area)).version;
    };
    const version = await takeOff();
    await republish(database(), area, version, EDITOR);
    const back = await entryOf(area);
    expect(back).toMatchObject({ row: { origin: 'content' }, draft: null, text: shipped.text });
    expect(await republish(database(), area, version, EDITOR)).toMatchObject({ status: 'conflict' });

    await publish(database(), area, { version: await save(area, 'Porches and trains') }, EDITOR);
    await save(area, 'Not yet');
    await republish(database(), area, await takeOff(), EDITOR);
    const again = await entryOf(area);
    expect(again).toMatchObject({ row: { origin: 'desk' }, text: { tagline: 'Not yet' } });
    expect(again.row?.record).toContain('Porches and trains');
    await republish(database(), area, null, EDITOR);
    expect((await entryOf(area)).version).toBe(again.version);
  });

  test('one that cannot be published keeps no other one off the site, and is a draft again', async () => {
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

  test('one that a broken connection kept off the site goes on it at the next check', async () => {
    const noda = areaOf('noda');
    const at = new Date(NOW.getTime() + HOUR_MS).toISOString();
    const version = await save(noda, 'Galleries');
    await publish(database(), noda, { version, at }, EDITOR);
    const later = new Date(NOW.getTime() + 2 * HOUR_MS);
    const breaking = whileRead(database(), 'records', async () => {
      throw Object.assign(new Error('terminating connection'), { code: '57P01' });
    });
    expect(await publishDue(breaking, later, silent)).toBe(0);
    expect((await entryOf(noda)).draft).toMatchObject({ publish_at: at });
    expect(await publishDue(database(), later, silent)).toBe(1);
  });
});
